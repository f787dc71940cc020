// Live listings for the benchmark, written many at once so that a hundred thousand take seconds.
import { lessOneLetter } from '../../src/features/jobs/server/lexicon.ts'
import { indexVersion, searchTextOf, wordVector } from '../../src/features/jobs/server/search-index.ts'
import type { DataLoader } from '../loaders.ts'

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
const description =
  'You keep the transects comparable from year to year and write the report that the ministry reads. '.repeat(4)

/** The texts as a posted listing has them, so that they are found by the same words. */
function makeListing(n: number) {
  const title = `${titles[n % titles.length]} berth${n}`
  return { title, company: `Harbour Works ${n % 500}`, location: locations[n % locations.length]!, description }
}

const addJobs = `
  insert into jobs (title, company, location, job_type, work_type, paid_position, description, job_url, display_days,
    created_at, expires_at, search_text, search_location, search_words, search_version)
  select title, company, location, array[(array['job', 'volunteer', 'internship'])[1 + n % 3]],
    (array['full-time', 'part-time'])[1 + n % 2], n % 3 = 0, $1, 'https://jobs.example/' || n, 365,
    at, at + interval '365 days', search_text, lower(location), search_words::tsvector, $2
  from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
    as made(n, title, company, location, search_text, search_words)
  cross join lateral (select now() - n * interval '1 minute' / 10 as at) as time`

const learnWords = `
  insert into job_words (word, less_one)
  select word, string_to_array(less_one, ' ') from unnest($1::text[], $2::text[]) as words(word, less_one)
  on conflict do nothing`

export const jobData: DataLoader = {
  name: 'jobs',
  async load({ pool }, from, to) {
    const step = 5_000
    for (let start = from; start < to; start += step) {
      const numbers = Array.from({ length: Math.min(step, to - start) }, (_, index) => start + index + 1)
      const made = numbers.map(makeListing)
      const column = (name: 'title' | 'company' | 'location') => made.map((listing) => listing[name])
      const texts = [
        column('title'),
        column('company'),
        column('location'),
        made.map(searchTextOf),
        made.map(wordVector),
      ]
      await pool.query(addJobs, [description, indexVersion, numbers, ...texts])
      const words = [
        ...new Set(
          made.flatMap(
            ({ title, location }) =>
              searchTextOf({ title, location, company: '', description: '' }).match(/[a-z0-9]+/g) ?? [],
          ),
        ),
      ]
      await pool.query(learnWords, [words, words.map((word) => lessOneLetter(word).join(' '))])
    }
    await pool.query('vacuum analyze jobs')
  },
}
