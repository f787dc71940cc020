// Words and two days to search by, sent together.
import type { ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { typedIn, useFieldValues } from './address-fields.ts'

type Search = { query: string; from: string; to: string }
type Props = { label: string; search: Search; onSearch: (search: Search) => void; children?: ReactNode }

/** Also for what else stands in the form and is asked at once. */
export const searchIn = (form: HTMLFormElement | null): Search => ({
  query: typedIn(form, 'query'),
  from: typedIn(form, 'from'),
  to: typedIn(form, 'to'),
})

/** On a phone as many beside each other as have room, and all to the edge. */
export const searchForm =
  'grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] items-end gap-3 sm:flex sm:flex-wrap'

export function DaysForm({ label, search, onSearch, children }: Props) {
  const form = useFieldValues(search)
  return (
    <form
      ref={form}
      className={searchForm}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(searchIn(event.currentTarget))
      }}
    >
      <TextField
        label={label}
        type="search"
        name="query"
        maxLength={200}
        defaultValue={search.query}
        className="col-span-full min-w-0 sm:flex-1"
      />
      <TextField label="From" type="date" name="from" defaultValue={search.from} className="sm:w-40" />
      <TextField label="To" type="date" name="to" defaultValue={search.to} className="sm:w-40" />
      {children}
      <Button type="submit" variant="outline" className="min-h-12">
        Search
      </Button>
    </form>
  )
}
