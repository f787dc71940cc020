// /people/{username} – who somebody is in the forum. Visitors learn nothing of it, not even whether there is such a person.
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { latePart } from '#design/late-part.ts'
import { meQuery, useMe } from '#features/accounts/ui/session.api.ts'
import { notificationsQuery } from '#features/forum/ui/forum-care.api.ts'
import { loadForum } from '#features/forum/ui/load-forum.ts'
import { PersonNotFound, PersonPage } from '#features/forum/ui/person-page.tsx'
import { RestrictedView } from '#features/forum/ui/restricted-view.tsx'
import { personQuery } from '#features/forum/ui/taking-part.api.ts'
import { isMissing } from '#http/client/call-api.ts'
import { mayUse } from '#shared/staff.ts'
import { useLateTitle } from '../late-title.ts'
import { pageHead } from '../page-head.ts'
import { WhenSignedIn } from '../shell/when-signed-in.tsx'

export const Route = createFileRoute('/people/$username')({
  loader: async ({ context: { queryClient }, params: { username } }) => {
    if (!(await queryClient.ensureQueryData(meQuery))) return
    const query = personQuery(username)
    try {
      await loadForum(queryClient, notificationsQuery, query)
    } catch (error) {
      throw isMissing(error) ? notFound() : error
    }
    return { name: queryClient.getQueryData(query.queryKey)?.username }
  },
  head: ({ loaderData }) =>
    pageHead({ title: loaderData?.name ?? 'Forum', description: 'Somebody who works in the ocean.' }),
  component: PersonRoute,
  notFoundComponent: PersonNotFound,
})

/** What the team has noted about somebody. */
const ConductButton = latePart(async () => (await import('#features/admin/ui/conduct-button.tsx')).ConductButton)

function PersonRoute() {
  const me = useMe()
  const { username } = Route.useParams()
  const { data } = useQuery({ ...personQuery(username), enabled: me !== null })
  useLateTitle(data?.username)
  if (!me) return <RestrictedView />
  const isTeam = mayUse(me, 'forum')
  const about = (person: { id: string; username: string }) => (
    <WhenSignedIn>
      <ConductButton person={person} me={me} />
    </WhenSignedIn>
  )
  return <PersonPage key={username} username={username} isMe={data?.id === me.id} about={isTeam ? about : undefined} />
}
