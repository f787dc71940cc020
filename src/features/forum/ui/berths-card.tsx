// Berths somebody held, as they choose to say on their page: an organisation of ours or another, what they did, and when.
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { Plus } from '#design/icons.tsx'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import { errorText } from '#http/client/call-api.ts'
import { withSingleSpaces } from '#shared/text.ts'
import { Berths, mostBerths } from '../berth.schema.ts'
import { BerthFields, type BerthRow, emptyRow, rowOf } from './berth-fields.tsx'
import { berthsQuery, useBerthsChange } from './questions.api.ts'

type Errors = Record<string, string>

export function BerthsCard({ offersNames }: { offersNames: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(berthsQuery)
  const change = useBerthsChange()
  const keeper = useFocusKeeper<HTMLDivElement>()
  const [typed, setRows] = useState<BerthRow[] | null>(null)
  const rows = typed ?? []
  const [errors, setErrors] = useState<Errors>({})
  useEffect(() => {
    // Only what was there at first: who types on while it is saved keeps what was typed.
    if (data) setRows((now) => now ?? data.berths.map(rowOf))
  }, [data])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const berths = rows.map(({ company, work, year }) => ({
      company,
      work,
      year: year.trim() ? Number(year) : undefined,
    }))
    const parsed = Berths.safeParse({ berths })
    const issues = parsed.error?.issues ?? []
    const told = Object.fromEntries(issues.reverse().map(({ path, message }) => [path.slice(1).join('.'), message]))
    flushSync(() => setErrors(told))
    // The first of them is read out, and mended next.
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    if (parsed.success && !change.isPending) change.mutate(parsed.data)
  }

  const known = (data?.berths ?? []).map(({ year, ...berth }) => ({ ...berth, year: String(year) }))
  const set = (at: number, row: BerthRow) => setRows(rows.map((each, index) => (index === at ? row : each)))
  return (
    <Card {...keeper} as="section" aria-labelledby="berths-heading">
      <UnsavedChanges isUnsaved={typed !== null && wordsOf(typed) !== wordsOf(known)} />
      <h2 id="berths-heading" className="mb-2 text-xl">
        Berths you held
      </h2>
      <p className="mb-4 text-muted">
        If you like: members who look at a listing of the organisation see your name there and can ask you one question
        about it, in the forum. They see what you write here and nothing of your logbook.
      </p>
      {error && !data ? (
        <ErrorState text={errorText(error, '')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <form noValidate method="post" onSubmit={submit} className="grid gap-4">
          {rows.map((row, at) => (
            <BerthFields
              key={row.key}
              offersNames={offersNames}
              row={row}
              number={at + 1}
              errorOf={(field) => errors[`${at}.${field}`]}
              onChange={(next) => set(at, next)}
              onRemove={() => setRows(rows.filter((_, index) => index !== at))}
            />
          ))}
          <div className="flex flex-wrap gap-3">
            {rows.length < mostBerths && (
              <Button variant="outline" disabled={!data} onClick={() => setRows([...rows, emptyRow()])}>
                <Plus aria-hidden="true" />
                Add a berth
              </Button>
            )}
            {(rows.length > 0 || (data?.berths.length ?? 0) > 0) && (
              <Button type="submit" pending={change.isPending} pendingText="Saving">
                Save berths
              </Button>
            )}
          </div>
        </form>
      )}
    </Card>
  )
}

/** To be compared, as they are kept; a row in which nothing stands is none. */
function wordsOf(rows: readonly Omit<BerthRow, 'key'>[]): string {
  const said = rows.map(({ company, work, year }) => [company, work, year].map((text) => withSingleSpaces(text).trim()))
  return JSON.stringify(said.filter((row) => row.some(Boolean)))
}
