// HTTP for the logbook, the calendar's address and its reminders: only one's own.
import { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { leadToAskingPage } from '#http/asking-page.ts'
import { limitInMemory } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, params, query } from '#http/validate.ts'
import { byProof, byToken, signedIn } from '#http/who-is-asking.ts'
import { ByToken } from '#shared/form-fields.ts'
import { ByJob, CalendarAddress, LogbookEntry, LogbookList, LogbookNote, ReminderChoice } from '../logbook.schema.ts'
import * as calendar from './calendar.service.ts'
import { wantsReminders } from './calendar.store.ts'
import { chooseReminders, stopReminders } from './closing-reminders.service.ts'
import * as service from './logbook.service.ts'

const changeLimit = limitInMemory('member', { times: 120, seconds: 60 })

export const logbookRoutes = new Hono<AppEnv>()
  .get('/logbook', says('The caller’s logbook', { 200: LogbookList }), byToken('read:own'), signedIn, async (c) =>
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
  .get(
    '/calendar/reminders',
    says('Whether the caller is reminded of closing days', { 200: ReminderChoice }),
    signedIn,
    async (c) => c.json({ wanted: await wantsReminders(c.var.deps.db.orm, c.var.actor.id) }),
  )
  .put(
    '/calendar/reminders',
    says('Chooses about reminders of closing days', { 200: ReminderChoice }),
    signedIn,
    changeLimit,
    body(ReminderChoice),
    async (c) => {
      const { wanted } = c.req.valid('json')
      await chooseReminders(c.var.deps, c.var.actor.id, wanted)
      return c.json({ wanted })
    },
  )
  .post(
    '/calendar/reminders/unsubscribe',
    says('One-click stop (RFC 8058): the signed link is the proof', { 200: ReminderChoice }),
    byProof,
    query(ByToken),
    async (c) => {
      await stopReminders(c.var.deps, c.req.valid('query').token)
      return c.json({ wanted: false })
    },
  )
  .get(
    '/calendar/reminders/unsubscribe',
    says('Leads to the page that asks; changes nothing', { 302: null }),
    byProof,
    query(ByToken),
    (c) => leadToAskingPage(c, '/stop-reminders', c.req.valid('query')),
  )
