// One real call for every act on people, their requests and one's own password, and what the audit log must say of it.
import { aFreeMember, anAdmin } from '../people.ts'
import { type AdminActs, aPast, expectText } from './audit-act.fixture.ts'

const aRequest = { kind: 'removal', who: 'jane.doe@mail.example', receivedOn: '2026-01-31' }

export const personActs: AdminActs = {
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
}
