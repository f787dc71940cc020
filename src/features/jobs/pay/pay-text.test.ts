// A salary text is read for certain or not at all.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payPeriods } from './pay.rules.ts'
import { Pay } from './pay.schema.ts'
import { doubts } from './pay-doubts.fixture.ts'
import { spellings as plainSpellings } from './pay-spellings.fixture.ts'
import { readPay } from './pay-text.ts'

const spellings = [...plainSpellings, ...doubts]

function said(pay: Pay | null): string {
  if (!pay) return '-'
  const range = pay.min === pay.max ? pay.min : `${pay.min ?? '…'}–${pay.max ?? '…'}`
  const numbers = pay.min === null && pay.max === null ? '' : `${range} ${pay.currency ?? '?'} ${pay.period ?? '?'}`
  const fee = pay.fee === null ? '' : `fee ${pay.fee} ${pay.feeCurrency ?? '?'}`
  const hours = pay.hoursPerWeek ? `${pay.hoursPerWeek}h` : ''
  const beside = pay.inKind.map((kind) => `+${kind}`).join('')
  return [pay.class, numbers, hours, fee, beside, pay.note ? 'note' : ''].filter(Boolean).join(' ')
}

describe('what organisations write about pay', () => {
  test('there are more than 120 spellings, each once for a country', () => {
    expect(new Set(spellings.map(([text, , country]) => `${text} ${country}`)).size).toBe(spellings.length)
    expect(spellings.length).toBeGreaterThan(120)
  })
  test.each(spellings.map(([text, says, country = null]) => [text, says, country] as const))(
    '“%s” says %s',
    (text, says, country) => {
      expect(said(readPay(text, country))).toBe(says)
    },
  )
  test('nothing written says nothing', () => {
    expect(readPay(null, 'US')).toBeNull()
  })
})

/** Every number that a text may be read as: digits as they stand, with decimals behind their last mark, thousands where there is a k. */
function numbersWritten(text: string): Set<number> {
  const runs = text.match(/\d(?:[\d.,'’ \u00a0\u202f]*\d)?/g) ?? []
  const whole = runs.flatMap(partsOf).map(Number)
  const withDecimals = runs
    .flatMap((run) => run.split(/[., ']* [., ']*/))
    .flatMap((run) => {
      const [, before, after] = /^(.*)[.,](\d{1,2})$/.exec(run) ?? []
      return before ? partsOf(before).map((part) => Number(`${part}.${after}`)) : []
    })
  const asWritten = [...whole, ...withDecimals]
  const thousands = /k/i.test(text) ? asWritten.map((value) => Math.round(value * 100_000) / 100) : []
  return new Set([...asWritten, ...thousands])
}

/** Neighbouring parts of a run: `12 1,500` holds 1,500. */
function partsOf(run: string): string[] {
  const parts = run.split(/[^\d]+/)
  return parts.flatMap((_, from) =>
    parts.slice(from).map((_part, length) => parts.slice(from, from + length + 1).join('')),
  )
}

const piece = fc.oneof(
  fc.constantFrom(
    '€',
    '£',
    '$',
    'A$',
    'kr',
    'R',
    'CHF',
    'EUR ',
    ' USD',
    ' k',
    'k',
    '-',
    ' – ',
    ' to ',
    ' bis ',
    ' und ',
    ' and ',
    'between ',
    ' a month',
    ' per hour',
    '/year',
    ' par mois',
    ' al año',
    ' l’ora',
    ' in total',
    ' for three weeks',
    ' 20 hours a week',
    ' plus ',
    ', ',
    '; ',
    ' (',
    ')',
    'stipend of ',
    'unpaid',
    'participants pay ',
    'you pay your flights',
    ' we pay ',
    ' million',
    '+',
    ' room and board',
    ' not included',
    ' up to ',
    ' ',
    '.',
    "'",
    '%',
  ),
  fc.integer({ min: 0, max: 120_000 }).map(String),
  fc
    .integer({ min: 1, max: 999 })
    .chain((left) => fc.constantFrom(',', '.', ' ', '\u202f', '’').map((mark) => `${left}${mark}500`)),
  fc.constantFrom('12,50', '12.90', '1.250,00', '2,300.5'),
)
const likelyText = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))

describe('whatever is written', () => {
  test('no number is invented, and what is read is pay by its contract', () => {
    fc.assert(
      fc.property(
        fc.oneof(likelyText, fc.string({ maxLength: 200 })),
        fc.constantFrom('US', 'AU', 'FR', null),
        (text, country) => {
          const pay = readPay(text, country)
          if (!pay) return
          expect(Pay.parse(pay)).toEqual(pay)
          const written = numbersWritten(text)
          for (const number of [pay.min, pay.max, pay.fee, pay.hoursPerWeek])
            if (number !== null) expect(written, `${number} of “${text}”`).toContain(number)
          if (pay.min !== null && pay.max !== null) expect(pay.min).toBeLessThanOrEqual(pay.max)
          if (pay.period !== null) expect(payPeriods).toContain(pay.period)
        },
      ),
      { numRuns: 4_000 },
    )
  })

  test('a currency is only read where its sign or name is written', () => {
    const signless = likelyText.map((text) => text.replace(/€|£|A?\$|kr|R|CHF|EUR|USD/g, ''))
    fc.assert(
      fc.property(signless, (text) => {
        const pay = readPay(text, null)
        expect([pay?.currency ?? null, pay?.feeCurrency ?? null]).toEqual([null, null])
      }),
    )
  })

  test.each([
    ['digits', '1'.repeat(400)],
    ['groups', '1,000'.repeat(80)],
    ['spaces', `1${' '.repeat(398)}1`],
    ['ranges', '1-'.repeat(200)],
    ['signs', '$'.repeat(400)],
    ['words', 'participants pay no '.repeat(20)],
    ['payers', 'you pay for your flights and you '.repeat(12)],
    ['grants', 'subsidio de de la '.repeat(22)],
    ['hours', '20 hours a '.repeat(36)],
    ['letters', 'a'.repeat(400)],
    ['brackets', '('.repeat(400)],
    ['a whole book', 'A stipend of 500 € a month. '.repeat(5_000)],
  ])('%s without end are read in a moment', (_name, text) => {
    const times = Array.from({ length: 20 }, () => {
      const began = performance.now()
      readPay(text, null)
      return performance.now() - began
    })
    // The quickest: what else the machine had to do meanwhile does not count.
    expect(Math.min(...times)).toBeLessThan(10)
  })
})
