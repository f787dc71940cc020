// /post-job: a new listing.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { displayDaysDefault } from '../job.rules.ts'
import { JobPost } from '../job.schema.ts'
import { JobForm, type JobFormValues } from './job-form.tsx'
import { companiesQuery, usePostJob } from './posting.api.ts'

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

export function PostJobPage({ onDone, cancel }: { onDone: () => void; cancel: ReactNode }) {
  const companies = useQuery(companiesQuery)
  const post = usePostJob({ onDone })
  return (
    <JobForm
      title="Post an Ocean Job"
      schema={JobPost}
      defaults={empty}
      companies={companies.data?.companies ?? []}
      submitText="Post Job"
      pendingText="Posting"
      isPending={post.isPending}
      isDone={post.isSuccess}
      cancel={cancel}
      onSubmit={(values) => post.mutateAsync(values)}
    />
  )
}
