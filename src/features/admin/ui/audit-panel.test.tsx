// The log of acts, drawn with known answers.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import type { AuditEntry } from '../admin.schema.ts'
import { AuditPanel } from './audit-panel.tsx'
import { type DeskAddress, DeskContext } from './desk-address.ts'
import { auditQuery } from './people.api.ts'

function drawLog(address: DeskAddress, entries: AuditEntry[]): string {
  const key = auditQuery({ query: '', from: '', to: '', page: 1, ...address }).queryKey
  const answer = { entries, total: entries.length, page: 1, totalPages: 1 }
  return draw(
    <DeskContext value={{ address, go: () => undefined }}>
      <AuditPanel />
    </DeskContext>,
    new Map([[key, answer]]),
  )
}

const drawEmpty = (address: DeskAddress) => wordsOf(drawLog(address, []))

test('that nothing was done is not said of a search that finds nothing', () => {
  expect(drawEmpty({})).toContain('Nothing was done yet')
  for (const narrowed of [{ query: 'nobody' }, { from: '2026-01-01' }, { to: '2026-01-01' }])
    expect(drawEmpty(narrowed)).toMatch(/No act found Try other words or other days/)
})

test('an act on a payment leads to that payment, however many have come since', () => {
  const id = '6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f01'
  const act: AuditEntry = {
    id: '6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f02',
    adminName: 'harbour-master',
    act: 'Puts a payment aside',
    subject: id,
    subjectName: 'A payment of 29.90 USD',
    subjectKind: 'payment',
    before: null,
    after: null,
    createdAt: '2026-06-15T12:00:00.000Z',
  }
  expect(drawLog({}, [act])).toContain(`part=payments&amp;query=${id}&amp;id=${id}`)
})
