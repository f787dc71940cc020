// What a card of the logbook says about its days.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import type { LogbookEntry } from '../logbook.schema.ts'
import { LogbookEntryCard } from './logbook-entry-card.tsx'

const entry: LogbookEntry = {
  jobId: '00000000-0000-4000-8000-000000000001',
  stage: 'interested',
  appliedOn: null,
  nextOn: null,
  note: null,
  title: 'Turtle Warden',
  company: 'Reef Works',
  location: 'Faro',
  jobUrl: null,
  closesOn: '2026-05-10',
  createdAt: '2026-05-01T00:00:00.000Z',
  updatedAt: '2026-05-01T00:00:00.000Z',
  isLive: true,
}

const wordsAt = (moment: string) =>
  wordsOf(
    draw(<LogbookEntryCard entry={entry} onMove={() => undefined} now={new Date(moment)} drawNote={(note) => note} />),
  )

test('a listing closes when its day has ended everywhere, as on the board', () => {
  expect(wordsAt('2026-05-10T09:00:00Z')).toContain('Closes May 10, 2026')
  expect(wordsAt('2026-05-11T11:59:00Z')).toContain('Closes May 10, 2026')
  expect(wordsAt('2026-05-11T12:00:00Z')).toContain('Closed May 10, 2026')
})
