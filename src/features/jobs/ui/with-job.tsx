// A form that begins with a listing that is there: waits for it, says when there is none, and reads its fields.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#design/error-state.tsx'
import { isMissing } from '#http/client/call-api.ts'
import type { Job } from '../job.schema.ts'
import type { JobFormValues } from './job-form-values.ts'
import { jobQuery } from './jobs.api.ts'

export function WithJob({ id, children }: { id: string; children: (job: Job) => ReactNode }) {
  // As it is now: what was read of it for a page may be older than somebody's edit.
  const job = useQuery({ ...jobQuery(id), refetchOnMount: 'always' })
  if (job.isPending || !job.isFetchedAfterMount) return <Message>Loading...</Message>
  if (isMissing(job.error)) return <Message>Job not found</Message>
  if (job.isError) return <ErrorState onRetry={() => void job.refetch()} retrying={job.isFetching} />
  return children(job.data)
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid min-h-64 place-content-center">
      <div role="status">
        <h1 className="text-2xl">{children}</h1>
      </div>
    </div>
  )
}

export function toForm(job: Job): JobFormValues {
  // Pay and place are sent only when somebody changes them: what was read from a text goes on following it.
  const { id: _id, createdAt: _createdAt, expiresAt: _expiresAt, pay: _pay, place: _place, ...more } = job
  const { checkedOpenAt: _checked, draft: _draft, publishAt: _publishAt, ...fields } = more
  return { ...fields, companyLogo: fields.companyLogo ?? '', jobUrl: fields.jobUrl ?? '' } as JobFormValues
}
