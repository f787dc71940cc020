// /logbook – one's own applications. Who is not signed in does that first.
import { createFileRoute, redirect } from '@tanstack/react-router'
import { meQuery, useMe } from '#features/accounts/ui/session.api.ts'
import { LogbookPage } from '#features/logbook/ui/logbook-page.tsx'
import { pageHead } from '../page-head.ts'
import { drawNote } from '../shell/draw-note.tsx'
import { useNow } from '../use-now.ts'

export const Route = createFileRoute('/logbook')({
  beforeLoad: async ({ context }) => {
    if (await context.queryClient.ensureQueryData(meQuery)) return
    throw redirect({ to: '/auth', state: { returnTo: '/logbook' }, search: { returnTo: '/logbook' }, statusCode: 302 })
  },
  head: () => pageHead({ title: 'Logbook', description: 'Your applications, from interest to answer.' }),
  component: Logbook,
})

function Logbook() {
  const now = useNow()
  return useMe() && <LogbookPage now={now} drawNote={drawNote} />
}
