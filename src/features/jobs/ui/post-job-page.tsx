// /post-job: a new listing, empty or beginning as a copy of another.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { Alert } from '#design/alert.tsx'
import { useWayOut } from '#design/unsaved-changes.tsx'
import { readPlaceQuery } from '#features/places/ui/places.api.ts'
import type { rulesOf } from '#http/client/form-rules.ts'
import { displayDaysDefault } from '../job.rules.ts'
import { type Job, type JobEdit, JobPost } from '../job.schema.ts'
import { factsToCopy, type KnownFacts } from '../known-facts.rules.ts'
import { JobForm, JobFormPage, type WarnOf } from './job-form.tsx'
import type { JobFormValues } from './job-form-values.ts'
import { companiesQuery, usePostJob } from './posting.api.ts'
import { toForm, WithJob } from './with-job.tsx'

const empty: JobFormValues = {
  title: '',
  company: '',
  companyId: null,
  companyLogo: '',
  companyWebsite: '',
  location: '',
  jobUrl: '',
  jobType: ['job'],
  workType: null,
  displayDays: displayDaysDefault,
  description: '',
  requirements: '',
  salary: '',
  experienceLevel: 'entry-level',
  industrySection: 'marine',
  applicationInstructions: '',
  applicationEmail: null,
  paidPosition: false,
  featured: false,
  active: true,
}

/** What was read of a posting elsewhere, by which rules it is checked, and how it is posted. */
export type PostingDraft = {
  fields: JobEdit
  schema: Parameters<typeof rulesOf>[0]
  post: (job: JobPost) => Promise<Job>
}

type Props = {
  onDone: (job: Job) => void
  /** Begins the next one. */
  onAnother?: () => void
  cancel: ReactNode
  /** The listing to begin with; nothing of it changes. */
  copyOf?: string | undefined
  /** Another draft needs another key. */
  draft?: PostingDraft | null
  /** Above the form. */
  top?: ReactNode
  warn?: WarnOf
  onTyped?: (isTyped: boolean) => void
}

const title = 'Post an Ocean Job'

export function PostJobPage({ copyOf, draft, top, ...rest }: Props) {
  if (copyOf === undefined)
    return (
      <JobFormPage title={title} top={top}>
        <PostForm key={draftKey(draft)} defaults={beginWith(draft)} draft={draft} {...rest} />
      </JobFormPage>
    )
  return (
    <WithJob id={copyOf}>
      {(job) => (
        <JobFormPage title={title} top={<Alert>A copy of “{job.title}”. It goes online when you post it.</Alert>}>
          <CopyForm job={job} {...rest} />
        </JobFormPage>
      )}
    </WithJob>
  )
}

function CopyForm({ job, ...rest }: Omit<FormProps, 'defaults'> & { job: Job }) {
  const reading = useQuery({ ...readPlaceQuery(job.location), enabled: job.location !== '' })
  return (
    <PostForm
      defaults={{ ...toForm(job), active: true, featured: false }}
      known={job}
      complete={(values) => ({ ...values, ...factsToCopy(job, values, reading.data?.place) })}
      {...rest}
    />
  )
}

function beginWith(draft: PostingDraft | null | undefined): DefaultValues<JobFormValues> {
  return { ...empty, ...draft?.fields } as DefaultValues<JobFormValues>
}

/** A form takes its values once: what was read anew needs a form of its own. */
function draftKey(draft: PostingDraft | null | undefined): string {
  return draft ? JSON.stringify(draft.fields) : ''
}

type FormProps = Pick<Props, 'onDone' | 'onAnother' | 'cancel' | 'draft' | 'warn' | 'onTyped'> & {
  defaults: DefaultValues<JobFormValues>
  /** What is stored of the listing that is copied. */
  known?: KnownFacts
  /** What is sent beside what the form says. */
  complete?: (values: JobFormValues) => JobFormValues
}

const asTheyAre = (values: JobFormValues) => values

function PostForm(props: FormProps) {
  const { defaults, known, complete = asTheyAre, draft, warn, onTyped, onDone, onAnother, cancel } = props
  const companies = useQuery(companiesQuery)
  const { leave, isLeaving } = useWayOut(onDone)
  const post = usePostJob({ onDone: leave, onAnother, ...(draft ? { call: draft.post } : {}) })
  return (
    <JobForm
      schema={draft?.schema ?? JobPost}
      defaults={defaults}
      companies={companies.data?.companies ?? []}
      submitText="Post Job"
      pendingText="Posting"
      isPending={post.isPending || post.isSuccess}
      isLeaving={isLeaving}
      isDraft={Boolean(draft)}
      mayWait
      known={known}
      warn={warn}
      onTyped={onTyped}
      cancel={cancel}
      onSubmit={(values) => post.mutateAsync(complete(values))}
    />
  )
}
