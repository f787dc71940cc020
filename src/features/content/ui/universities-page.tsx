// /universities: programmes country by country, a button a country, and a filter over all of them.
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { TextField } from '#design/field.tsx'
import { useFocusNearby } from '#design/focus-nearby.ts'
import { EmptyNet } from '#design/illustration/empty-net.tsx'
import type { Country } from '../university.schema.ts'
import { ContentBanner } from './content-banner.tsx'
import { CountryButtons } from './country-buttons.tsx'
import { countProgrammes, filterProgrammes } from './filter-programmes.ts'
import { ProgrammeCard } from './programme-card.tsx'

export function UniversitiesPage({ countries }: { countries: readonly Country[] }) {
  const [typed, setTyped] = useState('')
  const found = filterProgrammes(countries, typed)
  const total = countProgrammes(found)
  const nearby = useFocusNearby<HTMLDivElement>()
  return (
    <>
      <ContentBanner
        title="Marine Conservation University Programs"
        lead={`${countProgrammes(countries)} programs in ${countries.length} countries, each with a link to the university itself.`}
      >
        <CountryButtons countries={countries} onChoose={() => setTyped('')} />
      </ContentBanner>
      <div {...nearby} className="page-width py-10 sm:py-14">
        <search className="block max-w-xl print:hidden">
          <TextField
            label="Filter programs"
            type="search"
            autoComplete="off"
            placeholder="Subject, university, city or country"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p role="status" className="mt-2 text-sm text-muted">
            {describeCount(total, found.length)}
          </p>
        </search>
        {total === 0 && (
          <EmptyState
            illustration={<EmptyNet />}
            title="No program found"
            text="Try fewer or other words, for example a subject or a city."
            action={
              <Button variant="outline" onClick={() => setTyped('')}>
                Show all programs
              </Button>
            }
          />
        )}
        {found.map(({ id, name, programmes }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} className="scroll-mt-24 pt-12">
            <h2 id={`${id}-heading`} className="flex flex-wrap items-baseline gap-x-3">
              {name}
              <span className="font-sans text-base font-normal tracking-normal text-muted">
                {describeProgrammes(programmes.length)}
              </span>
            </h2>
            <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
              {programmes.map((programme) => (
                <ProgrammeCard key={programme.id} programme={programme} />
              ))}
            </ul>
          </section>
        ))}
        <p className="mt-12 text-sm text-muted">
          Programs change their names, languages and dates. What counts is the university's own page.
        </p>
      </div>
    </>
  )
}

function describeProgrammes(count: number): string {
  return count === 1 ? '1 program' : `${count} programs`
}

function describeCount(programmes: number, countries: number): string {
  if (programmes === 0) return 'No program found'
  return `${describeProgrammes(programmes)} in ${countries === 1 ? '1 country' : `${countries} countries`}`
}
