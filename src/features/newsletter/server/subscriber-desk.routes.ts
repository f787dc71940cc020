// HTTP for the list of subscribers, for admins alone.
import { Hono } from 'hono'
import type { AccountParts } from '#features/accounts/server/accounts.service.ts'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { answerCsv } from '#http/csv-answer.ts'
import { says } from '#http/route-docs.ts'
import { staffRead } from '#http/staff-read.ts'
import { params, query } from '#http/validate.ts'
import { adminOnly, freshSession } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { SubscriberPage, SubscriberSearch } from '../subscriber-desk.schema.ts'
import { subscriberChange } from './newsletter.audit.ts'
import { eraseSubscriber, subscribersFile } from './subscriber-desk.service.ts'
import { searchSubscribers } from './subscriber-desk.store.ts'

export function subscriberDeskRoutes(parts: AccountParts) {
  return new Hono<AppEnv>()
    .get(
      '/admin/subscribers',
      says('Who gets the newsletter, with and without an account, newest first', { 200: SubscriberPage }),
      adminOnly,
      query(SubscriberSearch),
      async (c) => c.json(await searchSubscribers(c.var.deps.db.orm, c.req.valid('query'))),
    )
    .get(
      '/admin/subscribers.csv',
      says('Every subscriber whom the filter finds, as a file'),
      adminOnly,
      query(SubscriberSearch),
      staffRead({ act: 'Saves a list of subscribers as a file', subject: () => null }),
      (c) => answerCsv(c, subscribersFile(c.var.deps, c.req.valid('query'))),
    )
    .delete(
      '/admin/subscribers/:id',
      says('Erases an address without an account, and all that is kept of it', { 204: null }),
      adminOnly,
      freshSession,
      params(ById),
      adminAct(subscriberChange),
      async (c) => {
        await eraseSubscriber(c.var.deps, parts, c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
}
