// The list of gift codes, as the desk reads it.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { GiftCodesPanel } from './gift-codes-panel.tsx'

test('a code is worth one day, or several', () => {
  const open = { note: '', createdAt: '2026-06-15T12:00:00.000Z', redeemedAt: null, redeemedBy: null, revokedAt: null }
  const codes = [
    { ...open, code: 'TIDE-0001', days: 1 },
    { ...open, code: 'TIDE-0002', days: 30 },
  ]
  const words = wordsOf(draw(<GiftCodesPanel />, { '/api/admin/gift-codes': { codes } }))
  expect(words).toContain('TIDE-0001 1 day –')
  expect(words).toContain('TIDE-0002 30 days –')
})
