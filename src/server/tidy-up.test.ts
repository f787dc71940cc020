// What is tidied up every hour: one part that fails keeps nothing else from being done.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setMembership, updateUser } from '#features/accounts/server/accounts.store.ts'
import type { Queue } from '#platform/queue.ts'
import { aFreeMember } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { defineBackgroundWork, tidyUp } from './background.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

test('a member is reminded of the end, also while old letters can’t be removed', async () => {
  const member = await aFreeMember(app)
  const { db, clock, mailer } = app.deps
  await updateUser(db.orm, member.user.id, { emailVerified: true })
  const subscriptionEndDate = new Date(clock.now().getTime() + 6 * 86_400_000)
  await setMembership(db.orm, member.user.id, { subscriptionType: 'Annual', subscriptionEndDate })
  const forgetOld = () => Promise.reject(new Error('the folder can’t be read'))
  await expect(tidyUp({ ...app.deps, mailer: { ...mailer, forgetOld } })).rejects.toThrow('can’t be read')
  const { rows } = await db.pool.query(`select key from mail_letters where key like $1`, [
    `membership:${member.user.id}:%`,
  ])
  expect(rows).toHaveLength(1)
})

test('whatever goes through all people has the time for it', () => {
  const limits = new Map<string, number>()
  const define: Queue['define'] = (name, _work, { timeoutSeconds = 120 } = {}) => void limits.set(name, timeoutSeconds)
  defineBackgroundWork({ ...app.deps, queue: { ...app.deps.queue, define, schedule: () => undefined } })
  const unhurried = [...limits].filter(([, seconds]) => seconds >= 1_800).map(([name]) => name)
  expect(unhurried).toEqual(expect.arrayContaining(['alert-letters', 'closing-reminders', 'forum-digest', 'tidy-up']))
})
