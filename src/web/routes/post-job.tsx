// /post-job – a new listing, for whoever looks after listings; ?copy={id} begins with what another says.
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { useMe } from '#features/accounts/ui/session.api.ts'
import { PostJobPage } from '#features/jobs/ui/post-job-page.tsx'
import { mayUse } from '#shared/staff.ts'
import { pageHead } from '../page-head.ts'
import { NotYourArea } from '../shell/not-your-area.tsx'
import { staffOnly } from '../staff-only.ts'

export const Route = createFileRoute('/post-job')({
  validateSearch: (search): { copy?: string } => (typeof search.copy === 'string' ? { copy: search.copy } : {}),
  beforeLoad: staffOnly,
  head: () => pageHead({ title: 'Post an Ocean Job', description: 'For administrators.' }),
  component: PostJob,
})

function PostJob() {
  const me = useMe()
  const router = useRouter()
  const { copy } = Route.useSearch()
  if (!me || !mayUse(me, 'listings')) return <NotYourArea who="editors" />
  return (
    <PostJobPage
      key={copy}
      copyOf={copy}
      onDone={() => void router.navigate({ to: '/' })}
      cancel={
        <Link to="/" className={buttonClasses({ variant: 'outline' })}>
          Cancel
        </Link>
      }
    />
  )
}
