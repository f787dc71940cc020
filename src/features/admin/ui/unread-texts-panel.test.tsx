// How many listings could not be read, as far as that is known.
import { expect, test } from 'vitest'
import { mostUnread } from '#features/jobs/board.schema.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import { UnreadTextsPanel } from './unread-texts-panel.tsx'

function drawMany(count: number): string {
  const listings = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    title: 'Diver',
    company: 'Reef',
    location: 'Somewhere',
    salary: null,
  }))
  return wordsOf(draw(<UnreadTextsPanel />, { '/api/admin/unread-texts': { listings } }))
}

test('a list that ends at its limit does not claim to be all', () => {
  expect(drawMany(1)).toContain('1 listing, live now')
  expect(drawMany(mostUnread - 1)).toContain('199 listings, live now')
  expect(drawMany(mostUnread)).toContain('The newest 200 listings, live now')
})
