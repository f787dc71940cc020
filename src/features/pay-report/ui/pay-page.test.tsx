// The page about pay says what it knows, how many listings that is, and where it knows too little.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import type { PayReport } from '../pay-report.schema.ts'
import { PayPage } from './pay-page.tsx'

const numbers = { currency: 'EUR', period: 'month', listings: 14, low: 1_600, median: 1_900, high: 2_100 } as const
const empty: PayReport = {
  from: '2024-11-16',
  until: '2026-11-16',
  listings: 0,
  counted: 0,
  kinds: [],
  levels: [],
  seas: [],
  quarters: [],
}
const report: PayReport = {
  ...empty,
  listings: 1_117,
  counted: 81,
  kinds: [
    { jobType: 'job', payClass: 'salary', ...numbers },
    { jobType: 'internship', payClass: 'stipend', ...numbers, listings: 5, median: 600, low: 400, high: 900 },
    {
      jobType: 'job',
      payClass: 'salary',
      ...numbers,
      currency: 'GBP',
      period: 'year',
      low: 24_000,
      median: 28_000,
      high: 33_000,
    },
  ],
  levels: [{ jobType: 'job', experienceLevel: 'mid-level', payClass: 'salary', ...numbers }],
  seas: [{ sea: 'baltic', payClass: 'salary', ...numbers }],
  quarters: [
    {
      year: 2026,
      quarter: 3,
      listings: 40,
      classes: { salary: 20, stipend: 4, board_lodging: 2, unpaid: 8, participant_pays: 2, not_stated: 4 },
    },
  ],
}

test('medians and ranges stand by kind, level and sea, each currency and time for itself', () => {
  const html = draw(<PayPage report={report} />)
  const words = wordsOf(html)
  expect(words).toContain('Of 1,117 listings on this board since November 16, 2024, 81 name an amount')
  expect(words).toMatch(
    /EUR a month Job median 1,900 , 14 listings , half of them from 1,600 to 2,100 Internship \(stipend\) median 600/,
  )
  expect(words).toContain('GBP a year')
  expect(words).toContain('Job, mid-level')
  expect(words).toContain('Baltic Sea')
  expect(html.match(/<table/g)).toHaveLength(4)
})

test('shares over time are told in words and in a table', () => {
  const words = wordsOf(draw(<PayPage report={report} />))
  expect(words).toContain('20 % unpaid, 5 % paid by participants, of 40 listings')
  expect(words).toMatch(/2026 Q3 50 % 10 % 5 % 20 % 5 % 10 % 40/)
  expect(words).toContain('4 of them do not say.')
})

test('one listing is one, and many are easy to read', () => {
  const [quarter] = report.quarters
  const classes = { ...quarter!.classes, not_stated: 1 }
  const words = wordsOf(draw(<PayPage report={{ ...empty, listings: 1, quarters: [{ ...quarter!, classes }] }} />))
  expect(words).toContain('Of 1 listing on this board since November 16, 2024, 0 name an amount')
  expect(words).toContain('1 of them does not say.')
  const many = report.kinds.map((kind) => ({ ...kind, listings: 12_345 }))
  expect(wordsOf(draw(<PayPage report={{ ...report, kinds: many }} />))).toContain(', 12,345 listings')
})

test('a young board says that it knows too little', () => {
  const words = wordsOf(draw(<PayPage report={empty} />))
  expect(words).toContain('Too few listings name an amount')
  expect(words).toContain('too few listings yet to speak of shares')
})
