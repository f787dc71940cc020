// HTTP for watched feeds. Fetching happens before or after the act, never inside its transaction.
import { Hono, type MiddlewareHandler } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { body, params } from '#http/validate.ts'
import { staffOnly } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { Feed, FeedDraft, FeedEdit, FeedList } from '../feed.schema.ts'
import { feedChange, newFeed } from './feeds.audit.ts'
import * as service from './feeds.service.ts'
import { lookAtFeed } from './watching.service.ts'

type WithFeed = AppEnv & { Variables: { feed: service.FoundFeed } }

/** Only what is a feed is stored. */
const findFirst: MiddlewareHandler<WithFeed, string, { out: { json: FeedDraft } }> = async (c, next) => {
  c.set('feed', await service.findFeed(c.var.deps, c.req.valid('json').url))
  await next()
}

/** What the operator asked for is written down first; then the feed is looked at. */
const lookAfterwards: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.res.status >= 300) return
  const { status } = c.res
  const { id } = Feed.parse(await c.res.clone().json())
  await lookAtFeed(c.var.deps, id, true)
  c.res = c.json(await service.readFeed(c.var.deps, id), status === 201 ? 201 : 200)
}

export const feedRoutes = new Hono<AppEnv>()
  .get(
    '/admin/feeds',
    says('Feeds of organisations that are watched', { 200: FeedList }),
    staffOnly('listings'),
    async (c) => c.json({ feeds: await service.readFeeds(c.var.deps) }),
  )
  .post(
    '/admin/feeds',
    says('Watches a feed: its newest entries become drafts', { 201: Feed }),
    staffOnly('listings'),
    body(FeedDraft),
    findFirst,
    lookAfterwards,
    adminAct(newFeed),
    async (c) => c.json(await service.watchFeed(c.var.deps, c.var.feed, c.req.valid('json')), 201),
  )
  .patch(
    '/admin/feeds/:id',
    says('Pauses a watched feed, or names its organisation', { 200: Feed }),
    staffOnly('listings'),
    params(ById),
    body(FeedEdit),
    adminAct(feedChange),
    async (c) => c.json(await service.editFeed(c.var.deps, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/admin/feeds/:id/look',
    says('Looks at a watched feed now', { 200: Feed }),
    staffOnly('listings'),
    params(ById),
    lookAfterwards,
    adminAct(feedChange),
    async (c) => c.json(await service.askForFeed(c.var.deps, c.req.valid('param').id)),
  )
  .delete(
    '/admin/feeds/:id',
    says('Watches a feed no longer; its drafts stay', { 204: null }),
    staffOnly('listings'),
    params(ById),
    adminAct(feedChange),
    async (c) => {
      await service.removeFeed(c.var.deps, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
