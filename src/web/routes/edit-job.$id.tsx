// /edit-job/{id} – every field of a listing, for whoever looks after listings.
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { useMe } from '#features/accounts/ui/session.api.ts'
import { EditJobPage } from '#features/jobs/ui/edit-job-page.tsx'
import { mayUse } from '#shared/staff.ts'
import { pageHead } from '../page-head.ts'
import { NotYourArea } from '../shell/not-your-area.tsx'
import { staffOnly } from '../staff-only.ts'

/** From where somebody came, and whereto they come back. */
type Search = { from?: 'listing' }

export const Route = createFileRoute('/edit-job/$id')({
  validateSearch: (search): Search => (search.from === 'listing' ? { from: 'listing' } : {}),
  beforeLoad: staffOnly,
  head: () => pageHead({ title: 'Edit Job Posting', description: 'For administrators.' }),
  component: EditJob,
})

function EditJob() {
  const me = useMe()
  const router = useRouter()
  const { id } = Route.useParams()
  const { from } = Route.useSearch()
  if (!me || !mayUse(me, 'listings')) return <NotYourArea who="editors" />
  const back = from ? ({ to: '/jobs/$id', params: { id } } as const) : ({ to: '/admin' } as const)
  return (
    <EditJobPage
      id={id}
      onDone={() => void router.navigate(back)}
      onDeleted={() => void router.navigate({ to: from ? '/' : '/admin' })}
      cancel={
        <Link {...back} className={buttonClasses({ variant: 'outline' })}>
          Cancel
        </Link>
      }
    />
  )
}
