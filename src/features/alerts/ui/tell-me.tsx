// "Tell me when there is one": saves the search that is on the board, under a name and with a cadence.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { TextField } from '#design/field.tsx'
import { Bell } from '#design/icons.tsx'
import { SelectField } from '#design/select.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { useTakeFocus } from '#design/take-focus.ts'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { type BoardSearch, writeFilters } from '#features/jobs/board-search.rules.ts'
import { nameOfFilters, sayFilters } from '#features/jobs/search-words.rules.ts'
import { type Cadence, cadences, confirmFirst } from '../alert.rules.ts'
import { savedSearchesQuery, useSaveSearch } from './alerts.api.ts'
import { cadenceOptions } from './cadence-options.ts'

type Props = {
  /** What may be asked by who is looking. */
  filters: BoardSearch
  /** Somebody wished for it before they had signed in. */
  startsOpen?: boolean
}

export function TellMe({ filters, startsOpen = false }: Props) {
  const [isOpen, setOpen] = useState(startsOpen)
  const params = paramsOf(filters)
  const saved = useQuery(savedSearchesQuery)
  const { data: me } = useQuery(meQuery)
  const own = saved.data?.searches.filter((search) => sameParams(search.params, params)) ?? []
  const { place, expectIt } = useTakeFocus<HTMLAnchorElement>(own.length > 0)
  if (own.length > 0)
    return (
      <SiteLink ref={place} to="/account" search={{ tab: 'alerts' }} className="btn btn-ghost btn-sm">
        <Bell aria-hidden="true" className="fill-current" />
        {sayWhatComes(own, me?.emailVerified !== false)}
      </SiteLink>
    )
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bell aria-hidden="true" />
        Tell me when there is one
      </Button>
      {isOpen && <SaveDialog filters={filters} params={params} onSave={expectIt} onClose={() => setOpen(false)} />}
    </>
  )
}

function sayWhatComes(own: readonly { cadence: Cadence }[], isConfirmed: boolean): string {
  if (own.every(({ cadence }) => cadence === 'never')) return 'Saved, without letters'
  return isConfirmed ? 'You will be told' : 'Confirm your address to be told'
}

function paramsOf({ page: _, sort: _sort, ...filters }: BoardSearch): Record<string, string> {
  return { ...writeFilters(filters) }
}

function sameParams(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

type DialogProps = { filters: BoardSearch; params: Record<string, string>; onSave: () => void; onClose: () => void }

function SaveDialog({ filters, params, onSave, onClose }: DialogProps) {
  const [name, setName] = useState(() => nameOfFilters(filters))
  const [cadence, setCadence] = useState<(typeof cadences)[number]>('daily')
  const { data: me } = useQuery(meQuery)
  const save = useSaveSearch(onClose)
  const words = sayFilters(filters).join(' · ')
  return (
    <Dialog
      open
      onOpenChange={(open) => open || save.isPending || onClose()}
      title="Tell me when there is one"
      description={words ? `We look for: ${words}` : 'We tell you of everything new.'}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (save.isPending) return
          onSave()
          save.mutate({ name, params, cadence })
        }}
      >
        <TextField
          label="Name"
          name="name"
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label="Letters"
          name="cadence"
          value={cadence}
          onChange={({ target }) => setCadence(cadences.find((each) => each === target.value)!)}
          options={cadenceOptions}
          hint={me?.emailVerified === false ? confirmFirst : 'Every letter has a link that stops it.'}
        />
        <Button type="submit" block disabled={!name.trim()} pending={save.isPending} pendingText="Saving">
          Save this search
        </Button>
      </form>
    </Dialog>
  )
}
