// HTTP for the logbook, the calendar's address and its reminders: only one's own.
import { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { limitInMemory } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, params } from '#http/validate.ts'
import { signedIn } from '#http/who-is-asking.ts'
import { ByJob, CalendarAddress, LogbookEntry, LogbookList, LogbookNote } from '../logbook.schema.ts'
import * as calendar from './calendar.service.ts'
import * as service from './logbook.service.ts'

const changeLimit = limitInMemory('member', { times: 120, seconds: 60 })

export const logbookRoutes = new Hono<AppEnv>()
  .get('/logbook', says('The caller’s logbook', { 200: LogbookList }), signedIn, async (c) =>
    c.json({ entries: await service.readLogbook(c.var.deps, c.var.actor) }),
  )
  .put(
    '/logbook/:jobId',
    says('Notes down how an application stands', { 200: LogbookEntry }),
    signedIn,
    changeLimit,
    params(ByJob),
    body(LogbookNote),
    async (c) =>
      c.json(await service.noteDown(c.var.deps, c.var.actor, c.req.valid('param').jobId, c.req.valid('json'))),
  )
  .delete('/logbook/:jobId', says('Strikes an entry out', { 204: null }), signedIn, params(ByJob), async (c) => {
    await service.strikeOut(c.var.deps, c.var.actor, c.req.valid('param').jobId)
    return c.body(null, 204)
  })
  .get('/calendar', says('The address of the caller’s calendar', { 200: CalendarAddress }), signedIn, async (c) =>
    c.json({ url: await calendar.readAddress(c.var.deps, c.var.actor) }),
  )
  .post(
    '/calendar',
    says('Gives the calendar a new address; the old one ends', { 200: CalendarAddress }),
    signedIn,
    changeLimit,
    async (c) => c.json({ url: await calendar.renewAddress(c.var.deps, c.var.actor) }),
  )
