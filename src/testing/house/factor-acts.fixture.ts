// One real call for every change that somebody of the team makes of their own second factor, and what the log says of it.
import { codeOf, stepAt } from '#features/accounts/server/totp.ts'
import { makeAuthenticator } from '../authenticator.ts'
import { anAdmin } from '../people.ts'
import { readSecret, withApp, withPasskey } from '../second-factors.ts'
import type { AdminActs } from './audit-act.fixture.ts'

const none = { app: false, passkeys: 0, recovery_codes_left: 0 }

export const factorActs: AdminActs = {
  'POST /api/second-factor/totp/confirm': async ({ app }) => {
    const by = await anAdmin(app)
    const { body } = await app.as(by)<{ secret: string }>('POST', '/api/second-factor/totp')
    const code = codeOf(readSecret(body.secret), stepAt(app.deps.clock.now()))
    const change = { before: none, after: { ...none, app: true, recovery_codes_left: 10 }, secrets: [body.secret] }
    return { path: '/api/second-factor/totp/confirm', body: { code }, by, subject: by.user.id, ...change }
  },
  'DELETE /api/second-factor/totp': async ({ app }) => {
    const by = await anAdmin(app)
    await withApp(app, by)
    const change = { before: { app: true, recovery_codes_left: 10 }, after: none }
    return { path: '/api/second-factor/totp', by, subject: by.user.id, ...change }
  },
  'POST /api/second-factor/recovery-codes': async ({ app }) => {
    const by = await anAdmin(app)
    const { recoveryCodes } = await withApp(app, by)
    const same = { app: true, recovery_codes_left: 10 }
    const change = { before: same, after: same, secrets: recoveryCodes }
    return { path: '/api/second-factor/recovery-codes', by, subject: by.user.id, ...change }
  },
  'POST /api/second-factor/passkeys': async ({ app }) => {
    const by = await anAdmin(app)
    const options = await app.as(by)<{ challenge: string }>('POST', '/api/second-factor/passkeys/options')
    const response = makeAuthenticator().create(options.body)
    const change = { before: none, after: { passkeys: 1, recovery_codes_left: 10 }, secrets: [response.id] }
    return { path: '/api/second-factor/passkeys', body: { response }, by, subject: by.user.id, ...change }
  },
  'DELETE /api/second-factor/passkeys/:id': async ({ app }) => {
    const by = await anAdmin(app)
    const { id } = await withPasskey(app, by)
    const change = { before: { passkeys: 1 }, after: none }
    return { path: `/api/second-factor/passkeys/${id}`, by, subject: by.user.id, ...change }
  },
}
