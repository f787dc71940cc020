// /post-job: a new listing, empty or beginning as a copy of another.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWayOut } from '#design/unsaved-changes.tsx'
import { displayDaysDefault } from '../job.rules.ts'
import { JobPost } from '../job.schema.ts'
import { JobForm } from './job-form.tsx'
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

type Props = {
  onDone: () => void
  cancel: ReactNode
  /** The listing to begin with; nothing of it changes. */
  copyOf?: string | undefined
}

export function PostJobPage({ onDone, cancel, copyOf }: Props) {
  if (copyOf === undefined) return <PostForm defaults={empty} onDone={onDone} cancel={cancel} />
  return (
    <WithJob id={copyOf}>
      {(job) => (
        <PostForm
          defaults={{ ...toForm(job), active: true, featured: false }}
          note={`A copy of “${job.title}”. It goes online when you post it.`}
          onDone={onDone}
          cancel={cancel}
        />
      )}
    </WithJob>
  )
}

type FormProps = Omit<Props, 'copyOf'> & { defaults: JobFormValues; note?: string }

function PostForm({ defaults, note, onDone, cancel }: FormProps) {
  const companies = useQuery(companiesQuery)
  const { leave, isLeaving } = useWayOut(onDone)
  const post = usePostJob({ onDone: leave })
  return (
    <JobForm
      title="Post an Ocean Job"
      note={note}
      schema={JobPost}
      defaults={defaults}
      companies={companies.data?.companies ?? []}
      submitText="Post Job"
      pendingText="Posting"
      isPending={post.isPending}
      isLeaving={isLeaving}
      cancel={cancel}
      onSubmit={(values) => post.mutateAsync(values)}
    />
  )
}
