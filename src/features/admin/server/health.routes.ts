// HTTP for system health, for admins only.
import { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { adminOnly } from '#http/who-is-asking.ts'
import { Health } from '../health.schema.ts'
import { Waiting, WaitingRows } from '../waiting.schema.ts'
import { type Installation, readHealth } from './health.service.ts'
import { readWaiting } from './waiting.service.ts'
import { readWaitingRows } from './waiting-rows.service.ts'

export function healthRoutes(installation: Installation) {
  return new Hono<AppEnv>()
    .get('/admin/health', says('How the system is', { 200: Health }), adminOnly, async (c) =>
      c.json(await readHealth(c.var.deps, installation)),
    )
    .get('/admin/waiting', says('How much needs a person', { 200: Waiting }), adminOnly, async (c) =>
      c.json(await readWaiting(c.var.deps)),
    )
    .get('/admin/waiting/rows', says('A few of each kind that waits', { 200: WaitingRows }), adminOnly, async (c) =>
      c.json({ rows: await readWaitingRows(c.var.deps) }),
    )
}
