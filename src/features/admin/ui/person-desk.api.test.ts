// What is said when an address was corrected.
import { expect, test } from 'vitest'
import { sayCorrected } from './person-desk.api.ts'

test('a confirmation is on its way only where one was sent', () => {
  const say = (pendingEmail: string | null, emailVerified: boolean) => sayCorrected({ pendingEmail, emailVerified })
  expect(say('new@mail.example', true)).toBe('The new address is asked for its confirmation')
  expect(say(null, false)).toBe('E-mail corrected, and a confirmation is on its way')
  expect(say(null, true)).not.toMatch(/on its way/)
})
