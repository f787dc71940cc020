// HTTP for setting up a second factor: parse, ask the service, answer. Every change asks for a fresh session.
import { Hono } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { limitEdits } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, params } from '#http/validate.ts'
import { freshSession, signedInToSetUp } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import {
  CodeForm,
  NewPasskey,
  PasskeyCreation,
  PasskeyDraft,
  RecoveryCodes,
  SecondFactor,
  TotpSetup,
} from '../second-factor.schema.ts'
import { ownFactorChange } from './accounts.audit.ts'
import { deviceName } from './device-name.ts'
import { addPasskey, beginPasskey, removePasskey } from './passkeys.service.ts'
import * as service from './second-factor.service.ts'

const editLimit = limitEdits()

export const secondFactorRoutes = new Hono<AppEnv>()
  .get(
    '/second-factor',
    says('What is set up besides the password', { 200: SecondFactor }),
    signedInToSetUp,
    async (c) => c.json(await service.readSecondFactor(c.var.deps, c.var.actor)),
  )
  .post(
    '/second-factor/totp',
    says('Begins to set up an authenticator app', { 200: TotpSetup }),
    signedInToSetUp,
    freshSession,
    editLimit,
    async (c) => c.json(await service.beginTotp(c.var.deps, c.var.actor)),
  )
  .post(
    '/second-factor/totp/confirm',
    says('Ends setting up the app with a first code, and gives recovery codes', { 200: RecoveryCodes }),
    signedInToSetUp,
    freshSession,
    editLimit,
    body(CodeForm),
    adminAct(ownFactorChange),
    async (c) => c.json(await service.confirmTotp(c.var.deps, c.var.actor, c.req.valid('json').code)),
  )
  .delete(
    '/second-factor/totp',
    says('Removes the authenticator app', { 204: null }),
    signedInToSetUp,
    freshSession,
    adminAct(ownFactorChange),
    async (c) => {
      await service.removeTotp(c.var.deps, c.var.actor)
      return c.body(null, 204)
    },
  )
  .post(
    '/second-factor/recovery-codes',
    says('Makes ten new recovery codes; the ones before end', { 200: RecoveryCodes }),
    signedInToSetUp,
    freshSession,
    editLimit,
    adminAct(ownFactorChange),
    async (c) => c.json(await service.renewRecoveryCodes(c.var.deps, c.var.actor)),
  )
  .post(
    '/second-factor/passkeys/options',
    says('What a browser needs to make a passkey', { 200: PasskeyCreation }),
    signedInToSetUp,
    freshSession,
    editLimit,
    async (c) => c.json(await beginPasskey(c.var.deps, c.var.actor)),
  )
  .post(
    '/second-factor/passkeys',
    says('Keeps a passkey; the first one comes with recovery codes', { 201: NewPasskey }),
    signedInToSetUp,
    freshSession,
    editLimit,
    body(PasskeyDraft),
    adminAct(ownFactorChange),
    async (c) => {
      const device = deviceName(c.req.header('user-agent') ?? '')
      return c.json(await addPasskey(c.var.deps, c.var.actor, c.req.valid('json'), device), 201)
    },
  )
  .delete(
    '/second-factor/passkeys/:id',
    says('Removes a passkey', { 204: null }),
    signedInToSetUp,
    params(ById),
    freshSession,
    adminAct(ownFactorChange),
    async (c) => {
      await removePasskey(c.var.deps, c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
