// HTTP for work in the background that failed for good, for admins alone.
import { Hono } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { params } from '#http/validate.ts'
import { adminOnly } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { FailedWorkList } from '../failed-work.schema.ts'
import { failedWorkChange } from './failed-work.audit.ts'
import { dropFailedWork, readFailedWork, retryFailedWork } from './failed-work.service.ts'

export const failedWorkRoutes = new Hono<AppEnv>()
  .get(
    '/admin/failed-work',
    says('Work in the background that failed for good', { 200: FailedWorkList }),
    adminOnly,
    async (c) => c.json(await readFailedWork(c.var.deps)),
  )
  .post(
    '/admin/failed-work/:id/retry',
    says('Tries work again that failed for good', { 204: null }),
    adminOnly,
    params(ById),
    adminAct(failedWorkChange),
    async (c) => {
      await retryFailedWork(c.var.deps, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .delete(
    '/admin/failed-work/:id',
    says('Lets work go that failed for good', { 204: null }),
    adminOnly,
    params(ById),
    adminAct(failedWorkChange),
    async (c) => {
      await dropFailedWork(c.var.deps, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
