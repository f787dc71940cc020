// The table of listings: what people do with each, when it ends, and what can be done with it.

import { Badge } from '#design/badge.tsx'
import { buttonClasses } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { CopyPlus } from '#design/desk-icons.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { Pencil, Trash2 } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Cell, Header, Table } from '#design/table.tsx'
import type { Tone } from '#design/tone.ts'
import type { JobNumbers } from '#features/analytics/analytics.schema.ts'
import { useClock } from '#http/client/use-clock.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { denseTable } from './dense-table.ts'
import { describeEnd, type JobColumn, type JobOrder, jobColumns } from './job-numbers.ts'
import { writeDay } from './writing.ts'

const texts: readonly JobColumn[] = ['title', 'company', 'createdAt', 'expiresAt']
export const isNumeric = (key: JobColumn) => !texts.includes(key)

const chooseAll = 'Choose all on this page'

type Props = {
  jobs: readonly JobNumbers[]
  /** Whereto an edit comes back. */
  back: string
  order: JobOrder
  onSort: (by: JobColumn) => void
  chosen: ReadonlySet<string>
  onChoose: (ids: string[], isChosen: boolean) => void
  onDelete: (job: JobNumbers) => void
}

export function JobsTable({ jobs, back, order, onSort, chosen, onChoose, onDelete }: Props) {
  const ids = jobs.map(({ id }) => id)
  const isAllChosen = ids.every((id) => chosen.has(id))
  return (
    <>
      {/* On a phone the table has no header. */}
      <Checkbox
        label={chooseAll}
        className="mb-2 sm:hidden"
        checked={isAllChosen}
        onChange={({ target }) => onChoose(ids, target.checked)}
      />
      <Table caption="Interactions per job, last 13 months; closed jobs included" stacked className={denseTable}>
        <thead>
          <tr>
            <Header>
              <input
                type="checkbox"
                className="checkbox"
                aria-label={chooseAll}
                checked={isAllChosen}
                onChange={({ target }) => onChoose(ids, target.checked)}
              />
            </Header>
            {jobColumns.map(({ key, label }) => (
              <Header
                key={key}
                align={isNumeric(key) ? 'end' : 'start'}
                sort={order.by === key ? order.order : null}
                onSort={() => onSort(key)}
              >
                {label}
              </Header>
            ))}
            <Header>Actions</Header>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              <Cell label="Choose">
                <input
                  type="checkbox"
                  className="checkbox"
                  aria-label={`Choose ${job.title}`}
                  checked={chosen.has(job.id)}
                  onChange={({ target }) => onChoose([job.id], target.checked)}
                />
              </Cell>
              {jobColumns.map(({ key, label }) => (
                <Cell key={key} label={label} cellAlign={isNumeric(key) ? 'end' : 'start'} className={looks[key] ?? ''}>
                  <Value job={job} column={key} />
                </Cell>
              ))}
              <Cell label="Actions">
                <Acts job={job} back={back} onDelete={() => onDelete(job)} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

const looks: Partial<Record<JobColumn, string>> = {
  title: 'wrap-break-word sm:min-w-44',
  company: 'wrap-break-word',
  createdAt: 'whitespace-nowrap',
  expiresAt: 'whitespace-nowrap',
}
const tones: Record<ReturnType<typeof describeEnd>['state'], Tone> = {
  live: 'green',
  soon: 'amber',
  closed: 'slate',
  over: 'slate',
}

function Value({ job, column }: { job: JobNumbers; column: JobColumn }) {
  if (column === 'createdAt') return writeDay(job.createdAt)
  if (column === 'expiresAt') return <End job={job} />
  if (column === 'title')
    return (
      <span>
        <SiteLink to="/jobs/$id" params={{ id: job.id }} className="link inline-flex min-h-6 items-center">
          <bdi>{job.title}</bdi>
        </SiteLink>{' '}
        {job.featured && <Badge tone="coral">Featured</Badge>}
      </span>
    )
  return isNumeric(column) ? writeNumber(Number(job[column])) : job[column]
}

function End({ job }: { job: JobNumbers }) {
  const { state, text } = describeEnd(job, new Date(useClock()))
  return (
    <span className="inline-grid justify-items-start gap-1">
      {writeDay(job.expiresAt)}
      <Badge tone={tones[state]}>{text}</Badge>
    </span>
  )
}

function Acts({ job, back, onDelete }: { job: JobNumbers; back: string; onDelete: () => void }) {
  const link = buttonClasses({ variant: 'ghost', size: 'sm', className: 'btn-square' })
  return (
    <span className="flex gap-1">
      <SiteLink
        to="/edit-job/$id"
        params={{ id: job.id }}
        search={{ back }}
        aria-label={`Edit ${job.title}`}
        data-hint="Edit"
        className={link}
      >
        <Pencil aria-hidden="true" />
      </SiteLink>
      <SiteLink
        to="/post-job"
        search={{ copy: job.id }}
        aria-label={`Duplicate ${job.title}`}
        data-hint="Duplicate"
        className={link}
      >
        <CopyPlus aria-hidden="true" />
      </SiteLink>
      <IconButton size="sm" label={`Delete ${job.title}`} data-hint="Delete" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  )
}
