// A small search above the filters: at hand while the list scrolls by.
import { type FormEvent, useState } from 'react'
import { IconButton } from '#design/icon-button.tsx'
import { Search } from '#design/icons.tsx'
import { SearchBox } from './search-box.tsx'

type Props = { search: string; offers: boolean; onSearch: (words: string) => unknown }

export function ListSearch({ search, offers, onSearch }: Props) {
  const [words, setWords] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(words.trim())
  }
  return (
    <search>
      <form onSubmit={submit} className="mb-4 flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <SearchBox
            id="list-search"
            label="Search the list"
            words={words}
            offers={offers}
            onWords={setWords}
            onChoose={onSearch}
            isBordered
          />
        </div>
        <IconButton type="submit" variant="outline" label="Search the list again" className="min-h-12">
          <Search />
        </IconButton>
      </form>
    </search>
  )
}
