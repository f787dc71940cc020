// How long a form that signs somebody in waits.
import { expect, test } from 'vitest'
import type { User } from '../account.schema.ts'
import { isEntering } from './sign-in.api.ts'

test('who is signed in can not press again while the next page is on its way; whose second factor is asked for can come back', () => {
  const entered = { token: 'ses_1', user: { id: '1', username: 'ada' } as User }
  const asked = { secondFactor: ['totp' as const], challenge: 'cha_1' }
  expect(isEntering({ isPending: false, data: undefined })).toBe(false)
  expect(isEntering({ isPending: true, data: undefined })).toBe(true)
  expect(isEntering({ isPending: false, data: entered })).toBe(true)
  expect(isEntering({ isPending: false, data: asked })).toBe(false)
})
