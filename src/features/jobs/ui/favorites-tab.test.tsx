// The list of what was saved, where it ends before all of it.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { aWrittenJob } from '#testing/jobs.ts'
import { mostFavorites } from '../own-listings.schema.ts'
import { FavoritesTab } from './favorites-tab.tsx'
import { favoritesQuery } from './jobs.api.ts'

function drawMany(count: number): string {
  const saved = Array.from({ length: count }, (_, at) => ({ ...aWrittenJob({ id: String(at) }), isLive: true }))
  const answers = new Map([[favoritesQuery('me').queryKey, saved]])
  return wordsOf(draw(<FavoritesTab userId="me" now={new Date()} onOpen={() => undefined} />, answers))
}

test('a list of favorites that ends at its limit says so', () => {
  expect(drawMany(2)).not.toContain('that you saved last')
  expect(drawMany(mostFavorites)).toContain('These are the 1,000 that you saved last.')
})
