// The filters. Without a membership they can be seen and tried; every try says how to get one.
import { type ChangeEvent, useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { TextField } from '#design/field.tsx'
import { Lock } from '#design/icons.tsx'
import { latePart } from '#design/late-part.ts'
import { useShownFirst } from '#design/show-first.ts'
import { SiteLink } from '#design/site-link.tsx'
import { showToast } from '#design/toast-store.ts'
import { WhenAwake } from '#design/when-awake.tsx'
import type { Facets } from '../board.schema.ts'
import { type BoardSearch, boardFields, hasFilters, toggled } from '../board-search.rules.ts'
import { jobTypeLabels, jobTypes, workTypeLabels, workTypes } from '../job.rules.ts'

const MoreFilters = latePart(async () => (await import('./more-filters.tsx')).MoreFilters)

type Props = {
  filters: BoardSearch
  /** Listings of each kind, when they are known. */
  counts?: Readonly<Record<string, number>> | undefined
  /** For members: how many listings every choice would leave. */
  facets: Facets | undefined
  now: Date
  isMember: boolean
  /** A promise is waited for: until then the filters show as chosen. */
  onChange: (filters: BoardSearch) => unknown
  /** Inside a sheet the title is already there. */
  hideTitle?: boolean
}

export function showMembershipToast(): void {
  showToast({
    title: (
      <>
        <SiteLink to="/membership" className="link text-link">
          Get Membership
        </SiteLink>{' '}
        to use filters and discover all opportunities
      </>
    ),
  })
}

const typingPauseMs = 350

export function FilterPanel({ filters: current, counts, facets, now, isMember, onChange, hideTitle = false }: Props) {
  const place = hideTitle ? 'sheet' : 'aside'
  const [filters, choose] = useShownFirst(current, onChange)
  const change = (next: Partial<BoardSearch>) => {
    if (!isMember) return showMembershipToast()
    choose({ ...filters, ...next, page: undefined })
  }
  return (
    <div className="grid gap-5">
      <div className="flex min-h-11 items-center justify-between gap-3">
        {hideTitle ? <span /> : <h2 className="text-xl">Filters</h2>}
        <Button variant="link" size="sm" aria-disabled={!hasFilters(filters)} onClick={() => choose({})}>
          Clear All
        </Button>
      </div>
      {!isMember && (
        <p className="flex items-start gap-2 rounded-md bg-hover px-3 py-2 text-sm">
          <Lock className="mt-0.5 size-4" />
          <span>
            Filters come with a membership.{' '}
            <SiteLink to="/membership" className="link">
              What else it gives
            </SiteLink>
          </span>
        </p>
      )}
      <Group id={`${place}-kind`} title="Opportunity Type">
        {jobTypes.map((type) => (
          <Checkbox
            key={type}
            id={`${place}-${type}`}
            name="jobType"
            value={type}
            label={jobTypeLabels[type]}
            aside={counts && (counts[type] ?? 0)}
            checked={filters.jobType?.includes(type) ?? false}
            onChange={() => change({ jobType: toggled(filters.jobType, type) })}
          />
        ))}
      </Group>
      <Group id={`${place}-work`} title="Work Type">
        {workTypes.map((type) => (
          <Checkbox
            key={type}
            id={`${place}-${type}`}
            name="workType"
            value={type}
            label={workTypeLabels[type]}
            aside={facets && (facets.workType[type] ?? 0)}
            checked={filters.workType?.includes(type) ?? false}
            onChange={() => change({ workType: toggled(filters.workType, type) })}
          />
        ))}
      </Group>
      <Group id={`${place}-pay`} title="Paid Position">
        <Checkbox
          id={`${place}-paid`}
          name="paidPosition"
          value="true"
          label="Only paid positions"
          checked={filters.paidPosition ?? false}
          onChange={() => change({ paidPosition: filters.paidPosition ? undefined : true })}
        />
      </Group>
      <LocationField
        id={`${place}-location`}
        value={filters.location ?? ''}
        isMember={isMember}
        onChange={(location) => change({ location: location || undefined })}
      />
      {isMember ? (
        <WhenAwake>
          <MoreFilters place={place} filters={filters} facets={facets} now={now} onChange={change} />
        </WhenAwake>
      ) : (
        <p className="text-sm text-muted">Members also filter by pay, sea, closing day and needs.</p>
      )}
    </div>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id} className="mb-1 text-sm font-semibold">
        {title}
      </legend>
      {children}
    </fieldset>
  )
}

const meaningOf = (typed: string) => boardFields.location(typed).value ?? ''

/** Waits for a pause in typing, so that the address does not change with every letter. */
function LocationField({
  id,
  value,
  isMember,
  onChange,
}: {
  id: string
  value: string
  isMember: boolean
  onChange: (value: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const meant = meaningOf(typed)
  // A space at the end stays: another word may follow it.
  useEffect(() => setTyped((now) => (meaningOf(now) === value ? now : value)), [value])
  useEffect(() => {
    if (meant === value) return
    const timer = setTimeout(() => onChange(meant), typingPauseMs)
    return () => clearTimeout(timer)
  }, [meant, value, onChange])

  function type(event: ChangeEvent<HTMLInputElement>) {
    if (isMember) setTyped(event.target.value)
    else showMembershipToast()
  }
  return (
    <TextField
      id={id}
      label="Location"
      name="location"
      placeholder="Search locations..."
      autoComplete="off"
      value={typed}
      onChange={type}
      onFocus={() => isMember || showMembershipToast()}
      // Who closes the sheet right after typing means it too.
      onBlur={() => meant === value || onChange(meant)}
    />
  )
}
