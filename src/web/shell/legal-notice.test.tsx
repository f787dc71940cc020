// The quiet word about a legal text that has changed.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { LegalNotice } from './legal-notice.tsx'

const due = [{ slug: 'terms-of-service', title: 'Terms of Service', version: '2026-11-18.3' }]

test('says which text has changed, where to read it, and blocks nothing', () => {
  const drawn = draw(<LegalNotice />, { '/api/legal/due': { due } })
  expect(wordsOf(drawn)).toContain('Terms of Service has changed')
  expect(wordsOf(drawn)).toContain('Nothing stops meanwhile')
  expect(drawn).toContain('/versions/')
  expect(drawn).not.toContain('aria-modal')
})

test('is not there when nothing is due', () => {
  expect(draw(<LegalNotice />, { '/api/legal/due': { due: [] } })).toBe('')
})
