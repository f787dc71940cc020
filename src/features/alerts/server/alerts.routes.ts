// HTTP for saved searches, and for stopping their letters by a link.
import { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { leadToAskingPage } from '#http/asking-page.ts'
import { limitInMemory } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, params, query } from '#http/validate.ts'
import { byProof, byToken, signedIn } from '#http/who-is-asking.ts'
import { ById, ByToken } from '#shared/form-fields.ts'
import * as schema from '../alert.schema.ts'
import * as service from './saved-searches.service.ts'

const savingLimit = limitInMemory('member', { times: 60, seconds: 3600 })

export const alertRoutes = new Hono<AppEnv>()
  .get(
    '/saved-searches',
    says('The caller’s saved searches', { 200: schema.SavedSearchList }),
    byToken('read:own'),
    signedIn,
    async (c) => c.json({ searches: await service.listSaved(c.var.deps, c.var.actor) }),
  )
  .post(
    '/saved-searches',
    says('Saves a search', { 201: schema.SavedSearch }),
    signedIn,
    savingLimit,
    body(schema.SavedSearchDraft),
    async (c) => c.json(await service.saveSearch(c.var.deps, c.var.actor, c.req.valid('json')), 201),
  )
  .patch(
    '/saved-searches/:id',
    says('Changes a saved search', { 200: schema.SavedSearch }),
    signedIn,
    savingLimit,
    params(ById),
    body(schema.SavedSearchEdit),
    async (c) =>
      c.json(await service.changeSearch(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/saved-searches/:id', says('Deletes a saved search', { 204: null }), signedIn, params(ById), async (c) => {
    await service.deleteSaved(c.var.deps, c.var.actor, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post(
    '/saved-searches/:id/feed',
    says('Gives its feed a new address; the old one ends', { 200: schema.SavedSearch }),
    signedIn,
    savingLimit,
    params(ById),
    async (c) => c.json(await service.renewFeed(c.var.deps, c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/alerts/unsubscribe',
    says('One-click stop (RFC 8058): the signed link is the proof', { 200: schema.AlertsStopped }),
    byProof,
    query(ByToken),
    async (c) => c.json({ stopped: await service.stopByLink(c.var.deps, c.req.valid('query').token) }),
  )
  .get(
    '/alerts/unsubscribe',
    says('Leads to the page that asks; changes nothing', { 302: null }),
    byProof,
    query(ByToken),
    (c) => leadToAskingPage(c, '/stop-alerts', c.req.valid('query')),
  )
