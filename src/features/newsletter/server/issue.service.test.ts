// The weekly issue on its way: composed once at its hour, of what is new, and each letter once.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { eventually } from '#testing/eventually.ts'
import { aJob } from '#testing/jobs.ts'
import { aMember, anAdmin } from '#testing/people.ts'
import { type IssueDesk, noArticle, openIssueDesk } from './issue.fixture.ts'
import { type ReadArticle, sendBatch, sendDueIssue } from './issue.service.ts'
import { newsletterIssues } from './newsletter.table.ts'

let desk: IssueDesk
beforeEach(async () => {
  desk = await openIssueDesk()
})
afterEach(() => desk.close())

test('two workers at the same hour compose one issue, and a batch that runs again posts nothing twice', async () => {
  const { app, office, admin, goToMonday, anOutsider, issueLetters, issues, isSent } = desk
  await aJob(app, admin)
  for (let i = 0; i < 5; i++) await anOutsider(`twice-${i}@mail.example`)
  goToMonday()
  await Promise.all([1, 2, 3].map(() => sendDueIssue(app.deps, noArticle)))
  await isSent()
  expect(await issueLetters()).toHaveLength(5)
  const [issue] = await issues()
  await Promise.all([1, 2].map(() => sendBatch(app.deps, { week: issue!.week, after: null })))
  await sendDueIssue(app.deps, noArticle)
  expect(await issueLetters()).toHaveLength(5)
  await eventually(() => expect(office.deliveries.filter(({ headers }) => headers.has('list-id'))).toHaveLength(5))
})

test('more readers than one batch holds all get their letter', async () => {
  const { app, admin, goToMonday, issueLetters, issues, isSent } = desk
  await aJob(app, admin)
  await app.deps.db.pool.query(`
    insert into newsletter_subscribers (email, email_key, consent_at, consent_source, created_at)
    select 'r' || n || '@mail.example', 'r' || n || '@mail.example', now(), 'footer', now() from generate_series(1, 230) n`)
  goToMonday()
  await sendDueIssue(app.deps, noArticle)
  await isSent()
  expect(new Set((await issueLetters()).map(({ recipient }) => recipient)).size).toBe(230)
  expect((await issues())[0]?.recipients).toBe(230)
})

test('nothing goes out before its hour, and a week without news is skipped', async () => {
  const { app, goToMonday, anOutsider, issueLetters, issues } = desk
  await anOutsider('quiet@mail.example')
  goToMonday()
  app.advance(-3 * 3_600_000)
  await sendDueIssue(app.deps, noArticle)
  expect(await issues()).toEqual([])
  app.advance(3 * 3_600_000)
  await sendDueIssue(app.deps, noArticle)
  expect((await issues()).map(({ status }) => status)).toEqual(['skipped'])
  expect(await issueLetters()).toEqual([])
})

test('an article that came out on Monday after the issue is news for the next one; one that was told is not', async () => {
  const { app, admin, goToMonday, issues } = desk
  const onThisDay = (id: string): ReadArticle => {
    const date = app.deps.clock.now().toISOString().slice(0, 10)
    return () => ({ id, title: `About ${id}`, description: 'To read', date })
  }
  const isSkipped = async () =>
    (await issues()).sort((one, other) => one.week.localeCompare(other.week)).map(({ status }) => status === 'skipped')
  await aJob(app, admin)
  goToMonday()
  await sendDueIssue(app.deps, noArticle)
  const late = onThisDay('reefs')
  goToMonday()
  await sendDueIssue(app.deps, late)
  goToMonday()
  const early = onThisDay('kelp')
  await sendDueIssue(app.deps, early)
  goToMonday()
  await sendDueIssue(app.deps, early)
  expect(await isSkipped()).toEqual([false, false, false, true])
})

