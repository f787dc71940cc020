// Passwords as keyboards write them; and under a rush: few are checked at once, some wait, the others are told to come back.
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { Refusal } from '#shared/refusal.ts'
import { checkAgainstNobody, checkPassword, hashPassword } from './passwords.ts'

test('of a rush of sign-ins sixty-eight are taken, and the others told when to come back', async () => {
  const hash = await hashPassword('a calm sea')
  const answers = await Promise.allSettled(Array.from({ length: 71 }, () => checkPassword(hash, 'a calm sea')))
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value)).toHaveLength(68)
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(3)
  for (const refusal of refused) {
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ kind: 'unavailable', reason: 'busy', retryAfterSeconds: 2 })
  }
  expect(await checkPassword(hash, 'a rough sea')).toBe(false)
})

test('an address that nobody has, asked for in a rush, is checked like any other once the rush is over', async () => {
  const rush = Array.from({ length: 68 }, () => hashPassword('a calm sea'))
  await expect(checkAgainstNobody('a calm sea')).rejects.toMatchObject({ reason: 'busy' })
  await Promise.all(rush)
  expect(await checkAgainstNobody('a calm sea')).toBe(false)
})

test('a password fits in whichever form a keyboard composes its letters, also one that was hashed as it was typed', async () => {
  const [composed, inParts] = ['caf\u00e9 by the sea', 'cafe\u0301 by the sea']
  for (const stored of [await hashPassword(composed), await hashPassword(inParts)])
    expect([await checkPassword(stored, composed), await checkPassword(stored, inParts)]).toEqual([true, true])
  expect(await checkPassword(await hash(inParts), inParts)).toBe(true)
  expect(await checkPassword(await hashPassword(composed), 'cafe by the sea')).toBe(false)
})
