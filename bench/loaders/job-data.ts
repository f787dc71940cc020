// Live listings for the benchmark, made in the database so that a hundred thousand take seconds.
import type { DataLoader } from '../loaders.ts'

/** Words as the application folds them, with the same configuration of stems. */
const addJobs = `
  insert into jobs (title, company, location, job_type, work_type, paid_position, description, job_url, display_days,
    created_at, expires_at, search_text, search_location, search_words)
  select title, company, location, array[kind], work, n % 3 = 0, description, 'https://jobs.example/' || n, 365,
    at, at + interval '365 days', lower(words), lower(location), to_tsvector('berth', lower(words)) || to_tsvector('simple', lower(words))
  from generate_series($1::int + 1, $2::int) as n
  cross join lateral (select
    (array['Marine Biologist', 'Reef Technician', 'Hydrographic Surveyor', 'Ocean Educator', 'Data Analyst', 'Fisheries Observer', 'Sensor Engineer', 'Research Diver'])[1 + n % 8]
      || ' berth' || n as title,
    'Harbour Works ' || n % 500 as company,
    (array['Lisbon, Portugal', 'Bergen, Norway', 'Hobart, Australia', 'Monterey, United States', 'Kiel, Germany', 'Cebu, Philippines', 'Split, Croatia', 'Tarifa, Spain', 'Dakar, Senegal', 'Lima, Peru'])[1 + n % 10] as location,
    (array['job', 'volunteer', 'internship'])[1 + n % 3] as kind,
    (array['full-time', 'part-time'])[1 + n % 2] as work,
    repeat('You keep the transects comparable from year to year and write the report that the ministry reads. ', 4) as description,
    now() - n * interval '1 minute' / 10 as at) as made
  cross join lateral (select title || ' ' || company || ' ' || location || ' ' || description as words) as text`

const learnWords = `
  insert into job_words (word, less_one)
  select word, array[word] from (select distinct unnest(tsvector_to_array(to_tsvector('simple', lower(title || ' ' || location)))) as word
    from jobs) as words on conflict do nothing`

export const jobData: DataLoader = {
  name: 'jobs',
  async load({ pool }, from, to) {
    const step = 5_000
    for (let start = from; start < to; start += step) await pool.query(addJobs, [start, Math.min(start + step, to)])
    await pool.query(learnWords)
    await pool.query('vacuum analyze jobs')
  },
}