test('a listing posted while an issue is composed is in the next one, and in no issue twice', async () => {
  const { app, admin, goToMonday, subscribed, isSent, deliveriesTo } = desk
  await aJob(app, admin, { title: 'In the first' })
  const reader = await subscribed(await aMember(app))
  goToMonday()
  const later = await anAdmin(app)
  let composing = app.deps.clock.now()
  const readSlowly: ReadArticle = () => {
    composing = app.deps.clock.now()
    app.advance(1_000)
    return null
  }
  await sendDueIssue(app.deps, readSlowly)
  await isSent()
  const { id } = await aJob(app, later, { title: 'In the second' })
  const meanwhile = new Date(composing.getTime() + 500)
  await app.deps.db.orm.update(jobs).set({ createdAt: meanwhile }).where(eq(jobs.id, id))
  app.advance(7 * 86_400_000)
  await sendDueIssue(app.deps, noArticle)
  const lettersToReader = () => deliveriesTo(reader.email).map(({ parts }) => parts.get('text/plain') ?? '')
  await eventually(() => expect(lettersToReader()).toHaveLength(2))
  const holding = (title: string) => lettersToReader().map((text) => text.includes(title))
  expect([holding('In the first'), holding('In the second')]).toEqual([
    [true, false],
    [false, true],
  ])
})

test('a listing that was being posted while an issue was composed is in the next one', async () => {
  const { app, admin, goToMonday, subscribed, isSent, issues, deliveriesTo } = desk
  await aJob(app, admin, { title: 'In the first' })
  const reader = await subscribed(await aMember(app))
  goToMonday()
  const later = await anAdmin(app)
  await sendDueIssue(app.deps, noArticle)
  await isSent()
  const { id } = await aJob(app, later, { title: 'In the second' })
  const [{ composedAt } = { composedAt: null }] = await issues()
  const before = new Date(composedAt!.getTime() - 2_000)
  await app.deps.db.orm.update(jobs).set({ createdAt: before }).where(eq(jobs.id, id))
  app.advance(7 * 86_400_000)
  await sendDueIssue(app.deps, noArticle)
  const texts = () => deliveriesTo(reader.email).map(({ parts }) => parts.get('text/plain') ?? '')
  await eventually(() => expect(texts()).toHaveLength(2))
  const holding = (title: string) => texts().map((text) => text.includes(title))
  expect([holding('In the first'), holding('In the second')]).toEqual([
    [true, false],
    [false, true],
  ])
})

test('a listing that is to go online in the hour of the issue is in it', async () => {
  const { app, admin, goToMonday, subscribed, deliveriesTo } = desk
  await aJob(app, admin, { title: 'There already' })
  const reader = await subscribed(await aMember(app))
  const now = app.deps.clock.now()
  goToMonday()
  const publishAt = app.deps.clock.now().toISOString()
  app.advance(now.getTime() - app.deps.clock.now().getTime())
  await aJob(app, admin, { title: 'Online at eight', publishAt })
  app.advance(Date.parse(publishAt) - app.deps.clock.now().getTime())
  await sendDueIssue(app.deps, noArticle)
  await eventually(() => expect(deliveriesTo(reader.email)).toHaveLength(1))
  expect(deliveriesTo(reader.email)[0]!.parts.get('text/plain')).toContain('Online at eight')
})

test('an issue whose batch failed for good goes on hours later, and nobody gets it twice', async () => {
  const { app, admin, goToMonday, subscribed, issues, isSent, deliveriesTo } = desk
  await aJob(app, admin)
  const readers = [await subscribed(await aMember(app)), await subscribed(await aMember(app))]
  goToMonday()
  await sendDueIssue(app.deps, noArticle)
  await isSent()
  await eventually(() => expect(readers.map(({ email }) => deliveriesTo(email).length)).toEqual([1, 1]))
  // As if the queue had given up after the first of them.
  await app.deps.db.orm.update(newsletterIssues).set({ status: 'sending' })
  await app.deps.db.orm.delete(mailLetters).where(eq(mailLetters.recipient, readers[1]!.email))
  await sendDueIssue(app.deps, noArticle)
  expect((await issues()).map(({ status }) => status)).toEqual(['sending'])
  app.advance(6 * 3_600_000)
  await sendDueIssue(app.deps, noArticle)
  await isSent()
  await eventually(() => expect(readers.map(({ email }) => deliveriesTo(email).length)).toEqual([1, 2]))
})
