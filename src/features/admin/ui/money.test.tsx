// Sums at the desk are written in the currency of the price, and a payment in its own.
import { expect, test } from 'vitest'
import type { RevenueMonth } from '#features/membership/membership.schema.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import { siteFactsOfTests } from '#testing/site-facts.ts'
import { growthQuery, revenueQuery } from './admin.api.ts'
import { ngosQuery } from './membership.api.ts'
import { NgosPanel } from './ngos-panel.tsx'
import { revenueRow } from './revenue-file.ts'
import { RevenueSection } from './revenue-section.tsx'
import { writeMoney } from './writing.ts'

const counts = { new: 1, renewed: 0, returned: 0, lapsed: 0, active: 1 }
const month: RevenueMonth = { month: '2026-06', paid: 5980, tax: 0, refunded: 2990, net: 2990, ...counts, ngos: {} }
const source = { referrer: null, campaign: null, visits: 3, signups: 2, members: 1, paid: 4990 }

const facts = { ...siteFactsOfTests, price: { ...siteFactsOfTests.price, currency: 'eur' } }
const inEuros = new Map<readonly unknown[], unknown>([
  [siteFactsQuery.queryKey, facts],
  [revenueQuery({}).queryKey, { months: [month] }],
  [ngosQuery.queryKey, { tally: [{ ngo: 'reef', name: 'Reef', members: 1, cents: 299 }] }],
  [growthQuery('90').queryKey, { days: 90, sources: [source], listings: [] }],
])

test('where the price is in euros, so are revenue, what is given, and what came of each source', () => {
  const words = [<RevenueSection key="revenue" />, <NgosPanel key="ngos" />]
    .map((part) => wordsOf(draw(part, inEuros)))
    .join(' ')
  expect(words).toContain('Net €29.90')
  expect(words).toContain('To give €2.99')
  expect(words).toContain('€49.90')
  expect(words).not.toContain('$')
})

test('yen have no cents, and a currency that nobody knows takes no page down', () => {
  expect(writeMoney(4500, 'jpy')).toBe('¥4,500')
  expect(writeMoney(4500, 'usd')).toBe('$45.00')
  expect(writeMoney(4500, '?')).toBe('4500 ?')
})

test('the file of the months has what goes to each organisation, as the table has it, and not the fees it is a part of', () => {
  const given = { ...month, ngos: { 'reef-renewal': 2990, 'turtle-watch': 5980 } }
  expect(revenueRow(given)).toEqual({
    ...{ month: '2026-06', paid: 5980, tax: 0, refunded: 2990, net: 2990, ...counts },
    ...{ ngoShare: 897, 'reef-renewal': 299, 'turtle-watch': 598 },
  })
  const seen = new Map(inEuros).set(revenueQuery({}).queryKey, { months: [given] })
  expect(wordsOf(draw(<RevenueSection />, seen))).toContain('€8.97')
})
