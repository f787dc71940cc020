// /edit-job/{id}: every field of a listing, and its deletion.
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#design/button.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { ApiError } from '#http/client/call-api.ts'
import type { Job } from '../job.schema.ts'
import { JobEdit } from '../job.schema.ts'
import { JobForm, type JobFormValues } from './job-form.tsx'
import { jobQuery } from './jobs.api.ts'
import { companiesQuery, useDeleteJob, useEditJob } from './posting.api.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#design/confirm-dialog.tsx')).ConfirmDialog }))

type Props = { id: string; onDone: () => void; cancel: ReactNode }

export function EditJobPage({ id, onDone, cancel }: Props) {
  const job = useQuery(jobQuery(id))
  if (job.isPending) return <Message>Loading...</Message>
  if (job.error instanceof ApiError && job.error.status === 404) return <Message>Job not found</Message>
  if (job.isError) return <ErrorState onRetry={() => void job.refetch()} retrying={job.isFetching} />
  return <EditForm job={job.data} onDone={onDone} cancel={cancel} />
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

function toForm(job: Job): JobFormValues {
  const { id: _id, createdAt: _createdAt, expiresAt: _expiresAt, ...fields } = job
  return { ...fields, companyLogo: fields.companyLogo ?? '', jobUrl: fields.jobUrl ?? '' } as JobFormValues
}

function EditForm({ job, onDone, cancel }: { job: Job; onDone: () => void; cancel: ReactNode }) {
  const [isAsking, setAsking] = useState(false)
  const companies = useQuery(companiesQuery)
  const edit = useEditJob(job.id, { onDone })
  const deletion = useDeleteJob({ onDone })
  return (
    <>
      <JobForm
        title="Edit Job Posting"
        schema={JobEdit}
        defaults={toForm(job)}
        companies={companies.data?.companies ?? []}
        submitText="Save Changes"
        pendingText="Saving"
        isPending={edit.isPending}
        isDone={edit.isSuccess || deletion.isSuccess}
        cancel={
          <>
            <Button variant="danger" className="mr-auto" onClick={() => setAsking(true)}>
              Delete
            </Button>
            {cancel}
          </>
        }
        onSubmit={(values) => edit.mutateAsync(values)}
      />
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title="Delete this job?"
            description={`“${job.title}” will be removed for good, together with the favorites that point to it.`}
            confirmText="Delete"
            pending={deletion.isPending}
            pendingText="Deleting"
            onConfirm={() => deletion.mutate(job.id, { onSettled: () => setAsking(false) })}
          />
        </Suspense>
      )}
    </>
  )
}
