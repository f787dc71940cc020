// HTTP for the second step of signing in, and for signing in by a passkey: parse, ask the service, answer.
import { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { limitShared } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body } from '#http/validate.ts'
import { open } from '#http/who-is-asking.ts'
import { SignedIn } from '../account.schema.ts'
import { PasskeyQuestion, PasskeyRequest, PasskeySignIn, SecondStep } from '../second-factor.schema.ts'
import { askForPasskey, signInByCode, signInByPasskey } from './second-step.service.ts'
import { answerSession, browserOf } from './sign-in.routes.ts'
import { watchStaffSignIns } from './staff-sign-ins.audit.ts'

/** Each question is a row: few enough that nobody fills the table. */
const questionLimit = limitShared('passkey-sign-in', 'address', { times: 60, seconds: 600 })

export const secondStepRoutes = new Hono<AppEnv>()
  .post(
    '/login/second-factor',
    says('Ends signing in with a code of the app or a recovery code', { 200: SignedIn }),
    open,
    body(SecondStep),
    watchStaffSignIns,
    async (c) => answerSession(c, await signInByCode(c.var.deps, c.req.valid('json'), browserOf(c)), 200),
  )
  .post(
    '/login/passkey/options',
    says('What a browser needs to sign in by a passkey', { 200: PasskeyRequest }),
    open,
    questionLimit,
    body(PasskeyQuestion),
    async (c) => c.json(await askForPasskey(c.var.deps, c.req.valid('json').challenge)),
  )
  .post(
    '/login/passkey',
    says('Signs in by a passkey, without a password', { 200: SignedIn }),
    open,
    questionLimit,
    body(PasskeySignIn),
    watchStaffSignIns,
    async (c) => answerSession(c, await signInByPasskey(c.var.deps, c.req.valid('json'), browserOf(c)), 200),
  )
