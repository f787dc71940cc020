// What an admin does with the coming issue.
import { createHmac } from 'node:crypto'
import { like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { eventually } from '#testing/eventually.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { IssueAnswer, NewsletterDesk } from '../newsletter.schema.ts'

const secret = 'a-secret-for-mail-events'
let app: TestApi
let admin: Person

beforeEach(async () => {
  app = await startApi({ MAIL_EVENTS_SECRET: secret })
  admin = await anAdmin(app)
})
afterEach(() => app.stop())

const readDesk = async () => (await app.as(admin)<NewsletterDesk>('GET', '/api/admin/newsletter')).body
const preview = async (variant: string) =>
  (await app.as(admin)<{ html: string; text: string }>('GET', `/api/admin/newsletter/preview?variant=${variant}`)).body
const lettersLike = (pattern: string) =>
  app.deps.db.orm.select().from(mailLetters).where(like(mailLetters.key, pattern))

test('the intro is in every preview as text, and previews keep to the paywall', async () => {
  await aJob(app, admin, { title: 'CANARY Captain' })
  for (let i = 0; i < 3; i++) await aJob(app, admin)
  const intro = 'Dear readers,\n\n<script>alert(1)</script> & fair winds'
  expect((await app.as(admin)('PATCH', '/api/admin/newsletter', { intro })).status).toBe(200)
  expect((await readDesk()).upcoming).toMatchObject({ intro, status: 'draft', hasNews: true, listings: 4 })
  const [member, free, outsider] = [await preview('member'), await preview('free'), await preview('outsider')]
  for (const { html } of [member, free, outsider]) {
    expect(html).toContain('Dear readers')
    expect(html).not.toContain('<script>')
  }
  expect(member.html).toContain('CANARY')
  expect(free.html + free.text + outsider.html + outsider.text).not.toContain('CANARY')
})

test('what closes this week stands in the issue, the nearest first; who may not see it is told how many', async () => {
  const inDays = (days: number) =>
    new Date(app.deps.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  await aJob(app, admin, { title: 'Ends on the fifth', closesOn: inDays(5) })
  await aJob(app, admin, { title: 'Ends on the second', closesOn: inDays(2) })
  await aJob(app, admin, { title: 'Ends in a month', closesOn: inDays(30) })
  for (let i = 0; i < 3; i++) await aJob(app, admin)
  const closingOf = (text: string) => text.split(/closing this week/i)[1] ?? ''
  const member = closingOf((await preview('member')).text)
  expect(member.indexOf('Ends on the second')).toBeGreaterThan(-1)
  expect(member.indexOf('Ends on the fifth')).toBeGreaterThan(member.indexOf('Ends on the second'))
  expect(member).not.toContain('Ends in a month')
  const outsider = await preview('outsider')
  expect(closingOf(outsider.text)).toContain('2 more close this week, for members to see.')
  expect(outsider.text + outsider.html).not.toContain('Ends on the')
})

test('a letter has room for twenty that close, and says of the others how many they are', async () => {
  const closesOn = new Date(app.deps.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  for (let i = 0; i < 22; i++) await aJob(app, admin, { closesOn })
  expect((await preview('member')).text).toContain('2 more close this week, on the board.')
  expect((await preview('free')).text).toContain('19 more close this week, for members to see.')
  expect((await readDesk()).upcoming.listings).toBe(22)
})

test('a trial goes to the admin alone and is no issue', async () => {
  const reader = await aFreeMember(app)
  await app.as(reader)('POST', '/api/newsletter', { email: reader.email })
  await aJob(app, admin)
  expect((await app.as(admin)('POST', '/api/admin/newsletter/test?variant=free')).status).toBe(204)
  const trials = await lettersLike('issue-trial:%')
  expect(trials.map(({ recipient }) => recipient)).toEqual([admin.email])
  expect(trials[0]?.subject).toMatch(/^\[Test\] /)
  expect((await readDesk()).upcoming.status).toBe('draft')
})

test('a trial has words that were not saved, and the draft keeps its own', async () => {
  await aJob(app, admin)
  await app.as(admin)('PATCH', '/api/admin/newsletter', { intro: 'Saved', subject: 'A saved subject' })
  const draft = { intro: 'Not **saved**', subject: 'Another subject' }
  expect((await app.as(admin)('POST', '/api/admin/newsletter/test?variant=member', draft)).status).toBe(204)
  const [trial] = await lettersLike('issue-trial:%')
  expect(trial?.subject).toBe('[Test] Another subject')
  expect((await readDesk()).upcoming).toMatchObject({ intro: 'Saved', subject: 'A saved subject' })
})

test('a subject is one line, however it was written: a letter with two could be sent to nobody', async () => {
  await aJob(app, admin)
  const words = { intro: '', subject: ' Fair\nwinds\u2028to all ' }
  expect((await app.as(admin)('PATCH', '/api/admin/newsletter', words)).status).toBe(200)
  expect((await readDesk()).upcoming.subject).toBe('Fair winds to all')
  expect((await app.as(admin)('POST', '/api/admin/newsletter/test', { subject: 'Two\r\nlines' })).status).toBe(204)
  expect((await lettersLike('issue-trial:%'))[0]?.subject).toBe('[Test] Two lines')
})

test('the intro is Markdown, the subject is the one that was written, and a past issue can be read as it was sent', async () => {
  await aJob(app, admin, { title: 'Kept in the issue' })
  const intro = 'Hello **all**, see [the reef](https://reef.example/).\n\n- one\n- two\n\n[bad](javascript:alert(1))'
  await app.as(admin)('PATCH', '/api/admin/newsletter', { intro, subject: 'Fair winds' })
  const before = await app.as(admin)<{ subject: string; html: string; text: string }>(
    'GET',
    '/api/admin/newsletter/preview?variant=member',
  )
  expect(before.body.subject).toBe('Fair winds')
  expect(before.body.html).toContain('<strong>all</strong>')
  expect(before.body.html).toContain('href="https://reef.example/"')
  expect(before.body.html).not.toContain('href="javascript')
  expect(before.body.text).toContain('one')
  const { body } = await app.as(admin)<IssueAnswer>('POST', '/api/admin/newsletter/send')
  await eventually(async () => expect((await readDesk()).issues[0]).toMatchObject({ status: 'sent', canBeRead: true }))
  const past = await app.as(admin)('GET', `/api/admin/newsletter/issues/${body.week}?variant=member`)
  expect(past).toMatchObject({ status: 200, body: before.body })
  expect((await app.as(admin)('GET', '/api/admin/newsletter/issues/2001-W01')).status).toBe(404)
})

/** In the middle of the week the coming issue is that of the next Monday, and stays so. */
async function goToThursday(): Promise<void> {
  const daysAhead = (11 - app.deps.clock.now().getUTCDay()) % 7
  app.advance((daysAhead || 7) * 86_400_000)
  admin = await anAdmin(app)
}

test('a skipped issue is not sent any more', async () => {
  await goToThursday()
  await aJob(app, admin)
  const { body } = await app.as(admin)<IssueAnswer>('POST', '/api/admin/newsletter/skip')
  expect(body.status).toBe('skipped')
  expect((await readDesk()).upcoming).toMatchObject({ week: body.week, status: 'skipped' })
  for (const act of ['send', 'skip']) {
    const again = await app.as(admin)('POST', `/api/admin/newsletter/${act}`)
    expect([again.status, again.body.code]).toEqual([409, 'issue_settled'])
  }
})

test('who means an issue that is not the coming one any more neither sends nor skips the next one, nor writes its intro', async () => {
  await goToThursday()
  await aJob(app, admin)
  const { week } = (await readDesk()).upcoming
  for (const act of ['send', 'skip']) {
    const late = await app.as(admin)('POST', `/api/admin/newsletter/${act}`, { week: '2020-W01' })
    expect([late.status, late.body.code]).toEqual([409, 'another_issue'])
    expect((await app.as(admin)('POST', `/api/admin/newsletter/${act}`, { week: 'soon' })).status).toBe(422)
  }
  const save = (meant: string) => app.as(admin)('PATCH', '/api/admin/newsletter', { intro: `Of ${meant}`, week: meant })
  expect((await save('2020-W01')).body).toMatchObject({ code: 'another_issue' })
  expect((await save(week)).body).toEqual({ week, status: 'draft' })
  expect((await readDesk()).upcoming).toMatchObject({ week, status: 'draft', intro: `Of ${week}` })
  expect((await app.as(admin)('POST', '/api/admin/newsletter/skip', { week })).body).toEqual({
    week,
    status: 'skipped',
  })
})

test('without news there is nothing to send now', async () => {
  const { status, body } = await app.as(admin)('POST', '/api/admin/newsletter/send')
  expect([status, body.code]).toEqual([409, 'no_news'])
})

test('sent now it is sent once, and a bounce is counted on it', async () => {
  const reader = await aFreeMember(app)
  await updateUser(app.deps.db.orm, reader.user.id, { emailVerified: true })
  await app.as(reader)('POST', '/api/newsletter', { email: reader.email })
  await aJob(app, admin)
  const sent = await app.as(admin)<IssueAnswer>('POST', '/api/admin/newsletter/send')
  expect([sent.status, sent.body.status]).toEqual([202, 'sending'])
  await eventually(async () =>
    expect((await readDesk()).issues[0]).toMatchObject({ status: 'sent', recipients: 1, sent: 1 }),
  )
  const payload = JSON.stringify({ type: 'hard_bounce', email: reader.email })
  const signature = createHmac('sha256', secret).update(payload).digest('hex')
  for (const _ of [1, 2]) await app.call('POST', '/api/mail-events', payload, { 'x-signature': `sha256=${signature}` })
  expect(await readDesk()).toMatchObject({
    subscribers: 0,
    suppressed: 1,
    issues: [{ bounced: 1, week: sent.body.week }],
  })
})

test('a listing whose time came a moment ago is in the issue that somebody sends now', async () => {
  const publishAt = new Date(app.deps.clock.now().getTime() + 60_000).toISOString()
  await aJob(app, admin, { title: 'Online at noon', publishAt })
  app.advance(61_000)
  const { status, body } = await app.as(admin)<IssueAnswer>('POST', '/api/admin/newsletter/send')
  expect([status, body.status]).toEqual([202, 'sending'])
  const path = `/api/admin/newsletter/issues/${body.week}?variant=member`
  expect((await app.as(admin)<{ text: string }>('GET', path)).body.text).toContain('Online at noon')
})
