// The list of saved searches, as the account shows it.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import type { SavedSearch } from '../alert.schema.ts'
import { AlertsList } from './alerts-list.tsx'

const search: SavedSearch = {
  id: '8c1d7c54-4f0e-4f0c-9d3e-6f5b7a1c2d3e',
  name: 'Turtles',
  params: { search: 'turtle' },
  cadence: 'daily',
  createdAt: '2026-11-18T08:00:00.000Z',
  finds: 2,
  rests: false,
  feedUrl: 'https://oceanberth.example/alerts/secret.rss',
}
const listOf = (emailVerified: boolean) =>
  wordsOf(draw(<AlertsList emailVerified={emailVerified} />, { '/api/saved-searches': { searches: [search] } }))

test('that the list is on its way is said, not only drawn', () => {
  expect(wordsOf(draw(<AlertsList emailVerified />))).toContain('Loading your searches')
})

test('whose address is not confirmed is told why no letter comes, everybody else is not', () => {
  expect(listOf(false)).toContain('letters go to confirmed addresses only')
  expect(listOf(true)).toContain('Turtles')
  expect(listOf(true)).not.toContain('confirm')
})
