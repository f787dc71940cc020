// What a card tells of a listing: its facts, its needs, when it was last seen open, and the colour of its kind.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { aWrittenJob } from '#testing/jobs.ts'
import type { Job } from '../job.schema.ts'
import { JobCard } from './job-card.tsx'
import { JobPage } from './job-page.tsx'

const now = new Date('2026-06-15T12:00:00Z')
const job = aWrittenJob({ workType: 'full-time', featured: true })
const nothing = () => undefined

test('a card shows title, company, logo, place, kind, work, pay, age, and a heart for those who are in', () => {
  const html = draw(<JobCard job={job} now={now} isFavorite={false} />)
  for (const text of [
    'Deck Hand',
    'Harbour Works',
    'Valletta, Malta',
    'Job',
    'Full-time',
    'Paid position',
    'NEW',
    'today',
  ])
    expect(wordsOf(html)).toContain(text)
  expect(html).toContain(`src="${job.companyLogo}?w=192"`)
  expect(html).toContain('aria-label="Add Deck Hand to favorites"')

  const older = { ...job, paidPosition: false, workType: 'part-time', createdAt: '2026-06-12T10:00:00.000Z' }
  const other = wordsOf(draw(<JobCard job={older} now={now} isFavorite={null} />))
  expect(other).toContain('Part-time')
  expect(other).toContain('3 days ago')
  expect(other).not.toMatch(/NEW|Paid position|favorites/)
})

test('a card says which papers one must have and that a visa is sponsored; the page says all that is needed', () => {
  const needs: Job['needs'] = {
    certificates: ['stcw', 'first_aid', 'rescue_diver'],
    languages: ['en', 'pt'],
    visa: 'sponsored',
  }
  const card = (change: Partial<Job>) =>
    wordsOf(draw(<JobCard job={{ ...job, ...change }} now={now} isFavorite={null} />))
  expect(card({ needs })).toContain('Needs: STCW basic safety, First aid and 1 more · Visa sponsored')
  const twoPapers: Job['needs'] = { ...needs, certificates: ['stcw', 'first_aid'], visa: 'not_stated' }
  expect(card({ needs: twoPapers })).toMatch(/Needs: STCW basic safety, First aid(?! and)/)
  const nothingSaid = card({ needs: { certificates: [], languages: ['en'], visa: 'not_sponsored' } })
  expect(nothingSaid).not.toMatch(/Needs|visa/i)
  expect(card({ needs: null })).not.toMatch(/Needs|visa/i)

  const days = { startsOn: '2026-07-01', endsOn: '2026-09-30' }
  const page = wordsOf(draw(<JobPage job={{ ...job, needs, ...days }} me={null} now={now} report={nothing} />))
  expect(page).toMatch(/Certificates STCW.*Rescue Diver/i)
  expect(page).toMatch(/Languages English, Portuguese/)
  expect(page).toContain('Visa sponsored')
  expect(page).toMatch(/When .*July.* to .*September/)
})

test('card and page say when the posting was last seen open, where that is known', () => {
  const checked = { ...job, checkedOpenAt: '2026-06-15T09:00:00.000Z' }
  const page = (of: Job) => wordsOf(draw(<JobPage job={of} me={null} now={now} report={nothing} />))
  expect(wordsOf(draw(<JobCard job={checked} now={now} isFavorite={null} />))).toContain('Checked open 3 h ago')
  expect(page(checked)).toContain('Checked open 3 h ago')
  expect(wordsOf(draw(<JobCard job={job} now={now} isFavorite={null} />))).not.toContain('Checked open')
  expect(page(job)).not.toContain('Checked open')
})

test('each kind has a colour of its own', () => {
  const badge = (kind: Job['jobType'][number]) => {
    const html = draw(<JobCard job={{ ...job, jobType: [kind], workType: null }} now={now} isFavorite={null} />)
    return /<span class="([^"]*)"[^>]*>(?:Job|Volunteer|Internship)</.exec(html)?.[1]
  }
  expect(new Set([badge('job'), badge('volunteer'), badge('internship')]).size).toBe(3)
})
