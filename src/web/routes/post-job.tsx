// /post-job – a new listing, for whoever looks after listings; ?copy={id} begins with what another says, ?import={address}
// with what is read there.
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { FieldMarks } from '#design/field-marks.tsx'
import { UnsavedQuestion } from '#design/unsaved-changes.tsx'
import { useMe } from '#features/accounts/ui/session.api.ts'
import { CommittedJob, type ImportAnswer, type ImportDraft } from '#features/imports/import.schema.ts'
import { DuplicateWarning } from '#features/imports/ui/duplicate-warning.tsx'
import { ImportPanel } from '#features/imports/ui/import-panel.tsx'
import { postOne } from '#features/imports/ui/imports.api.ts'
import { marksOf } from '#features/imports/ui/source-marks.tsx'
import type { Job } from '#features/jobs/job.schema.ts'
import { jobFormId, type WarnOf } from '#features/jobs/ui/job-form.tsx'
import { PostJobPage } from '#features/jobs/ui/post-job-page.tsx'
import { mayUse } from '#shared/staff.ts'
import { pageHead } from '../page-head.ts'
import { NotYourArea } from '../shell/not-your-area.tsx'
import { staffOnly } from '../staff-only.ts'

type Search = { copy?: string; import?: string }

export const Route = createFileRoute('/post-job')({
  validateSearch: (search): Search => ({
    ...(typeof search.copy === 'string' ? { copy: search.copy } : {}),
    ...(typeof search.import === 'string' ? { import: search.import } : {}),
  }),
  beforeLoad: staffOnly,
  head: () => pageHead({ title: 'Post an Ocean Job', description: 'For administrators.' }),
  component: PostJob,
})

const warn: WarnOf = (job) => <DuplicateWarning {...job} />

function PostJob() {
  const me = useMe()
  const router = useRouter()
  const { copy, import: address } = Route.useSearch()
  const [draft, setDraft] = useState<ImportDraft | null>(null)
  const [isTyped, setIsTyped] = useState(false)
  /** Waits for an answer: what was typed over the one before would be lost. */
  const [next, setNext] = useState<{ draft: ImportDraft | null } | null>(null)
  const [several, setSeveral] = useState<ImportAnswer | null>(null)
  const [posted, setPosted] = useState(0)
  const posting = useMemo(() => draft && { fields: draft.fields, schema: CommittedJob, post: postOne }, [draft])
  if (!me || !mayUse(me, 'listings')) return <NotYourArea who="editors" />
  const open = (other: ImportDraft | null) => (isTyped && other !== draft ? setNext({ draft: other }) : setDraft(other))
  const goHome = () => void router.navigate({ to: '/' })
  // On a slow line the page is still this one: then its form begins anew.
  const beginAnother = () => {
    setDraft(null)
    setPosted(posted + 1)
    void router.navigate({ to: '/post-job' })
  }
  // Whoever posts one of several comes back to the others.
  const goOn = (job: Job) => {
    // A draft is not on the board: it waits at the desk.
    const goAway = () => (job.draft ? void router.navigate({ to: '/admin', search: { section: 'jobs' } }) : goHome())
    if (!several?.drafts.some((each) => each === draft)) return goAway()
    const drafts = several.drafts.filter((each) => each !== draft)
    if (drafts.length + (several.errors?.length ?? 0) === 0) return goAway()
    setSeveral({ ...several, drafts })
    setDraft(null)
  }
  return (
    <FieldMarks marks={draft ? marksOf(draft) : {}}>
      <PostJobPage
        key={`${copy} ${posted}`}
        copyOf={copy}
        draft={posting}
        top={
          <ImportPanel
            address={address}
            formId={jobFormId}
            draft={draft}
            onDraft={open}
            several={several}
            onSeveral={setSeveral}
            onPosted={goHome}
          />
        }
        warn={warn}
        onTyped={setIsTyped}
        onDone={goOn}
        onAnother={beginAnother}
        cancel={
          <Link to="/" className={buttonClasses({ variant: 'outline' })}>
            Cancel
          </Link>
        }
      />
      {next && (
        <UnsavedQuestion
          title="Fill the form anew?"
          description="What you typed into it is not posted yet, and is lost."
          confirmText="Fill anew"
          cancelText="Keep it"
          onLose={() => {
            setDraft(next.draft)
            setNext(null)
          }}
          onKeep={() => setNext(null)}
        />
      )}
    </FieldMarks>
  )
}
