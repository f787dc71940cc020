// The coming issue as the desk tells of it.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { ComingIssue } from './coming-issue.tsx'

const words = { subject: '', intro: '', hasNews: true, listings: 2, timeZone: 'Europe/Paris' }
const issue = (status: 'sending' | 'sent') => {
  const upcoming = { week: '2026-W48', status, ...words }
  return wordsOf(draw(<ComingIssue upcoming={upcoming} subscribers={3} variant="member" />))
}

test('an issue whose letters are going out is not called sent', () => {
  expect(issue('sending')).toContain('It is on its way')
  expect(issue('sending')).not.toContain('sent already')
  expect(issue('sent')).toContain('It has been sent already.')
})

test('the Monday of the coming issue is written day first, as all days of the desk are', () => {
  expect(issue('sent')).toMatch(/Monday,? 23 November 2026, 08:00 in Europe\/Paris/)
})
