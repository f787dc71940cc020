// The weekly issue on its way: composed once, each letter once, nothing paid for in a free letter.
import { eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { eventually } from '#testing/eventually.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { openPostOffice, type PostOffice } from '#testing/post-office.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { NewsletterDesk } from '../newsletter.schema.ts'
import { type ReadArticle, sendBatch, sendDueIssue } from './issue.service.ts'
import { newsletterIssues } from './newsletter.table.ts'
import { signConfirmation } from './newsletter-links.ts'

const noArticle: ReadArticle = () => null
let app: TestApi
let office: PostOffice
let admin: Person

beforeEach(async () => {
  office = await openPostOffice()
  app = await startApi({ SMTP_URL: office.url, TIME_ZONE: 'Europe/Paris', MAIL_EVENTS_SECRET: 'a-secret-for-events' })
  admin = await anAdmin(app)
})
afterEach(async () => {
  await app.stop()
  await office.close()
})

/** To the next Monday at the hour, in Paris in winter or summer: at least an hour past eight. */
function goToMonday(): void {
  const now = app.deps.clock.now()
  const monday = new Date(now)
  monday.setUTCHours(8, 30, 0, 0)
  // Never more than a week: what was posted today is still news then.
  while (monday <= now || monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() + 1)
  app.advance(monday.getTime() - now.getTime())
}

/** With an address that is known to be theirs. */
async function subscribed(person: Person): Promise<Person> {
  await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
  await app.as(person)('POST', '/api/newsletter', { email: person.email })
  return person
}

async function anOutsider(email: string): Promise<string> {
  await app.call('POST', '/api/newsletter/confirm', { token: await signConfirmation(app.deps, email) })
  return email
}

const issueLetters = () => app.deps.db.orm.select().from(mailLetters).where(like(mailLetters.key, 'issue:%'))
const issues = () => app.deps.db.orm.select().from(newsletterIssues)
const isSent = () => eventually(async () => expect((await issues()).map(({ status }) => status)).toEqual(['sent']))
const deliveriesTo = (email: string) =>
  office.deliveries.filter(({ to, headers }) => to.includes(email) && headers.has('list-id'))
const deliveredTo = (email: string) =>
  eventually(() => {
    const found = deliveriesTo(email)
    expect(found).toHaveLength(1)
    return found[0]!
  })

test('each kind of reader gets their own letter; no free letter holds a paid listing', async () => {
  const paid = ['CANARY-ONE Navigator', 'CANARY-TWO Diver']
  for (const title of paid) await aJob(app, admin, { title })
  for (const title of ['Newest A', 'Newest B', 'Newest C']) await aJob(app, admin, { title })
  const [member, free] = [await subscribed(await aMember(app)), await subscribed(await aFreeMember(app))]
  const outsider = await anOutsider('outsider@mail.example')
  goToMonday()
  await sendDueIssue(app.deps, noArticle)
  await isSent()

  const toMember = await deliveredTo(member.email)
  for (const title of [...paid, 'Newest A']) expect(toMember.parts.get('text/plain')).toContain(title)
  for (const email of [free.email, outsider]) {
    const { parts, raw } = await deliveredTo(email)
    const all = [...parts.values(), raw].join('\n')
    expect(all).not.toMatch(/CANARY/)
    expect(parts.get('text/plain')).toContain('2 more for members')
    expect(parts.get('text/html')).toContain('Newest C')
    expect(parts.get('text/html')).not.toMatch(/<img/i)
  }
})

test('the letter carries what mail programs need to unsubscribe with one click, and it works', async () => {
  await aJob(app, admin)
  const email = await anOutsider('one-click@mail.example')
  goToMonday()
  await sendDueIssue(app.deps, noArticle)
  const { headers, parts } = await deliveredTo(email)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(headers.get('list-id')).toContain('<newsletter.localhost>')
  const link = /^<(http:\/\/localhost:3000(\/api\/newsletter\/unsubscribe\?token=[\w.-]+))>$/.exec(
    headers.get('list-unsubscribe') ?? '',
  )
  expect(parts.get('text/html')).toContain('/preferences?token=')
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await app.call('POST', link![2]!, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
  // A day later the first admin's session is over.
  const later = await anAdmin(app)
  await eventually(async () => {
    const { body } = await app.as(later)<NewsletterDesk>('GET', '/api/admin/newsletter')
    expect(body.subscribers).toBe(0)
    expect(body.issues[0]).toMatchObject({ status: 'sent', recipients: 1, sent: 1, unsubscribed: 1 })
  })
})

test('links name the issue and nobody: two readers get the same ones, but for their own to leave and to choose', async () => {
  await aJob(app, admin, { title: 'Marked' })
  const readers = [await anOutsider('one@mail.example'), await anOutsider('two@mail.example')]
  goToMonday()
  await sendDueIssue(app.deps, noArticle)
  await isSent()
  const [{ week } = { week: '' }] = await issues()
  const linksOf = async (email: string) => {
    const html = (await deliveredTo(email)).parts.get('text/html') ?? ''
    return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  }
  const [one, two] = [await linksOf(readers[0]!), await linksOf(readers[1]!)]
  const isOwn = (href: string) => /\/(unsubscribe|preferences)\?token=/.test(href)
  expect(one.filter((href) => !isOwn(href))).toEqual(two.filter((href) => !isOwn(href)))
  const marked = one.filter((href) => href.startsWith('http://localhost:3000/') && !isOwn(href))
  expect(marked.length).toBeGreaterThan(1)
  for (const href of marked) expect(href).toContain(`utm_source=newsletter&utm_campaign=${week}`)
  for (const href of one.filter(isOwn)) expect(href).not.toContain('utm_')
})

test('two workers at the same hour compose one issue, and a batch that runs again posts nothing twice', async () => {
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

test('suppressed and unsubscribed readers get nothing', async () => {
  await aJob(app, admin)
  const [leaver, stayer] = [await subscribed(await aFreeMember(app)), await subscribed(await aFreeMember(app))]
  await app.as(leaver)('DELETE', '/api/newsletter')
  await app.deps.db.pool.query(`insert into newsletter_suppressions values ('gone@mail.example', 'bounce', now())`)
  await app.deps.db.pool.query(`
    insert into newsletter_subscribers (email, email_key, consent_at, consent_source, created_at)
    values ('Gone@mail.example', 'gone@mail.example', now(), 'footer', now())`)
  goToMonday()
  await sendDueIssue(app.deps, noArticle)
  await isSent()
  expect((await issueLetters()).map(({ recipient }) => recipient)).toEqual([stayer.email])
})

test('an address that may belong to another person gets nothing until it is confirmed', async () => {
  await aJob(app, admin)
  const [stranger, confirmed] = [await aFreeMember(app), await subscribed(await aFreeMember(app))]
  await app.as(stranger)('POST', '/api/newsletter', { email: stranger.email })
  goToMonday()
  await sendDueIssue(app.deps, noArticle)
  await isSent()
  expect((await issueLetters()).map(({ recipient }) => recipient)).toEqual([confirmed.email])
})

test('an address no letter can be written to does not keep the issue from the others', async () => {
  await aJob(app, admin)
  await app.deps.db.pool.query(`
    insert into newsletter_subscribers (email, email_key, consent_at, consent_source, created_at)
    values ('two words@mail.example', 'two words@mail.example', now(), 'footer', now())`)
  const email = await anOutsider('fine@mail.example')
  goToMonday()
  await sendDueIssue(app.deps, noArticle)
  await isSent()
  expect((await issueLetters()).map(({ recipient }) => recipient)).toEqual([email])
})

test('a listing posted while an issue is composed is in the next one, and in no issue twice', async () => {
  await aJob(app, admin, { title: 'In the first' })
  const reader = await subscribed(await aMember(app))
  goToMonday()
  admin = await anAdmin(app)
  let composing = app.deps.clock.now()
  const readSlowly: ReadArticle = () => {
    composing = app.deps.clock.now()
    app.advance(1_000)
    return null
  }
  await sendDueIssue(app.deps, readSlowly)
  await isSent()
  const { id } = await aJob(app, admin, { title: 'In the second' })
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

test('a listing that is to go online in the hour of the issue is in it', async () => {
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
