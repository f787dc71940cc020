// One real call for every changing route of admins, and what the audit log must say of it. A route that is missing here fails the test.
import {
  aCheckout,
  type Session as Checkout,
  completed,
  deliver,
} from '#features/membership/server/payments.fixture.ts'
import { aJob, jobBody } from '../jobs.ts'
import { aFreeMember, anAdmin } from '../people.ts'
import type { TestApi } from '../start-api.ts'
import { type AdminAct, aPast, expectText, type House, run } from './audit-act.fixture.ts'
import { factorActs } from './factor-acts.fixture.ts'
import { failedWorkActs } from './failed-work-acts.fixture.ts'
import { feedActs } from './feed-acts.fixture.ts'
import { forumActs } from './forum-acts.fixture.ts'
import { guardianActs } from './guardian-acts.fixture.ts'

async function aPayment({ app }: House): Promise<string> {
  const stray: Checkout = aCheckout()
  await deliver(app, completed(stray))
  const { rows } = await app.deps.db.pool.query('select id from payments where session_id = $1', [stray.id])
  return rows[0].id
}

async function aFreshDesk({ app, admin }: House): Promise<void> {
  await run(app, 'delete from newsletter_issues')
  await aJob(app, admin)
}

async function aLostLetter(app: TestApi, key: string): Promise<string> {
  const { rows } = await run(
    app,
    `insert into mail_letters (key, recipient, subject, html, text, status, last_error, created_at, give_up_at)
      values ('${key}', 'lost@mail.example', 'Hello', 'x', 'x', 'failed', '550 unknown', now(), now()) returning id`,
  )
  return rows[0].id
}

const aRequest = { kind: 'removal', who: 'jane.doe@mail.example', receivedOn: '2026-01-31' }
const requestActs: Record<string, (house: House) => Promise<AdminAct>> = {
  'POST /api/admin/data-requests': async () => ({
    path: '/api/admin/data-requests',
    body: aRequest,
    subject: expectText(/^[\da-f-]{36}$/),
    before: null,
    after: { kind: 'removal', due_on: '2026-02-28' },
    secrets: ['jane'],
  }),
  'PATCH /api/admin/data-requests/:id': async ({ app, admin }) => {
    const { body } = await app.as(admin)<{ id: string }>('POST', '/api/admin/data-requests', aRequest)
    const change = { before: { done_at: null }, after: { done_at: aPast } }
    const path = `/api/admin/data-requests/${body.id}`
    return { path, body: { done: true }, subject: body.id, ...change, secrets: ['jane'] }
  },
}

