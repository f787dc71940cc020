// Pay as people meet it: on a card, on a listing's page, among the filters.
import { expect, test } from 'vitest'
import { noPlace } from '#features/places/place.schema.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import { aWrittenJob } from '#testing/jobs.ts'
import type { Job } from '../job.schema.ts'
import { bare } from '../pay/pay.schema.ts'
import { readPay } from '../pay/pay-text.ts'
import { JobCard } from './job-card.tsx'
import { JobPage } from './job-page.tsx'
import { PayFilter } from './pay-filter.tsx'

const now = new Date('2026-06-15T12:00:00Z')
const nothing = () => undefined
const offering = (salary: string | null, change: Partial<Job> = {}) =>
  aWrittenJob({ salary, pay: readPay(salary, null), paidPosition: false, ...change })
const card = (job: Job) => wordsOf(draw(<JobCard job={job} now={now} isFavorite={null} />))
const page = (job: Job) => wordsOf(draw(<JobPage job={job} me={null} now={now} report={nothing} />))

test('a card says in words what it pays, and keeps what the organisation wrote', () => {
  expect(card(offering('3 400 € brut par mois, nourri et logé à bord'))).toMatch(
    /€3,400 a month \+ board and lodging .*3 400 € brut par mois, nourri et logé à bord/,
  )
  expect(card(offering('stipend of $500 a month plus lodging'))).toContain('Stipend + lodging')
  expect(card(offering('Participants pay 900 EUR for four weeks'))).toContain('You pay 900 EUR')
  expect(card(offering('£210 a day at sea, £120 on travel days'))).not.toContain('Pay not stated')
})

test('a card does not say the same twice', () => {
  expect(card(offering('$44,500 - $51,000 a year')).match(/44,500/g)).toHaveLength(1)
  for (const time of ['monthly', 'per month', 'a month'])
    expect(card(offering(`MVR 14,000 ${time}`)).match(/14,000/g)).toHaveLength(1)
})

test('a stipend that nobody put in words still says how much', () => {
  const pay = { ...bare('stipend'), min: 400, max: 400, currency: 'EUR', period: 'month' as const }
  expect(card(offering(null, { pay }))).toContain('Stipend €400 a month')
})

test('a salary that was left empty is none: the page says that it is paid, and a stipend still says how much', () => {
  expect(page(offering('', { paidPosition: true }))).toContain('Pay Paid, amount not stated')
  const pay = { ...bare('stipend'), min: 400, max: 400, currency: 'EUR', period: 'month' as const }
  expect(card(offering('', { pay }))).toContain('Stipend €400 a month')
})

test('where nothing is said, card and page say so, and the page names the right to ask', () => {
  const silent = offering('competitive', { place: { ...noPlace, country: 'PT' } })
  expect(card(silent)).toContain('Pay not stated')
  expect(page(silent)).toMatch(
    /Pay not stated .*competitive.*has a right to learn the starting pay.*Directive \(EU\) 2023\/970/,
  )
  expect(page({ ...silent, place: { ...noPlace, country: 'FJ' } })).not.toContain('right to learn')
  expect(page({ ...silent, jobType: ['volunteer'] })).not.toContain('right to learn')
})

test('a page leads with the pay: how much, what comes with it, their words, and a year with what it assumes', () => {
  const words = page(offering('€20 an hour, accommodation and meals included'))
  expect(words).toMatch(
    /Pay €20 an hour With food, lodging In their words: ?€20 an hour, accommodation and meals included/,
  )
  expect(words).toContain('≈ 41,600 EUR a year at 40 hours a week')
  expect(words.indexOf('≈')).toBeLessThan(words.indexOf('Open until'))
})

const noFacets = { jobType: {}, workType: {}, payClass: {}, mode: {}, country: {}, sea: {}, experienceLevel: {} }

test('the filter counts each kind of pay, and says how many listings it leaves out because they do not say', () => {
  const filter = (chosen?: readonly ('salary' | 'not_stated')[], silent = 12) =>
    wordsOf(
      draw(
        <PayFilter
          id="pay"
          chosen={chosen}
          facets={{ ...noFacets, payClass: { not_stated: silent, salary: 30, unpaid: 4 } }}
          onChange={nothing}
        />,
      ),
    )
  expect(filter()).toMatch(/Pay Salary 30 Unpaid 4 Pay not stated 12/)
  expect(filter()).not.toContain('leaves out')
  expect(filter(['salary'])).toContain('This leaves out 12 listings that do not state their pay.')
  expect(filter(['salary'], 1)).toContain('This leaves out 1 listing that does not state its pay.')
  expect(filter(['salary', 'not_stated'])).not.toContain('leaves out')
})
