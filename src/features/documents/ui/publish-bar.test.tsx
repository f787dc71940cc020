// What can be done with a text, as it stands.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import type { Document } from '../document.schema.ts'
import { PublishBar } from './publish-bar.tsx'
import { StateBadges } from './texts-desk.tsx'

const waiting: Document = {
  kind: 'article',
  slug: 'reef-work',
  title: 'Reef work',
  revision: 2,
  state: 'scheduled',
  isPublic: false,
  publishAt: '2026-12-01T08:00:00.000Z',
  updatedAt: '2026-11-18T08:00:00.000Z',
  shippedChanged: false,
  markdown: '',
  fields: {},
  shipped: null,
}
const bar = (standing: Document | null) =>
  draw(<PublishBar kind="article" standing={standing} problems={{}} isSaving={false} onSave={() => undefined} />)

test('a text that waits shows its time, and keeps it when it is saved for a time again', () => {
  expect(bar(waiting)).toContain('value="2026-12-01T08:00"')
  expect(bar(null)).not.toContain('2026-12-01')
  expect(wordsOf(draw(<StateBadges row={waiting} />))).toContain('1 December 2026 at 08:00 UTC')
})

test('only an article that readers find can be taken from the site', () => {
  expect(bar(waiting)).toContain('Save as a draft')
  expect(bar({ ...waiting, isPublic: true })).toContain('Take from the site')
})
