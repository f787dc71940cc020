// The coming issue as the desk tells of it.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { ComingIssue } from './coming-issue.tsx'

test('the Monday of the coming issue is written day first, as all days of the desk are', () => {
  const words = { subject: '', intro: '', hasNews: true, listings: 2, timeZone: 'Europe/Paris' }
  const upcoming = { week: '2026-W48', status: 'sent' as const, ...words }
  const html = draw(<ComingIssue upcoming={upcoming} subscribers={3} variant="member" />)
  expect(wordsOf(html)).toMatch(/Monday,? 23 November 2026, 08:00 in Europe\/Paris/)
})
