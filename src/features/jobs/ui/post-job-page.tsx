// /post-job: a new listing, empty or beginning as a copy of another.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { Alert } from '#design/alert.tsx'
import { useWayOut } from '#design/unsaved-changes.tsx'
import type { rulesOf } from '#http/client/form-rules.ts'
import { displayDaysDefault } from '../job.rules.ts'
import { type Job, type JobEdit, JobPost } from '../job.schema.ts'
import { PaySent } from '../pay/pay.schema.ts'
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
  post: (job: JobPost) => Promise<unknown>
}

type Props = {
  onDone: () => void
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
          <PostForm defaults={{ ...toForm(job), ...factsOf(job), active: true, featured: false }} {...rest} />
        </JobFormPage>
      )}
    </WithJob>
  )
}

/** What can be sent as it stands; all else is read from the texts again. */
function factsOf({ pay, place }: Job): Pick<JobFormValues, 'pay' | 'place'> {
  return { pay: PaySent.safeParse(pay).data, place: place ?? undefined }
}

function beginWith(draft: PostingDraft | null | undefined): DefaultValues<JobFormValues> {
  return { ...empty, ...draft?.fields } as DefaultValues<JobFormValues>
}

/** A form takes its values once: what was read anew needs a form of its own. */
function draftKey(draft: PostingDraft | null | undefined): string {
  return draft ? JSON.stringify(draft.fields) : ''
}

type FormProps = Pick<Props, 'onDone' | 'onAnother' | 'cancel' | 'draft' | 'warn'> & {
  defaults: DefaultValues<JobFormValues>
}

function PostForm({ defaults, draft, warn, onDone, onAnother, cancel }: FormProps) {
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
      isPending={post.isPending}
      isLeaving={isLeaving}
      isDraft={Boolean(draft)}
      mayWait
      warn={warn}
      cancel={cancel}
      onSubmit={(values) => post.mutateAsync(values)}
    />
  )
}
