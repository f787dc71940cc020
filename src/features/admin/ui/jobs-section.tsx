// Listings and what people do with them: view, sort, filter, page; edit, duplicate, or delete after a question.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { TextField } from '#design/field.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import { Pagination } from '#design/pagination.tsx'
import { SelectField } from '#design/select.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { JobNumbers, JobView } from '#features/analytics/analytics.schema.ts'
import { useDeleteJob } from '#features/jobs/ui/posting.api.ts'
import { useClock } from '#http/client/use-clock.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { useTyped } from './address-fields.ts'
import { analyticsQuery } from './admin.api.ts'
import { FileLink } from './csv-button.tsx'
import { backTo, useDesk } from './desk-address.ts'
import { DraftsPanel } from './drafts-panel.tsx'
import {
  arrangeJobs,
  isInView,
  type JobColumn,
  jobViews,
  namesAll,
  orderOptions,
  readOrder,
  writeOrder,
} from './job-numbers.ts'
import { JobsActBar } from './jobs-act-bar.tsx'
import { JobsChart } from './jobs-chart.tsx'
import { isNumeric, JobsTable } from './jobs-table.tsx'

const pageSize = 25

export function JobsSection({ jobs }: { jobs: readonly JobNumbers[] }) {
  const { address, go, narrow } = useDesk()
  const view = jobViews.find(({ value }) => value === address.view)?.value ?? 'all'
  const filter = address.query ?? ''
  const [typed, setTyped] = useTyped(filter, (query) => narrow({ query }, { replace: true }))
  const order = readOrder(address.sort)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [doomed, setDoomed] = useState<JobNumbers | null>(null)
  const now = new Date(useClock())
  const found = arrangeJobs(jobs, typed, order).filter((job) => isInView(job, view, now))
  const totalPages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(address.page ?? 1, totalPages)
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  // An act reaches nothing that is not in front of the operator.
  const chosenJobs = shown.filter(({ id }) => chosen.has(id))

  function choose(ids: string[], isChosen: boolean) {
    const others = chosenJobs.map(({ id }) => id).filter((id) => !ids.includes(id))
    setChosen(new Set(isChosen ? [...others, ...ids] : others))
  }

  function show(next: JobView) {
    // Whoever looks for what ends soon wants to see first what ends first.
    narrow({ view: next, ...(next === 'soon' ? { sort: writeOrder({ by: 'expiresAt', order: 'ascending' }) } : {}) })
  }

  function sortBy(by: JobColumn) {
    const turned = order.order === 'ascending' ? 'descending' : 'ascending'
    narrow({ sort: writeOrder({ by, order: by === order.by ? turned : isNumeric(by) ? 'descending' : 'ascending' }) })
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <PageHeading
        title="Job Analytics"
        actions={
          <SiteLink to="/post-job" className={buttonClasses({ variant: 'outline' })}>
            Post Job
          </SiteLink>
        }
      />
      <DraftsPanel />
      <JobsChart jobs={found} />
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label="Show"
          className="w-full sm:w-60"
          options={jobViews}
          value={view}
          onChange={({ target }) => show(jobViews.find(({ value }) => value === target.value)?.value ?? 'all')}
        />
        <TextField
          label="Filter by title or company"
          type="search"
          className="w-full sm:max-w-80 sm:flex-1"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label="Sort by"
          className="w-full sm:hidden"
          options={orderOptions}
          value={writeOrder(order)}
          onChange={({ target }) => narrow({ sort: target.value })}
        />
        <p role="status" className="min-h-12 content-center text-sm text-muted">
          {writeNumber(found.length)} of {namesAll(jobs) ? '' : 'the newest '}
          {writeNumber(jobs.length)} jobs
        </p>
        <div className="ml-auto min-h-12 content-center">
          <FileLink of="job analytics" path="/api/admin/jobs.csv" query={{ view, query: filter }} />
        </div>
      </div>
      <div className="min-w-0">
        {chosenJobs.length > 0 && <JobsActBar jobs={chosenJobs} onDone={() => setChosen(new Set())} />}
        {found.length === 0 ? (
          <EmptyState title="No jobs here" text="Choose another view, or look for other words." />
        ) : (
          <JobsTable
            jobs={shown}
            back={backTo(address)}
            order={order}
            onSort={sortBy}
            chosen={chosen}
            onChoose={choose}
            onDelete={setDoomed}
          />
        )}
      </div>
      <Pagination
        page={page}
        totalPages={totalPages}
        onPage={(next) => go((now) => ({ ...now, page: next }))}
        label="Pages of jobs"
      />
      <DeleteJob job={doomed} onClose={() => setDoomed(null)} />
    </div>
  )
}

function DeleteJob({ job, onClose }: { job: JobNumbers | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const remove = useDeleteJob({
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: analyticsQuery.queryKey })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open={job !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this job?"
      description={`“${job?.title ?? ''}” of ${job?.company ?? ''} disappears with its favorites, applications and numbers. This cannot be undone.`}
      confirmText="Delete job"
      pending={remove.isPending}
      pendingText="Deleting"
      onConfirm={() => job && remove.mutate(job.id)}
    />
  )
}
