// One real call for every act on the newsletter, its readers and letters that did not arrive, and what the audit log must say of it.
import { aJob } from '../jobs.ts'
import type { TestApi } from '../start-api.ts'
import { type AdminActs, expectText, type House, run } from './audit-act.fixture.ts'

async function aFreshDesk({ app, admin }: House): Promise<void> {
  await run(app, 'delete from newsletter_issues')
  await aJob(app, admin)
}

async function anIssue({ app }: House, status: 'sending' | 'stopped'): Promise<string> {
  const week = '2026-W02'
  await run(app, 'delete from newsletter_issues')
  const content = JSON.stringify({ jobs: [], newest: [], article: null, topics: [] })
  await run(
    app,
    `insert into newsletter_issues (week, status, content, created_at, composed_at)
      values ('${week}', '${status}', '${content}', now(), now())`,
  )
  return week
}

async function aLostLetter(app: TestApi, key: string): Promise<string> {
  const { rows } = await run(
    app,
    `insert into mail_letters (key, recipient, subject, html, text, status, last_error, created_at, give_up_at)
      values ('${key}', 'lost@mail.example', 'Hello', 'x', 'x', 'failed', '550 unknown', now(), now()) returning id`,
  )
  return rows[0].id
}

export const letterActs: AdminActs = {
  'DELETE /api/admin/subscribers/:id': async ({ app }) => {
    await app.deps.keys.sign('payer-address', 'nobody')
    const { rows } = await run(
      app,
      `insert into newsletter_subscribers (email, email_key, consent_at, consent_source, confirmed_at, created_at)
        values ('alone@mail.example', 'alone@mail.example', now(), 'footer', now(), now()) returning id`,
    )
    const path = `/api/admin/subscribers/${rows[0].id}`
    return { path, subject: rows[0].id, before: { source: 'footer' }, after: null, secrets: ['alone@mail.example'] }
  },
  'PATCH /api/admin/newsletter': async (house) => {
    await aFreshDesk(house)
    const change = { before: null, after: { status: 'draft', intro: 'A calm week.' } }
    return { path: '/api/admin/newsletter', body: { intro: 'A calm week.' }, subject: expectText(/-W/), ...change }
  },
  'POST /api/admin/newsletter/test': async () => ({
    path: '/api/admin/newsletter/test',
    subject: null,
    before: null,
    after: null,
  }),
  'POST /api/admin/newsletter/skip': async (house) => {
    await aFreshDesk(house)
    await house.app.as(house.admin)('PATCH', '/api/admin/newsletter', { intro: 'Hello' })
    const change = { before: { status: 'draft', intro: 'Hello' }, after: { status: 'skipped' } }
    return { path: '/api/admin/newsletter/skip', subject: expectText(/-W/), ...change }
  },
  'POST /api/admin/newsletter/send': async (house) => {
    await aFreshDesk(house)
    const path = '/api/admin/newsletter/send'
    return { path, subject: expectText(/-W/), before: null, after: { status: 'sending' } }
  },
  'POST /api/admin/newsletter/issues/:week/stop': async (house) => {
    const week = await anIssue(house, 'sending')
    const change = { before: { status: 'sending' }, after: { status: 'stopped' } }
    return { path: `/api/admin/newsletter/issues/${week}/stop`, subject: week, ...change }
  },
  'POST /api/admin/newsletter/issues/:week/resume': async (house) => {
    const week = await anIssue(house, 'stopped')
    const change = { before: { status: 'stopped', intro: '' }, after: { status: 'sending', intro: 'Put right.' } }
    const body = { intro: 'Put right.' }
    return { path: `/api/admin/newsletter/issues/${week}/resume`, body, subject: week, ...change }
  },
  'POST /api/admin/newsletter/undelivered/:id/retry': async ({ app }) => {
    const id = await aLostLetter(app, 'a:letter')
    const path = `/api/admin/newsletter/undelivered/${id}/retry`
    const change = { before: { status: 'failed' }, after: { status: 'queued' } }
    return { path, subject: id, ...change, secrets: ['lost@mail.example'] }
  },
  'POST /api/admin/newsletter/undelivered/retry': async ({ app }) => {
    await aLostLetter(app, 'another:letter')
    return { path: '/api/admin/newsletter/undelivered/retry', subject: null, before: null, after: { retried: 1 } }
  },
  'POST /api/admin/newsletter/suppressions/lift': async ({ app }) => {
    // A key is made at its first use, in whatever transaction that is.
    await app.deps.keys.sign('suppressed-address', 'nobody')
    await run(app, `insert into newsletter_suppressions values ('gone@mail.example', 'bounce', now())`)
    const path = '/api/admin/newsletter/suppressions/lift'
    const body = { email: 'gone@mail.example' }
    return { path, body, subject: null, before: { reason: 'bounce' }, after: {}, secrets: ['gone@mail.example'] }
  },
}
