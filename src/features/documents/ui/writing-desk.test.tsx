// What the desk begins with when a text is opened.
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import type { Document } from '../document.schema.ts'
import { WritingDesk } from './writing-desk.tsx'

const privacy: Document = {
  kind: 'legal',
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  revision: 3,
  state: 'published',
  isPublic: true,
  publishAt: '2026-11-18T08:00:00.000Z',
  updatedAt: '2026-11-18T08:00:00.000Z',
  shippedChanged: false,
  markdown: 'We keep less.',
  fields: { title: 'Privacy Policy', asksAgain: true },
  shipped: null,
}
const { kind, slug } = privacy

const asksAgain = (standing: Document) => {
  const desk = draw(<WritingDesk document={{ kind, slug }} standing={standing} onSaved={() => undefined} />)
  expect(desk).toContain('Members are asked to agree')
  return desk.includes('checked=""')
}

test('members who were asked to agree to a change are not asked again for the next misprint that is mended', () => {
  expect(asksAgain(privacy)).toBe(false)
})

test('a change that nobody was asked about yet goes on asking', () => {
  for (const state of ['scheduled', 'draft'] as const) expect(asksAgain({ ...privacy, state })).toBe(true)
})
