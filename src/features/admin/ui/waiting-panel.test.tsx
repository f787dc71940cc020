// What waits, drawn with known answers.
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import type { Waiting, WaitingRow } from '../waiting.schema.ts'
import { waitingRowsQuery } from './health.api.ts'
import { WaitingPanel } from './waiting-panel.tsx'

const one: Waiting = {
  payments: 0,
  reports: 1,
  links: 0,
  drafts: 0,
  requests: 0,
  letters: 0,
  disk: 0,
  backup: 0,
  settings: 0,
  total: 1,
}
const row = { id: '6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f01', text: 'A first post with a link', since: null }

function drawn(kind: WaitingRow['kind']): string {
  return draw(<WaitingPanel waiting={one} />, new Map([[waitingRowsQuery.queryKey, { rows: [{ ...row, kind }] }]]))
}

test('where only a held post waits, its number leads to the held posts and not to reports that there are none of', () => {
  expect(drawn('held')).not.toContain('part=reports')
  expect(drawn('report')).not.toContain('part=held')
})
