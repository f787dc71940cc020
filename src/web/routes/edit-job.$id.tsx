// /edit-job/{id} – every field of a listing, for whoever looks after listings.
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { useMe } from '#features/accounts/ui/session.api.ts'
import { EditJobPage } from '#features/jobs/ui/edit-job-page.tsx'
import { mayUse } from '#shared/staff.ts'
import { pageHead } from '../page-head.ts'
import { NotYourArea } from '../shell/not-your-area.tsx'
import { staffOnly } from '../staff-only.ts'

export const Route = createFileRoute('/edit-job/$id')({
  beforeLoad: staffOnly,
  head: () => pageHead({ title: 'Edit Job Posting', description: 'For administrators.' }),
  component: EditJob,
})

function EditJob() {
  const me = useMe()
  const router = useRouter()
  const { id } = Route.useParams()
  if (!me || !mayUse(me, 'listings')) return <NotYourArea who="editors" />
  return (
    <EditJobPage
      id={id}
      onDone={() => void router.navigate({ to: '/admin' })}
      cancel={
        <Link to="/admin" className={buttonClasses({ variant: 'outline' })}>
          Cancel
        </Link>
      }
    />
  )
}
