// Listings and what people do with them: sort, filter, page; edit, or delete after a question.
import { useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { TextField } from '#design/field.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import { Pagination } from '#design/pagination.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Cell, Header, Table } from '#design/table.tsx'
import type { JobNumbers } from '#features/analytics/analytics.schema.ts'
import { useDeleteJob } from '#features/jobs/ui/posting.api.ts'
import { analyticsQuery } from './admin.api.ts'
import { CsvButton } from './csv-button.tsx'
import { denseTable } from './dense-table.ts'
import { arrangeJobs, type JobColumn, type JobOrder, jobColumns } from './job-numbers.ts'
import { JobsActBar, mostChosen } from './jobs-act-bar.tsx'
import { writeNumber } from './number-card.tsx'

const pageSize = 25
const isNumeric = (key: JobColumn) => !['title', 'company', 'createdAt'].includes(key)

export function JobsSection({ jobs }: { jobs: readonly JobNumbers[] }) {
  const [filter, setFilter] = useState('')
  const [order, setOrder] = useState<JobOrder>({ by: 'createdAt', order: 'descending' })
  const [wantedPage, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [doomed, setDoomed] = useState<JobNumbers | null>(null)
  const found = arrangeJobs(jobs, filter, order)
  const totalPages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(wantedPage, totalPages)

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (!isChosen) next.delete(id)
    else if (next.size < mostChosen) next.add(id)
    setChosen(next)
  }

  function sortBy(by: JobColumn) {
    const turned = order.order === 'ascending' ? 'descending' : 'ascending'
    setOrder({ by, order: by === order.by ? turned : isNumeric(by) ? 'descending' : 'ascending' })
    setPage(1)
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <PageHeading
        title="Job Analytics"
        actions={
          <SiteLink href="/post-job" className={buttonClasses({ variant: 'outline' })}>
            Post Job
          </SiteLink>
        }
      />
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label="Filter by title or company"
          type="search"
          className="w-full sm:max-w-80"
          value={filter}
          onChange={({ target }) => {
            setFilter(target.value)
            setPage(1)
          }}
        />
        <p role="status" className="min-h-12 content-center text-sm text-muted">
          {writeNumber(found.length)} of {writeNumber(jobs.length)} jobs
        </p>
        <div className="min-h-12 content-center sm:ml-auto">
          <CsvButton name="job-analytics" of="job analytics" rows={found} />
        </div>
      </div>
      {chosen.size > 0 && <JobsActBar ids={[...chosen]} onDone={() => setChosen(new Set())} />}
      <Table caption="Interactions per job, last 13 months; closed jobs included" stacked className={denseTable}>
        <thead>
          <tr>
            <Header>Choose</Header>
            {jobColumns.map(({ key, label }) => (
              <Header
                key={key}
                align={isNumeric(key) ? 'end' : 'start'}
                sort={order.by === key ? order.order : null}
                onSort={() => sortBy(key)}
              >
                {label}
              </Header>
            ))}
            <Header>Actions</Header>
          </tr>
        </thead>
        <tbody>
          {found.slice((page - 1) * pageSize, page * pageSize).map((job) => (
            <JobRow
              key={job.id}
              job={job}
              isChosen={chosen.has(job.id)}
              onChoose={(isChosen) => choose(job.id, isChosen)}
              onDelete={() => setDoomed(job)}
            />
          ))}
        </tbody>
      </Table>
      <Pagination page={page} totalPages={totalPages} onPage={setPage} label="Pages of jobs" />
      <DeleteJob job={doomed} onClose={() => setDoomed(null)} />
    </div>
  )
}

type RowProps = {
  job: JobNumbers
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onDelete: () => void
}

function JobRow({ job, isChosen, onChoose, onDelete }: RowProps) {
  return (
    <tr>
      <Cell label="Choose">
        <input
          type="checkbox"
          className="checkbox"
          aria-label={`Choose ${job.title}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </Cell>
      {jobColumns.map(({ key, label }) => (
        <Cell
          key={key}
          label={label}
          cellAlign={isNumeric(key) ? 'end' : 'start'}
          className={
            key === 'title'
              ? 'wrap-break-word sm:min-w-44'
              : key === 'createdAt'
                ? 'whitespace-nowrap'
                : 'wrap-break-word'
          }
        >
          {key === 'createdAt' ? job.createdAt.slice(0, 10) : isNumeric(key) ? writeNumber(Number(job[key])) : job[key]}
        </Cell>
      ))}
      <Cell label="Actions">
        <span className="flex gap-1">
          <SiteLink
            href={`/edit-job/${job.id}`}
            aria-label={`Edit ${job.title}`}
            className={buttonClasses({ variant: 'ghost', size: 'sm', className: 'btn-square' })}
          >
            <Pencil aria-hidden="true" />
          </SiteLink>
          <IconButton size="sm" label={`Delete ${job.title}`} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </span>
      </Cell>
    </tr>
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
      description={`“${job?.title ?? ''}” of ${job?.company ?? ''} disappears with its favourites, applications and numbers. This cannot be undone.`}
      confirmText="Delete job"
      pending={remove.isPending}
      pendingText="Deleting"
      onConfirm={() => job && remove.mutate(job.id)}
    />
  )
}
