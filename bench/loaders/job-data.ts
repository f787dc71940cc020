// Live listings for the benchmark: their texts are read by the product once for each part, and joined to rows by the
// database, so that a million take minutes.

import { lessOneLetter } from '#features/jobs/server/lexicon.ts'
import { readingVersion } from '#features/jobs/server/listing-facts.service.ts'
import { indexVersion, type Searchable, searchTextOf, wordVector } from '#features/jobs/server/search-index.ts'
import { readPlaces } from '#features/places/server/places.service.ts'
import { foldText, wordsOf } from '#shared/fold-text.ts'
import type { DataLoader } from '../data-loader.ts'
import { textCount, writeText } from './job-words.ts'

const titles = [
  'Marine Biologist',
  'Reef Technician',
  'Hydrographic Surveyor',
  'Ocean Educator',
  'Data Analyst',
  'Fisheries Observer',
  'Sensor Engineer',
  'Research Diver',
]
const locations = [
  'Lisbon, Portugal',
  'Bergen, Norway',
  'Hobart, Australia',
  'Monterey, United States',
  'Kiel, Germany',
  'Cebu, Philippines',
  'Split, Croatia',
  'Tarifa, Spain',
  'Dakar, Senegal',
  'Lima, Peru',
]
const companies = Array.from({ length: 500 }, (_, index) => `Harbour Works ${index}`)
const texts = Array.from({ length: textCount }, (_, index) => writeText(index))
const parts = { title: titles, company: companies, location: locations, description: texts } as const

const nothing: Searchable = { title: '', company: '', location: '', description: '' }

/** Each text with its folded form and its words, as a posted listing has them. */
const makePart = (name: keyof typeof parts) => `
  create temporary table bench_${name} as
  select ordinality - 1 as at, text, folded, words::tsvector
  from unnest($1::text[], $2::text[], $3::text[]) with ordinality as made(text, folded, words, ordinality)`

/** Where each location is, so that no listing is read anew while something is measured. */
const makePlaces = `
  create temporary table bench_place as
  select ordinality - 1 as at, place from jsonb_array_elements($1::jsonb) with ordinality as read(place, ordinality)`

const addJobs = `
  insert into jobs (title, company, location, job_type, work_type, experience_level, paid_position, description, job_url,
    display_days, created_at, expires_at, place, reading_version,
    search_text, search_location, search_words, search_version)
  select title.text || ' berth' || n, company.text, location.text, array[(array['job', 'volunteer', 'internship'])[1 + n % 3]],
    (array['full-time', 'part-time'])[1 + n / 3 % 2], (array['entry-level', 'mid-level', 'senior'])[1 + n / 7 % 3],
    n % 5 < 2, description.text, 'https://jobs.example/' || n, 365,
    made_at, made_at + interval '365 days', place, $4,
    title.folded || ' berth' || n || company.folded || location.folded || description.folded, location.folded,
    title.words || ('''berth' || n || ''':1A')::tsvector || company.words || location.words || description.words, $3
  from generate_series($1::int + 1, $2::int) as n
  cross join lateral (select now() - n * interval '20 seconds' as made_at) as time
  join bench_title as title on title.at = n % ${titles.length}
  join bench_company as company on company.at = n / 8 % ${companies.length}
  join bench_location as location on location.at = n % ${locations.length}
  join bench_description as description on description.at = n * 7 % ${textCount}
  join bench_place on bench_place.at = n % ${locations.length}
  order by n desc`

const learnWords = `
  insert into job_words (word, less_one)
  select word, string_to_array(less_one, ' ') from unnest($1::text[], $2::text[]) as words(word, less_one)
  on conflict do nothing`

/** Words with digits are never forgiven a letter, so they need no spellings. */
const learnBerths = `
  insert into job_words (word, less_one)
  select 'berth' || n, array['berth' || n] from generate_series($1::int + 1, $2::int) as n on conflict do nothing`

const findIndexes = `
  select indexname as name, indexdef as definition from pg_indexes
  where tablename in ('jobs', 'job_words') and indexname not like '%pkey'`

/** Many rows are added without indexes, which are made anew afterwards. */
const manyRows = 50_000

export const jobData: DataLoader = {
  name: 'jobs',
  async load({ pool, orm }, from, to) {
    const client = await pool.connect()
    try {
      await client.query(`set maintenance_work_mem = '1GB'`)
      for (const name of Object.keys(parts) as (keyof typeof parts)[]) {
        const listings = parts[name].map((text) => ({ ...nothing, [name]: text }))
        const folded = listings.map((listing) => searchTextOf(listing))
        await client.query(`drop table if exists bench_${name}`)
        await client.query(makePart(name), [parts[name], folded, listings.map((listing) => wordVector(listing))])
        const words = [...new Set(parts[name].flatMap((text) => wordsOf(foldText(text))))]
        await client.query(learnWords, [words, words.map((word) => lessOneLetter(word).join(' '))])
      }
      await client.query('drop table if exists bench_place')
      await client.query(makePlaces, [JSON.stringify(await readPlaces(orm, locations))])
      const { rows: indexes } = await client.query<{ name: string; definition: string }>(findIndexes)
      const isMany = to - from > manyRows
      if (isMany) for (const { name } of indexes) await client.query(`drop index ${name}`)
      await client.query(addJobs, [from, to, indexVersion, readingVersion])
      await client.query(learnBerths, [from, to])
      if (isMany) for (const { definition } of indexes) await client.query(definition)
      await client.query('reset maintenance_work_mem')
    } finally {
      client.release()
    }
    await pool.query('vacuum analyze jobs')
  },
}
