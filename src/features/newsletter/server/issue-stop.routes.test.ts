// An issue that was a mistake: it is stopped on its way, put right, and goes on to those who have not had it.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailHosts } from '#platform/mail/mail-hosts.table.ts'
import { eventually } from '#testing/eventually.ts'
import { aJob } from '#testing/jobs.ts'
import { aMember } from '#testing/people.ts'
import type { IssueAnswer, NewsletterDesk } from '../newsletter.schema.ts'
import { type IssueDesk, openIssueDesk } from './issue.fixture.ts'
import { sendBatch } from './issue.service.ts'

let desk: IssueDesk
beforeEach(async () => {
  // One letter a minute to each host: of two readers at one host the second waits.
  desk = await openIssueDesk({ MAIL_PER_HOST: '1' })
})
afterEach(() => desk.close())

async function sendNow(): Promise<string> {
  const { app, admin } = desk
  await aJob(app, admin)
  return (await app.as(admin)<IssueAnswer>('POST', '/api/admin/newsletter/send')).body.week
}
const act = (week: string, what: 'stop' | 'resume', body?: unknown) =>
  desk.app.as(desk.admin)('POST', `/api/admin/newsletter/issues/${week}/${what}`, body)
const readIssue = async () =>
  (await desk.app.as(desk.admin)<NewsletterDesk>('GET', '/api/admin/newsletter')).body.issues[0]
const hostsAreFree = () => desk.app.deps.db.orm.delete(mailHosts)

test('letters that wait stay here when it is stopped; put right, it goes to the others alone', async () => {
  const { app, admin, anOutsider, deliveriesTo, office } = desk
  for (const name of ['first', 'second']) await anOutsider(`${name}@mail.example`)
  await app.as(admin)('PATCH', '/api/admin/newsletter', { intro: 'Join us on the 31st of June.', subject: 'June' })
  const week = await sendNow()
  await eventually(async () => expect(await readIssue()).toMatchObject({ status: 'sent', sent: 1, waiting: 1 }))

  expect(await act(week, 'stop')).toMatchObject({ status: 200, body: { week, status: 'stopped' } })
  expect(await readIssue()).toMatchObject({ status: 'stopped', recipients: 1, sent: 1, waiting: 0, sentAt: null })
  expect(await act(week, 'stop')).toMatchObject({ status: 409, body: { code: 'issue_not_on_its_way' } })
  // What it told of is not news for the next one.
  expect((await app.as(admin)<NewsletterDesk>('GET', '/api/admin/newsletter')).body.upcoming.hasNews).toBe(false)

  await hostsAreFree()
  const words = { intro: 'Join us on the 30th of June.', subject: 'June, put right' }
  expect(await act(week, 'resume', words)).toMatchObject({ status: 202, body: { week, status: 'sending' } })
  await eventually(async () => expect(await readIssue()).toMatchObject({ status: 'sent', recipients: 2, sent: 2 }))
  const subjects = office.deliveries
    .filter(({ headers }) => headers.has('list-id'))
    .map(({ headers }) => headers.get('subject'))
  expect(subjects).toEqual(['June', 'June, put right'])
  const to = ['first', 'second'].map((name) => deliveriesTo(`${name}@mail.example`).length)
  expect(to).toEqual([1, 1])
  expect(await act(week, 'resume')).toMatchObject({ status: 409, body: { code: 'issue_not_stopped' } })
  expect(await act(week, 'stop')).toMatchObject({ status: 409, body: { code: 'issue_not_on_its_way' } })
})

test('stopped between its batches it goes on to everybody, and a batch from before does nothing', async () => {
  const { app, issueLetters } = desk
  await app.deps.db.pool.query(`
    insert into newsletter_subscribers (email, email_key, consent_at, consent_source, created_at)
    select 'r' || n || '@mail.example', 'r' || n || '@mail.example', now(), 'footer', now() from generate_series(1, 230) n`)
  const week = await sendNow()
  await eventually(async () => expect((await issueLetters()).length).toBeGreaterThan(0))
  expect((await act(week, 'stop')).status).toBe(200)
  const kept = (await issueLetters()).length
  expect(kept).toBeLessThan(5)
  await sendBatch(app.deps, { week, after: null })
  expect((await issueLetters()).length).toBe(kept)

  expect((await act(week, 'resume')).status).toBe(202)
  // As it might wait in the queue from the first time: it would call the issue sent with the last readers alone.
  await sendBatch(app.deps, { week, after: 'ffffffff-ffff-ffff-ffff-ffffffffffff' })
  await eventually(async () => expect(await readIssue()).toMatchObject({ status: 'sent', recipients: 230 }))
  expect(new Set((await issueLetters()).map(({ recipient }) => recipient)).size).toBe(230)
})

test('only an issue that there is, and only for who looks after the newsletter', async () => {
  const { app } = desk
  const member = await aMember(app)
  for (const what of ['stop', 'resume'] as const) {
    expect(await act('2001-W01', what)).toMatchObject({ status: 404, body: { code: 'issue_not_found' } })
    expect((await act('soon', what)).status).toBe(404)
    expect((await app.as(member)('POST', `/api/admin/newsletter/issues/2001-W01/${what}`)).status).toBe(403)
  }
})
