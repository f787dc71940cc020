// HTTP for what people hide from themselves.
import { Hono } from 'hono'
import { z } from 'zod'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { limitEdits } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { params } from '#http/validate.ts'
import { signedIn } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { HiddenList } from '../own-listings.schema.ts'
import * as service from './hidden.service.ts'
import { listHidden } from './hidden.store.ts'

const changeLimit = limitEdits()
const ByName = z.object({ name: z.string().trim().min(1).max(200) })

export const hiddenRoutes = new Hono<AppEnv>()
  .get('/hidden', says('What the caller hides from their lists', { 200: HiddenList }), signedIn, async (c) =>
    answer(c, await listHidden(c.var.deps.db.orm, c.var.actor.id)),
  )
  .put('/hidden/jobs/:id', says('Hides a listing', { 204: null }), signedIn, changeLimit, params(ById), async (c) => {
    await service.hideJob(c.var.deps, c.var.actor, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .delete('/hidden/jobs/:id', says('Shows a listing again', { 204: null }), signedIn, params(ById), async (c) => {
    await service.showJob(c.var.deps, c.var.actor, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .put(
    '/hidden/companies/:name',
    says('Hides an organisation', { 204: null }),
    signedIn,
    changeLimit,
    params(ByName),
    async (c) => {
      await service.hideCompany(c.var.deps, c.var.actor, c.req.valid('param').name)
      return c.body(null, 204)
    },
  )
  .delete(
    '/hidden/companies/:name',
    says('Shows an organisation again', { 204: null }),
    signedIn,
    params(ByName),
    async (c) => {
      await service.showCompany(c.var.deps, c.var.actor, c.req.valid('param').name)
      return c.body(null, 204)
    },
  )
