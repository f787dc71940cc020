// /edit-job/{id}: every field of a listing, and its deletion.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { askedPart } from '#design/asked-part.ts'
import { Button } from '#design/button.tsx'
import { useWayOut } from '#design/unsaved-changes.tsx'
import type { Job } from '../job.schema.ts'
import { JobEdit } from '../job.schema.ts'
import { JobForm, JobFormPage } from './job-form.tsx'
import { companiesQuery, useDeleteJob, useEditJob } from './posting.api.ts'
import { toForm, WithJob } from './with-job.tsx'

const ConfirmDialog = askedPart(async () => (await import('#design/confirm-dialog.tsx')).ConfirmDialog)

type Props = { id: string; onDone: () => void; onDeleted: () => void; cancel: ReactNode }

/** A listing that came without a logo can be edited without one. */
function beginOf(job: Job) {
  const { companyLogo, ...fields } = toForm(job)
  const logo = companyLogo ? { companyLogo } : {}
  return { ...fields, ...logo, ...(job.draft ? { publishAt: job.publishAt } : {}) }
}

export function EditJobPage({ id, ...rest }: Props) {
  return <WithJob id={id}>{(job) => <EditForm job={job} {...rest} />}</WithJob>
}

function EditForm({ job, onDone, onDeleted, cancel }: Omit<Props, 'id'> & { job: Job }) {
  const [isAsking, setAsking] = useState(false)
  const companies = useQuery(companiesQuery)
  const isGone = useRef(false)
  const { leave, isLeaving } = useWayOut(() => (isGone.current ? onDeleted() : onDone()))
  const edit = useEditJob(job.id, { onDone: leave })
  const deletion = useDeleteJob({
    onDone: () => {
      isGone.current = true
      leave()
    },
  })
  return (
    <JobFormPage title="Edit Job Posting">
      <JobForm
        schema={JobEdit}
        defaults={beginOf(job)}
        waitsUntil={job.draft ? job.publishAt : undefined}
        known={job}
        companies={companies.data?.companies ?? []}
        submitText="Save Changes"
        pendingText="Saving"
        isPending={edit.isPending}
        isLeaving={isLeaving}
        cancel={
          <>
            <Button variant="danger" className="mr-auto" onClick={() => setAsking(true)}>
              Delete
            </Button>
            {cancel}
          </>
        }
        onlyChanges
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
    </JobFormPage>
  )
}
