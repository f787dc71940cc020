// The log of acts, drawn with known answers.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { AuditPanel } from './audit-panel.tsx'
import { type DeskAddress, DeskContext } from './desk-address.ts'
import { auditQuery } from './people.api.ts'

function drawEmpty(address: DeskAddress): string {
  const key = auditQuery({ query: '', from: '', to: '', page: 1, ...address }).queryKey
  const answer = { entries: [], total: 0, page: 1, totalPages: 1 }
  return wordsOf(
    draw(
      <DeskContext value={{ address, go: () => undefined }}>
        <AuditPanel />
      </DeskContext>,
      new Map([[key, answer]]),
    ),
  )
}

test('that nothing was done is not said of a search that finds nothing', () => {
  expect(drawEmpty({})).toContain('Nothing was done yet')
  for (const narrowed of [{ query: 'nobody' }, { from: '2026-01-01' }, { to: '2026-01-01' }])
    expect(drawEmpty(narrowed)).toMatch(/No act found Try other words or other days/)
})
