// The first thing a visitor sees: the sea, the promise, a search.

import { type FormEvent, useState } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { cachedMarkup } from '#design/cached-markup.ts'
import { Search } from '#design/icons.tsx'
import { HeroSea } from '#design/illustration/hero-sea.tsx'
import { Select } from '#design/select.tsx'
import { brand } from '#shared/brand.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import type { JobType } from '../job.rules.ts'
import { kindOptions } from './kind-options.ts'
import { SearchBox } from './search-box.tsx'

type Props = {
  /** Null while nobody knows: its place is kept, so that nothing moves when it is known. */
  total: number | null
  search: string
  jobType: JobType | 'all'
  /** Whether words are offered while typing. */
  offers?: boolean
  onSearch: (search: string, jobType: JobType | 'all') => void
  /** On small screens the button is all there is, and leads to the sheet. */
  onAsk: () => void
}

/** From here on the fields stand beside the button. */
const wideEnough = '(width >= 48rem)'

export const Hero = cachedMarkup(({ total, search, jobType, offers = false, onSearch, onAsk }: Props) => {
  return (
    // What is offered while typing reaches beyond it, over what follows.
    <section aria-label="Search" className="relative isolate focus-within:z-25">
      <div data-scheme="dark" className="page-width relative pt-20 pb-56 md:pt-32 md:pb-72">
        <h1 className="max-w-3xl text-5xl text-white">{brand.tagline}</h1>
        <p className="mt-5 max-w-xl text-lg text-white">
          Jobs, volunteering and internships for people who want to work with the sea, chosen by hand.
          {total !== 0 && (
            <span className={total === null ? 'invisible' : undefined}>
              {' '}
              Right now there {total === 1 ? 'is' : 'are'}{' '}
              <strong>
                {total === null ? '000' : writeNumber(total)} job{total === 1 ? '' : 's'}
              </strong>{' '}
              waiting.
            </span>
          )}
        </p>
        <SearchForm
          key={`${search}|${jobType}`}
          search={search}
          jobType={jobType}
          offers={offers}
          onSearch={onSearch}
          onAsk={onAsk}
        />
      </div>
      {/* Last, so that the sea is laid out once the words have given it its height. */}
      <HeroSea />
    </section>
  )
})

/** Starts anew with other filters; the sea around it does not. */
function SearchForm({ search, jobType, offers = false, onSearch, onAsk }: Omit<Props, 'total'>) {
  const [words, setWords] = useState(search)
  const [type, setType] = useState<JobType | 'all' | ''>(jobType === 'all' ? '' : jobType)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (window.matchMedia(wideEnough).matches) onSearch(words.trim(), type || 'all')
    else onAsk()
  }
  return (
    <form
      data-scheme="light"
      action="/"
      method="get"
      onSubmit={submit}
      className="mt-8 max-w-3xl gap-2 rounded-lg md:flex md:bg-surface md:p-2 md:shadow-floating"
    >
      <div className="hidden min-w-0 flex-1 md:block">
        <SearchBox
          id="hero-search"
          label="Job title, keywords, or company"
          words={words}
          offers={offers}
          onWords={setWords}
          onChoose={(chosen) => onSearch(chosen, type || 'all')}
        />
      </div>
      <div className="hidden w-44 md:block">
        <Select
          aria-label="Job Type"
          name="jobType"
          value={type}
          placeholder="Job Type"
          options={kindOptions}
          onChange={(event) => setType(event.target.value as JobType | 'all')}
        />
      </div>
      <button
        type="submit"
        className={buttonClasses({ variant: 'primary', size: 'md', className: 'min-h-12 w-full md:w-auto' })}
      >
        <Search aria-hidden="true" />
        Search Jobs
      </button>
    </form>
  )
}
