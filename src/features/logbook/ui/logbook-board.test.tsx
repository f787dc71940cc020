// The logbook while it is on its way.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { LogbookBoard } from './logbook-board.tsx'

test('that the logbook is on its way is said, not only drawn', () => {
  const board = <LogbookBoard now={new Date('2026-06-15T12:00:00Z')} drawNote={(note) => note} />
  expect(wordsOf(draw(board))).toContain('Loading your logbook')
})
