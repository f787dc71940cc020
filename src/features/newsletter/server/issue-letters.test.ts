// The letters of an issue: to whom they go, what stands in them, and how one leaves.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { eventually } from '#testing/eventually.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin } from '#testing/people.ts'
import type { NewsletterDesk } from '../newsletter.schema.ts'
import { type IssueDesk, noArticle, openIssueDesk } from './issue.fixture.ts'
import { sendDueIssue } from './issue.service.ts'

let desk: IssueDesk
beforeEach(async () => {
  desk = await openIssueDesk()
})
afterEach(() => desk.close())

test('each kind of reader gets their own letter; no free letter holds a paid listing', async () => {
  const { app, admin, goToMonday, subscribed, anOutsider, isSent, deliveredTo } = desk
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
  const { app, admin, goToMonday, anOutsider, deliveredTo } = desk
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
  const { app, admin, goToMonday, anOutsider, issues, isSent, deliveredTo } = desk
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

test('suppressed and unsubscribed readers get nothing, all others a letter to the address they have now', async () => {
  const { app, admin, goToMonday, subscribed, issueLetters, isSent } = desk
  await aJob(app, admin)
  const person = async () => subscribed(await aFreeMember(app))
  const [leaver, mover, lost] = [await person(), await person(), await person()]
  await app.as(leaver)('DELETE', '/api/newsletter')
  await updateUser(app.deps.db.orm, mover.user.id, { email: 'moved@mail.example', emailVerified: true })
  await updateUser(app.deps.db.orm, lost.user.id, { email: 'Gone@mail.example', emailVerified: true })
  await app.deps.db.pool.query(`insert into newsletter_suppressions values ('gone@mail.example', 'bounce', now())`)
  await app.deps.db.pool.query(`
    insert into newsletter_subscribers (email, email_key, consent_at, consent_source, created_at)
    values ('Gone@mail.example', 'gone@mail.example', now(), 'footer', now())`)
  goToMonday()
  await sendDueIssue(app.deps, noArticle)
  await isSent()
  expect((await issueLetters()).map(({ recipient }) => recipient)).toEqual(['moved@mail.example'])
})

test('an address that may belong to another person gets nothing until it is confirmed', async () => {
  const { app, admin, goToMonday, subscribed, issueLetters, isSent } = desk
  await aJob(app, admin)
  const [stranger, confirmed] = [await aFreeMember(app), await subscribed(await aFreeMember(app))]
  await app.as(stranger)('POST', '/api/newsletter', { email: stranger.email })
  // Confirmed was the address of before; the one of today may be anybody's.
  const mover = await aFreeMember(app)
  await app.deps.db.pool.query(
    `insert into newsletter_subscribers (email, email_key, user_id, consent_at, consent_source, confirmed_at, created_at)
    values ($1, 'former@mail.example', $2, now(), 'account', now(), now())`,
    [mover.email, mover.user.id],
  )
  goToMonday()
  await sendDueIssue(app.deps, noArticle)
  await isSent()
  expect((await issueLetters()).map(({ recipient }) => recipient)).toEqual([confirmed.email])
})

test('an address no letter can be written to does not keep the issue from the others', async () => {
  const { app, admin, goToMonday, anOutsider, issueLetters, issues, isSent } = desk
  await aJob(app, admin)
  await app.deps.db.pool.query(`
    insert into newsletter_subscribers (email, email_key, consent_at, consent_source, created_at)
    values ('two words@mail.example', 'two words@mail.example', now(), 'footer', now())`)
  const email = await anOutsider('fine@mail.example')
  goToMonday()
  await sendDueIssue(app.deps, noArticle)
  await isSent()
  const outcome = async () =>
    (await issueLetters()).map(({ recipient, status }) => `${recipient}: ${status}`).toSorted()
  await expect.poll(outcome).toEqual([`${email}: sent`, 'two words@mail.example: failed'])
  expect(await issues()).toMatchObject([{ recipients: 2, bounced: 1 }])
})
