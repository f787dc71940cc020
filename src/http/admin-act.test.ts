import { expect, test } from 'vitest'
import { withoutSecrets } from './admin-act.ts'

test('what sounds like a secret never reaches the log, however deep it stands', () => {
  const facts = {
    title: 'Rigger',
    passwordHash: 'x',
    people: [{ id: '1', session_token: 'x', must_change_password: true }],
  }
  expect(withoutSecrets(facts)).toEqual({ title: 'Rigger', people: [{ id: '1', must_change_password: true }] })
})

test('a moment, a number and nothing at all stay what they are', () => {
  const at = new Date('2026-01-05T08:00:00Z')
  expect(withoutSecrets({ at, days: 30, reason: null })).toEqual({ at, days: 30, reason: null })
  expect(withoutSecrets(null)).toBeNull()
})
