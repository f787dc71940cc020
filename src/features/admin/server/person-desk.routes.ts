// HTTP for what an admin does for a person who can't do it themselves.
import { Hono } from 'hono'
import { Email, User } from '#features/accounts/account.schema.ts'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { body, params } from '#http/validate.ts'
import { adminOnly, freshSession } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { addressChange } from './admin.audit.ts'
import { correctEmail, sendVerificationAgain } from './person-desk.service.ts'

export const personDeskRoutes = new Hono<AppEnv>()
  .put(
    '/admin/users/:id/email',
    says("Corrects a member's address; a confirmed one stays until the new one is", { 200: User }),
    adminOnly,
    freshSession,
    params(ById),
    body(Email),
    adminAct(addressChange),
    async (c) => c.json(await correctEmail(c.var.deps, c.req.valid('param').id, c.req.valid('json').email)),
  )
  .post(
    '/admin/users/:id/verification',
    says("Sends the confirmation of a member's address again", { 204: null }),
    adminOnly,
    params(ById),
    adminAct(addressChange),
    async (c) => {
      await sendVerificationAgain(c.var.deps, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
