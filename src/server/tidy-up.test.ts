// What is tidied up at the start and every hour: one part that fails keeps nothing else from being done.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setMembership, updateUser } from '#features/accounts/server/accounts.store.ts'
import type { Queue } from '#platform/queue.ts'
import { eventually } from '#testing/eventually.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { beginBackgroundWork, defineBackgroundWork, tidyUp } from './background.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

async function aMemberUntil(days: number): Promise<string> {
  const { user } = await aFreeMember(app)
  const { db, clock } = app.deps
  await updateUser(db.orm, user.id, { emailVerified: true })
  const subscriptionEndDate = new Date(clock.now().getTime() + days * 86_400_000)
  await setMembership(db.orm, user.id, { subscriptionType: 'Annual', subscriptionEndDate })
  return user.id
}

async function countReminders(userId: string): Promise<number> {
  const ofMember = `membership:${userId}:%`
  const { rows } = await app.deps.db.pool.query(`select key from mail_letters where key like $1`, [ofMember])
  return rows.length
}

test('a member is reminded of the end, also while old letters can’t be removed', async () => {
  const userId = await aMemberUntil(6)
  const { mailer } = app.deps
  const forgetOld = () => Promise.reject(new Error('the folder can’t be read'))
  await expect(tidyUp({ ...app.deps, mailer: { ...mailer, forgetOld } })).rejects.toThrow('can’t be read')
  expect(await countReminders(userId)).toBe(1)
})

test('whatever the clock decides is looked at when the site starts', async () => {
  const begun: string[] = []
  const publish: Queue['publish'] = async (_tx, name) => begun.push(name) > 0
  await beginBackgroundWork({ ...app.deps, queue: { ...app.deps.queue, publish } })
  expect(begun).toEqual(
    expect.arrayContaining([
      'tidy-up',
      'newsletter-issue',
      'alert-letters',
      'closing-reminders',
      'forum-digest',
      'desk-letter',
    ]),
  )
})

test('whatever goes through all people has the time for it', () => {
  const limits = new Map<string, number>()
  const define: Queue['define'] = (name, _work, { timeoutSeconds = 120 } = {}) => void limits.set(name, timeoutSeconds)
  defineBackgroundWork({ ...app.deps, queue: { ...app.deps.queue, define, schedule: () => undefined } })
  const unhurried = [...limits].filter(([, seconds]) => seconds >= 1_800).map(([name]) => name)
  expect(unhurried).toEqual(expect.arrayContaining(['alert-letters', 'closing-reminders', 'forum-digest', 'tidy-up']))
})

test('what fell due while nothing ran goes out with the start, not with the next round', async () => {
  const userId = await aMemberUntil(25)
  const admin = await anAdmin(app)
  const publishAt = new Date(app.deps.clock.now().getTime() + 3_600_000).toISOString()
  const job = await aJob(app, admin, { draft: true, publishAt })
  app.advance(2 * 3_600_000)
  await beginBackgroundWork(app.deps)
  await eventually(async () => {
    expect([await countReminders(userId), (await app.call('GET', `/api/jobs/${job.id}`)).status]).toEqual([1, 200])
  })
})
