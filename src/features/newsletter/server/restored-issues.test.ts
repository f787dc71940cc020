// Issues after a restore: nobody gets one a second time because the database has forgotten that it was sent.
import { like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { aJob } from '#testing/jobs.ts'
import { anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { dueWeek } from '../newsletter.rules.ts'
import { goToMonday } from './issue.fixture.ts'
import { composeIssue, sendDueIssue } from './issue.service.ts'
import { newsletterIssues } from './newsletter.table.ts'
import { signConfirmation } from './newsletter-links.ts'
import { holdIssues } from './restored-issues.service.ts'

const hour = 3_600_000
const timeZone = 'Europe/Paris'
let app: TestApi
beforeEach(async () => {
  app = await startApi({ TIME_ZONE: timeZone })
  await aJob(app, await anAdmin(app))
  await app.call('POST', '/api/newsletter/confirm', { token: await signConfirmation(app.deps, 'reader@mail.example') })
})
afterEach(() => app.stop())

const now = () => app.deps.clock.now()
const sendDue = () => sendDueIssue(app.deps, () => null)
const letters = () => app.deps.db.orm.select().from(mailLetters).where(like(mailLetters.key, 'issue:%'))
const issues = async () =>
  (await app.deps.db.orm.select().from(newsletterIssues)).map(({ week, status }) => ({ week, status }))

test('an issue whose Monday came after the backup is not sent by itself, and somebody is told which', async () => {
  const madeAt = now()
  goToMonday(app)
  const week = await holdIssues(app.deps.db.orm, { madeAt, now: now(), timeZone })
  await sendDue()
  expect(week).toMatch(/^\d{4}-W\d\d$/)
  expect(await issues()).toEqual([{ week, status: 'skipped' }])
  expect(await letters()).toEqual([])
})

test('neither is one that was due already: it may have gone out a minute after the backup', async () => {
  goToMonday(app)
  const madeAt = now()
  app.advance(hour)
  expect(await holdIssues(app.deps.db.orm, { madeAt, now: now(), timeZone })).toMatch(/^\d{4}-W\d\d$/)
  await sendDue()
  expect(await letters()).toEqual([])
})

test('an issue that is not due yet goes its way, and one that is settled is not named', async () => {
  expect(await holdIssues(app.deps.db.orm, { madeAt: now(), now: now(), timeZone })).toBeNull()
  goToMonday(app)
  await sendDue()
  await expect.poll(async () => (await letters()).length).toBe(1)
  expect(await holdIssues(app.deps.db.orm, { madeAt: now(), now: now(), timeZone })).toBeNull()
})

test('an issue that was on its way when the backup was made is not gone on with', async () => {
  goToMonday(app)
  const content = await composeIssue(app.deps, () => null, now())
  const week = dueWeek(now(), timeZone)!
  const begun = { week, status: 'sending', content, createdAt: now(), composedAt: now() } as const
  await app.deps.db.orm.insert(newsletterIssues).values(begun)
  await holdIssues(app.deps.db.orm, { madeAt: now(), now: now(), timeZone })
  expect(await issues()).toEqual([{ week, status: 'sent' }])
})
