// One berth in the form: the organisation with suggestions of ours, what somebody did there, and the year.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { TextField } from '#design/field.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { Trash2 } from '#design/icons.tsx'
import { suggestionsQuery } from '#features/jobs/ui/jobs.api.ts'
import type { Berth } from '../berth.schema.ts'

export type BerthRow = { key: number; company: string; work: string; year: string }

let rowsMade = 0
export const emptyRow = (): BerthRow => ({ key: ++rowsMade, company: '', work: '', year: '' })
export const rowOf = ({ company, work, year }: Berth): BerthRow => ({
  ...emptyRow(),
  company,
  work,
  year: String(year),
})

type Props = {
  /** They come with a membership, as the search's do: for others each letter would count as a search of the board. */
  offersNames: boolean
  row: BerthRow
  number: number
  errorOf: (field: keyof Berth) => string | undefined
  onChange: (row: BerthRow) => void
  onRemove: () => void
}

export function BerthFields({ offersNames, row, number, errorOf, onChange, onRemove }: Props) {
  const listId = useId()
  const typed = row.company.trim()
  const { data } = useQuery({
    ...suggestionsQuery(typed),
    enabled: offersNames && typed.length > 1,
    placeholderData: keepPreviousData,
  })
  const names = (data?.suggestions ?? []).filter(({ kind }) => kind === 'organisation').map(({ text }) => text)
  return (
    <fieldset className="grid items-start gap-3 border-b border-line pb-4 sm:grid-cols-[1fr_1fr_6rem_auto]">
      <legend className="sr-only">Berth {number}</legend>
      <TextField
        label="Organisation"
        list={listId}
        autoComplete="off"
        dir="auto"
        value={row.company}
        error={errorOf('company')}
        onChange={({ target }) => onChange({ ...row, company: target.value })}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label="What you did"
        dir="auto"
        value={row.work}
        error={errorOf('work')}
        onChange={({ target }) => onChange({ ...row, work: target.value })}
      />
      <TextField
        label="Year"
        inputMode="numeric"
        maxLength={4}
        value={row.year}
        error={errorOf('year')}
        onChange={({ target }) => onChange({ ...row, year: target.value })}
      />
      <IconButton label={`Remove berth ${number}`} className="sm:mt-7" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </fieldset>
  )
}