export const adminActs: Record<string, (house: House) => Promise<AdminAct>> = {
  'POST /api/jobs': async ({ app, admin }) => ({
    path: '/api/jobs',
    body: await jobBody(app, admin, { title: 'Sail Maker' }),
    subject: expectText(/^[\da-f-]{36}$/),
    before: null,
    after: { title: 'Sail Maker', active: true },
  }),
  'PATCH /api/jobs/:id': async ({ app, admin }) => {
    const job = await aJob(app, admin, { title: 'Rigger' })
    const change = { before: { title: 'Rigger' }, after: { title: 'Senior Rigger' } }
    return { path: `/api/jobs/${job.id}`, body: { title: 'Senior Rigger' }, subject: job.id, ...change }
  },
  'DELETE /api/jobs/:id': async ({ app, admin }) => {
    const job = await aJob(app, admin, { title: 'Lamp Lighter' })
    return { path: `/api/jobs/${job.id}`, subject: job.id, before: { title: 'Lamp Lighter' }, after: null }
  },
  'POST /api/admin/jobs/act': async ({ app, admin }) => {
    const ids = [(await aJob(app, admin)).id, (await aJob(app, admin)).id]
    const all = (active: boolean) => ids.map(() => ({ active }))
    return {
      path: '/api/admin/jobs/act',
      body: { ids, act: 'close' },
      subject: null,
      before: { jobs: all(true) },
      after: { act: 'close', jobs: all(false) },
    }
  },
  'POST /api/admin/imports/commit': async ({ app, admin }) => {
    const titles = ['Cable Layer', 'Winch Operator']
    const bodies = titles.map((title) => jobBody(app, admin, { title }))
    return {
      path: '/api/admin/imports/commit',
      body: { jobs: await Promise.all(bodies) },
      subject: null,
      before: null,
      after: { jobs: titles.map((title) => ({ title, active: true })) },
    }
  },
  ...guardianActs,
  ...feedActs,
  ...failedWorkActs,
  ...requestActs,
  'POST /api/admin/companies': async () => {
    const draft = { name: 'Kelp & Sons', contactEmail: 'crew@kelp.example' }
    return {
      path: '/api/admin/companies',
      body: draft,
      subject: expectText(/./),
      before: null,
      after: { name: draft.name },
    }
  },
  'PATCH /api/admin/companies/:id': async ({ app, admin }) => {
    const draft = { name: 'Tide Mills', contactEmail: 'crew@tide.example' }
    const { body } = await app.as(admin)<{ id: string }>('POST', '/api/admin/companies', draft)
    const change = { before: { name: 'Tide Mills' }, after: { name: 'Tide Mill' } }
    return { path: `/api/admin/companies/${body.id}`, body: { name: 'Tide Mill' }, subject: body.id, ...change }
  },
  'DELETE /api/admin/companies/:id': async ({ app, admin }) => {
    const draft = { name: 'Foam Works', contactEmail: 'crew@foam.example' }
    const { body } = await app.as(admin)<{ id: string }>('POST', '/api/admin/companies', draft)
    return { path: `/api/admin/companies/${body.id}`, subject: body.id, before: { name: 'Foam Works' }, after: null }
  },
  'POST /api/admin/companies/:id/merge': async ({ app, admin }) => {
    const add = async (name: string) => {
      const draft = { name, contactEmail: 'crew@spray.example' }
      return (await app.as(admin)<{ id: string }>('POST', '/api/admin/companies', draft)).body.id
    }
    const [id, into] = [await add('Spray Workz'), await add('Spray Works')]
    const change = { before: { name: 'Spray Workz' }, after: null }
    return { path: `/api/admin/companies/${id}/merge`, body: { into }, subject: id, ...change }
  },
  'POST /api/admin/payments/:id/assign': async (house) => {
    const [id, member] = [await aPayment(house), await aFreeMember(house.app)]
    return {
      path: `/api/admin/payments/${id}/assign`,
      body: { userId: member.user.id },
      subject: id,
      before: { status: 'unmatched', user_id: null },
      after: { status: 'granted', user_id: member.user.id },
    }
  },
  'POST /api/admin/payments/:id/dismiss': async (house) => {
    const id = await aPayment(house)
    return {
      path: `/api/admin/payments/${id}/dismiss`,
      body: { reason: 'A test of ours' },
      subject: id,
      before: { status: 'unmatched' },
      after: { status: 'dismissed', reason: 'A test of ours' },
    }
  },
  'POST /api/admin/users/:id/membership': async ({ app }) => {
    const { user } = await aFreeMember(app)
    return {
      path: `/api/admin/users/${user.id}/membership`,
      body: { action: 'grant', days: 30, reason: 'A kind word' },
      subject: user.id,
      before: { subscription_type: 'Free', subscription_end_date: null },
      after: { subscription_type: 'Annual', subscription_end_date: aPast },
    }
  },
  'POST /api/admin/gift-codes': async () => ({
    path: '/api/admin/gift-codes',
    body: { days: 90, count: 2, note: 'For the regatta' },
    subject: null,
    before: null,
    after: { days: 90, count: 2, note: 'For the regatta' },
    secrets: ['TIDE-'],
  }),
  'DELETE /api/admin/gift-codes/:code': async ({ app, admin }) => {
    const draft = { days: 90, count: 1, note: 'For nobody' }
    const { body } = await app.as(admin)<{ codes: string[] }>('POST', '/api/admin/gift-codes', draft)
    const code = body.codes[0]!
    const change = { before: { days: 90, revoked_at: null }, after: { days: 90, revoked_at: aPast } }
    return { path: `/api/admin/gift-codes/${code}`, subject: `…${code.slice(-4)}`, ...change, secrets: [code] }
  },
  'PUT /api/admin/users/:id/email': async ({ app }) => {
    const { user, email } = await aFreeMember(app)
    const body = { email: `right-${email}` }
    const state = { email_verified: false, waits_for_new_address: false }
    const path = `/api/admin/users/${user.id}/email`
    return { path, body, subject: user.id, before: state, after: state, secrets: [email, body.email] }
  },
  'POST /api/admin/users/:id/verification': async ({ app }) => {
    const { user, email } = await aFreeMember(app)
    const state = { email_verified: false }
    const path = `/api/admin/users/${user.id}/verification`
    return { path, subject: user.id, before: state, after: state, secrets: [email] }
  },
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
  'PUT /api/admin/users/:id/role': async ({ app }) => {
    const { user } = await aFreeMember(app)
    const change = { before: { role: 'job_seeker' }, after: { role: 'admin', must_change_password: true } }
    return { path: `/api/admin/users/${user.id}/role`, body: { role: 'admin' }, subject: user.id, ...change }
  },
  'DELETE /api/admin/users/:id/sessions': async ({ app }) => {
    const { user, token } = await aFreeMember(app)
    const path = `/api/admin/users/${user.id}/sessions`
    return { path, subject: user.id, before: { sessions: 1 }, after: { sessions: 0 }, secrets: [token] }
  },
  'DELETE /api/admin/users/:id': async ({ app }) => {
    const { user, email } = await aFreeMember(app)
    const path = `/api/admin/users/${user.id}`
    return { path, subject: user.id, before: { role: 'job_seeker' }, after: null, secrets: [email, user.username] }
  },
  'POST /api/admin/generate-reset-link': async ({ app }) => {
    const { user, email } = await aFreeMember(app)
    const after = { reset_link_until: aPast }
    const path = '/api/admin/generate-reset-link'
    return { path, body: { email }, subject: user.id, before: null, after, secrets: [email, 'rst_'] }
  },
  'POST /api/admin/change-password': async ({ app }) => {
    const by = await anAdmin(app)
    await app.call('POST', '/api/login', { email: by.email, password: by.password })
    const body = { currentPassword: by.password, newPassword: 'an-even-longer-password' }
    const change = { before: { sessions: 2 }, after: { sessions: 1 } }
    return {
      path: '/api/admin/change-password',
      by,
      body,
      subject: by.user.id,
      ...change,
      secrets: Object.values(body),
    }
  },
  'POST /api/admin/users/:id/suspension': async ({ app }) => {
    const { user, email } = await aFreeMember(app)
    const path = `/api/admin/users/${user.id}/suspension`
    const body = { kind: 'silenced', until: null, reason: 'Shouts at people' }
    return { path, body, subject: user.id, before: null, after: body, secrets: [email] }
  },
  'DELETE /api/admin/users/:id/suspension': async ({ app, admin }) => {
    const { user, email } = await aFreeMember(app)
    const path = `/api/admin/users/${user.id}/suspension`
    await app.as(admin)('POST', path, { kind: 'suspended', until: null, reason: 'Sells what is not there' })
    return { path, subject: user.id, before: { kind: 'suspended' }, after: null, secrets: [email] }
  },
  'POST /api/admin/users/:id/notes': async ({ app }) => {
    const { user } = await aFreeMember(app)
    const change = { before: { notes: 0 }, after: { notes: 1 }, secrets: ['Wrote to us'] }
    return { path: `/api/admin/users/${user.id}/notes`, body: { text: 'Wrote to us' }, subject: user.id, ...change }
  },
  'DELETE /api/admin/users/:id/notes/:noteId': async ({ app, admin }) => {
    const { user } = await aFreeMember(app)
    const path = `/api/admin/users/${user.id}/notes`
    const { body } = await app.as(admin)<{ id: string }>('POST', path, { text: 'Wrote to us' })
    return { path: `${path}/${body.id}`, subject: user.id, before: { notes: 1 }, after: { notes: 0 } }
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
  'PATCH /api/admin/settings': async () => ({
    path: '/api/admin/settings',
    body: { supportEmail: 'crew@oceanberth.example' },
    subject: null,
    before: { supportEmail: expectText(/@/) },
    after: { supportEmail: 'crew@oceanberth.example' },
  }),
  'PUT /api/admin/documents/:kind/:slug': async () => ({
    path: '/api/admin/documents/page/tide-tables',
    body: { markdown: 'High at noon.', fields: { title: 'Tide tables' }, revision: null, publishAt: null },
    subject: 'page/tide-tables',
    before: null,
    after: { revision: 1, publishAt: null, title: 'Tide tables' },
  }),
  'POST /api/admin/documents/:kind/:slug/restore': async () => ({
    path: '/api/admin/documents/legal/privacy-policy/restore',
    body: { revision: 1 },
    subject: 'legal/privacy-policy',
    before: null,
    after: { revision: 2 },
  }),
  ...forumActs,
  ...factorActs,
}
