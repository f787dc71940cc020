// HTTP for one's own account: parse, ask the service, answer.
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { originOf } from '#http/browser-cookie.ts'
import { limitEdits } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { takeSessionCookie } from '#http/session-cookie.ts'
import { body, params } from '#http/validate.ts'
import { freshSession, signedIn, signedInToSetUp, staffWithAnyPassword } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { refuse } from '../account.refusals.ts'
import {
  AccountChange,
  AdminPasswordChange,
  PasswordConfirmation,
  ProfilePicture,
  Session,
  SessionPath,
  User,
} from '../account.schema.ts'
import { ownPasswordChange } from './accounts.audit.ts'
import * as service from './accounts.service.ts'
import { checkOwnPassword, confirmPassword, setOwnPassword } from './own-password.service.ts'
import { endOtherSessions } from './sessions.store.ts'

/** Before anything of the body is looked at: another person's account is none of yours. */
const ownAccount: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (service.whyNotThisAccount(c.var.actor, c.req.param('id') ?? '')) throw refuse('forbidden', 'not_your_account')
  await next()
}

type CurrentPassword = { out: { json: { currentPassword: string } } }

/** Before the act begins: a wrong password must stay counted when the act is rolled back. */
const rightPassword: MiddlewareHandler<AppEnv, string, CurrentPassword> = async (c, next) => {
  const { deps, actor } = c.var
  const { currentPassword } = c.req.valid('json')
  await checkOwnPassword(deps, actor, currentPassword, { place: originOf(c), field: 'currentPassword' })
  await next()
}

const editLimit = limitEdits()

export function accountRoutes(parts: service.AccountParts) {
  return new Hono<AppEnv>()
    .patch(
      '/users/profile-picture',
      says('Changes the profile picture, or takes it away', { 200: User }),
      signedIn,
      editLimit,
      body(ProfilePicture),
      async (c) =>
        c.json(await service.changePicture(c.var.deps, parts, c.var.actor, c.req.valid('json').profilePicture)),
    )
    .patch(
      '/users/:id',
      says('Changes the username, the name, the e-mail address or the password', { 200: User }),
      signedIn,
      params(ById),
      ownAccount,
      editLimit,
      body(AccountChange),
      async (c) => c.json(await service.changeAccount(c.var.deps, c.var.actor, c.req.valid('json'), originOf(c))),
    )
    .delete(
      '/users/:id',
      says('Deletes the account and all that is its own', { 204: null }),
      signedIn,
      params(ById),
      ownAccount,
      freshSession,
      async (c) => {
        await service.deleteAccount(c.var.deps, parts, c.var.actor.id)
        takeSessionCookie(c)
        return c.body(null, 204)
      },
    )
    .get(
      '/users/:id/export',
      says('Everything we keep of the person', { 200: z.record(z.string(), z.unknown()) }),
      signedIn,
      params(ById),
      ownAccount,
      freshSession,
      async (c) => {
        c.header('Content-Disposition', 'attachment; filename="ocean-berth-my-data.json"')
        return c.json(await service.exportAccount(c.var.deps, parts, c.var.actor))
      },
    )
    .get(
      '/users/:id/sessions',
      says('Where the person is signed in', { 200: z.array(Session) }),
      signedIn,
      params(ById),
      ownAccount,
      async (c) => c.json(await service.listSessions(c.var.deps, c.var.actor)),
    )
    .delete(
      '/users/:id/sessions',
      says('Signs out everywhere else', { 204: null }),
      signedIn,
      params(ById),
      ownAccount,
      async (c) => {
        await endOtherSessions(c.var.deps.db.orm, c.var.actor.id, c.var.actor.sessionId)
        return c.body(null, 204)
      },
    )
    .delete(
      '/users/:id/sessions/:sessionId',
      says('Ends one session', { 204: null }),
      signedIn,
      params(SessionPath),
      ownAccount,
      async (c) => {
        await service.endSession(c.var.deps, c.var.actor, c.req.valid('param').sessionId)
        return c.body(null, 204)
      },
    )
    .post(
      '/admin/change-password',
      says('Changes the password of somebody of the team', { 200: User }),
      staffWithAnyPassword,
      editLimit,
      body(AdminPasswordChange),
      rightPassword,
      adminAct(ownPasswordChange),
      async (c) => c.json(await setOwnPassword(c.var.deps, c.var.actor, c.req.valid('json').newPassword)),
    )
    .post(
      '/confirm-password',
      says('Makes the session fresh again, for sensitive acts', { 204: null }),
      signedInToSetUp,
      body(PasswordConfirmation),
      async (c) => {
        await confirmPassword(c.var.deps, c.var.actor, c.req.valid('json').password, originOf(c))
        return c.body(null, 204)
      },
    )
}
