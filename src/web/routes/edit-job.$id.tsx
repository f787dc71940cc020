// /edit-job/{id} – every field of a listing, for whoever looks after listings.
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { useMe } from '#features/accounts/ui/session.api.ts'
import { officeKey } from '#features/admin/ui/admin.api.ts'
import { readAddress } from '#features/admin/ui/desk-address.ts'
import { EditJobPage } from '#features/jobs/ui/edit-job-page.tsx'
import { mayUse } from '#shared/staff.ts'
import { ownPath } from '../own-path.ts'
import { pageHead } from '../page-head.ts'
import { NotYourArea } from '../shell/not-your-area.tsx'
import { staffOnly } from '../staff-only.ts'

/** From where somebody came, and whereto they come back. */
type Search = { from?: 'listing' | undefined; back?: string | undefined }

export const Route = createFileRoute('/edit-job/$id')({
  // What makes no sense is said to be none: what is left out would stay as it came.
  validateSearch: (search): Search => {
    if (search.from === 'listing') return { from: 'listing', back: undefined }
    const back = ownPath(search.back)
    return { from: undefined, back: back?.startsWith('/admin?') ? back : undefined }
  },
  beforeLoad: staffOnly,
  head: () => pageHead({ title: 'Edit Job Posting', description: 'For administrators.' }),
  component: EditJob,
})

function EditJob() {
  const me = useMe()
  const router = useRouter()
  const queryClient = useQueryClient()
  const { id } = Route.useParams()
  const { from, back: desk } = Route.useSearch()
  if (!me || !mayUse(me, 'listings')) return <NotYourArea who="editors" />
  // A place of the desk with its filter and page, as the address that it is.
  const toDesk = desk ? ({ to: '/admin', search: readDesk(desk) } as const) : ({ to: '/admin' } as const)
  const back = from ? ({ to: '/jobs/$id', params: { id } } as const) : toDesk
  // The desk's numbers name listings too.
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: officeKey })
  return (
    <EditJobPage
      id={id}
      onDone={() => {
        void lookAgain()
        void router.navigate(back)
      }}
      onDeleted={() => {
        void lookAgain()
        void router.navigate(from ? { to: '/' } : toDesk)
      }}
      cancel={
        <Link {...back} className={buttonClasses({ variant: 'outline' })}>
          Cancel
        </Link>
      }
    />
  )
}

function readDesk(path: string) {
  return readAddress(Object.fromEntries(new URL(path, 'http://desk').searchParams))
}
