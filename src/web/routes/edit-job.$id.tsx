// /edit-job/{id} – every field of a listing, for admins.
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { EditJobPage } from '#features/jobs/ui/edit-job-page.tsx'
import { pageHead } from '../page-head.ts'
import { staffOnly } from '../staff-only.ts'

export const Route = createFileRoute('/edit-job/$id')({
  beforeLoad: staffOnly,
  head: () => pageHead({ title: 'Edit Job Posting', description: 'For administrators.' }),
  component: EditJob,
})

function EditJob() {
  const router = useRouter()
  const { id } = Route.useParams()
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
