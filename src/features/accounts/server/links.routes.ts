// HTTP for one-time links: resetting a password, confirming an address.
import { Hono } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { originOf } from '#http/browser-cookie.ts'
import { limitShared } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, query } from '#http/validate.ts'
import { adminOnly, byProof, freshSession, open, signedIn } from '#http/who-is-asking.ts'
import {
  Email,
  FrenchPasswordReset,
  Message,
  PasswordReset,
  ResetEmail,
  ResetLink,
  TokenQuery,
  VerifyEmail,
} from '../account.schema.ts'
import { newResetLink } from './accounts.audit.ts'
import { undoEmailChange } from './email-change.service.ts'
import * as reset from './reset.service.ts'
import { resendVerification, verifyEmail } from './verification.service.ts'

const requestLimit = limitShared('reset-request', 'address', { times: 6, seconds: 3600 })
const tokenLimit = limitShared('reset-token', 'address', { times: 20, seconds: 600 })
const resendLimit = limitShared('verify-resend', 'member', { times: 5, seconds: 3600 })

const requested = { message: 'If an account has this address, a link is on its way. It works for one hour.' }
const done = { message: 'Your password has been reset. You can sign in with the new one.' }

export const linkRoutes = new Hono<AppEnv>()
  .post(
    '/request-password-reset',
    says('Mails a reset link, if there is such an account', { 200: Message }),
    open,
    requestLimit,
    body(Email),
    async (c) => {
      await reset.requestReset(c.var.deps, c.req.valid('json').email)
      return c.json(requested)
    },
  )
  .post(
    '/reset-password',
    says('Sets a new password with a reset link', { 200: Message }),
    byProof,
    tokenLimit,
    body(PasswordReset),
    async (c) => {
      await reset.resetPassword(c.var.deps, c.req.valid('json'), { reason: 'reset_link_not_valid', place: originOf(c) })
      return c.json(done)
    },
  )
  .get(
    '/verify-reset-token',
    says('Whose reset link this is', { 200: ResetEmail }),
    byProof,
    tokenLimit,
    query(TokenQuery),
    async (c) => c.json(await reset.checkResetToken(c.var.deps, c.req.valid('query').token)),
  )
  .post(
    '/admin-reset-password',
    says('Sets a new password with a reset link; speaks French', { 200: Message }),
    byProof,
    tokenLimit,
    body(FrenchPasswordReset),
    async (c) => {
      await reset.resetPassword(c.var.deps, c.req.valid('json'), { reason: 'link_not_valid', place: originOf(c) })
      return c.json({ message: 'Votre mot de passe a été modifié.' })
    },
  )
  .post(
    '/admin/generate-reset-link',
    says('Makes a reset link for a member', { 200: ResetLink }),
    adminOnly,
    freshSession,
    body(Email),
    adminAct(newResetLink),
    async (c) => c.json({ resetLink: await reset.generateResetLink(c.var.deps, c.req.valid('json').email) }),
  )
  .post(
    '/verify-email',
    says('Confirms an e-mail address, or makes a new one the own', { 204: null }),
    byProof,
    tokenLimit,
    body(VerifyEmail),
    async (c) => {
      await verifyEmail(c.var.deps, c.req.valid('json').token)
      return c.body(null, 204)
    },
  )
  .post(
    '/undo-email',
    says('Takes a change of the e-mail address back', { 204: null }),
    byProof,
    tokenLimit,
    body(VerifyEmail),
    async (c) => {
      await undoEmailChange(c.var.deps, c.req.valid('json').token)
      return c.body(null, 204)
    },
  )
  .post(
    '/verify-email/resend',
    says('Mails the confirmation link again', { 204: null }),
    signedIn,
    resendLimit,
    async (c) => {
      await resendVerification(c.var.deps, c.var.actor.id)
      return c.body(null, 204)
    },
  )
