// HTTP for topics, replies and one's own posts: parse, ask the service, answer.
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { adminAct } from '#http/admin-act.ts'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { limitEdits } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, longJsonLimit, params, query } from '#http/validate.ts'
import { signedIn, staffOnly } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { isSameId } from '#shared/uuid.ts'
import { refuse } from '../forum.refusals.ts'
import * as schema from '../forum.schema.ts'
import { clientKeyHeader, clientKeyOf } from './client-key.ts'
import { replyDeletion, topicChange, topicDeletion } from './forum.audit.ts'
import * as replies from './replies.service.ts'
import { listOwnReplies } from './replies.store.ts'
import * as topics from './topics.service.ts'
import { listOwnTopics } from './topics.store.ts'
import { visitTopic } from './visits.service.ts'

const editLimit = limitEdits()

const ownTopic: MiddlewareHandler<AppEnv> = async (c, next) => {
  await topics.mayEditTopic(c.var.deps, c.var.actor, c.req.param('id') ?? '')
  await next()
}

const ownReply: MiddlewareHandler<AppEnv> = async (c, next) => {
  await replies.mayEditReply(c.var.deps, c.var.actor, c.req.param('id') ?? '')
  await next()
}

const ownPosts: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isSameId(c.req.param('id') ?? '', c.var.actor.id)) throw refuse('forbidden', 'not_your_posts')
  await next()
}

export const forumRoutes = new Hono<AppEnv>()
  .get(
    '/forum/topics',
    says('Topics, pinned first, then by last activity', { 200: schema.TopicList }),
    signedIn,
    query(schema.TopicSearch),
    async (c) => answer(c, await topics.listTopics(c.var.deps, c.var.actor, c.req.valid('query'))),
  )
  .post(
    '/forum/topics',
    says('Creates a topic; the same Idempotency-Key (a UUID) twice makes one', { 201: schema.Topic }),
    signedIn,
    body(schema.TopicDraft, longJsonLimit),
    async (c) => {
      const key = clientKeyOf(c.req.header(clientKeyHeader))
      return c.json(await topics.createTopic(c.var.deps, c.var.actor, c.req.valid('json'), key), 201)
    },
  )
  .get(
    '/forum/topics/:id',
    says('A topic with a page of its replies', { 200: schema.TopicPage }),
    signedIn,
    params(ById),
    query(schema.TopicView),
    async (c) => answer(c, await visitTopic(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('query'))),
  )
  .patch(
    '/forum/topics/:id',
    says('Edits a topic; its author only', { 200: schema.Topic }),
    signedIn,
    params(ById),
    ownTopic,
    editLimit,
    body(schema.TopicEdit, longJsonLimit),
    async (c) => c.json(await topics.editTopic(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/forum/topics/:id',
    says('Deletes a topic and its replies; its author or an admin', { 204: null }),
    signedIn,
    params(ById),
    editLimit,
    adminAct(topicDeletion),
    async (c) => {
      await topics.deleteTopic(c.var.deps, c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .patch(
    '/forum/topics/:id/pin',
    says('Pins or unpins a topic', { 200: schema.Topic }),
    staffOnly('forum'),
    params(ById),
    body(schema.PinForm),
    adminAct(topicChange),
    async (c) => c.json(await topics.flagTopic(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .patch(
    '/forum/topics/:id/lock',
    says('Locks or unlocks a topic', { 200: schema.Topic }),
    staffOnly('forum'),
    params(ById),
    body(schema.LockForm),
    adminAct(topicChange),
    async (c) => c.json(await topics.flagTopic(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/forum/replies',
    says('Replies to a topic; the same Idempotency-Key (a UUID) twice makes one', { 201: schema.Reply }),
    signedIn,
    body(schema.ReplyDraft, longJsonLimit),
    async (c) => {
      const key = clientKeyOf(c.req.header(clientKeyHeader))
      return c.json(await replies.postReply(c.var.deps, c.var.actor, c.req.valid('json'), key), 201)
    },
  )
  .patch(
    '/forum/replies/:id',
    says('Edits a reply; its author only', { 200: schema.Reply }),
    signedIn,
    params(ById),
    ownReply,
    editLimit,
    body(schema.ReplyEdit, longJsonLimit),
    async (c) => {
      const { content } = c.req.valid('json')
      return c.json(await replies.editReply(c.var.deps, c.var.actor, c.req.valid('param').id, content))
    },
  )
  .delete(
    '/forum/replies/:id',
    says('Deletes a reply; its author or an admin', { 204: null }),
    signedIn,
    params(ById),
    editLimit,
    adminAct(replyDeletion),
    async (c) => {
      await replies.deleteReply(c.var.deps, c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .get(
    '/users/:id/topics',
    says("One's own topics", { 200: z.array(schema.OwnTopic) }),
    signedIn,
    params(ById),
    ownPosts,
    async (c) => c.json(await listOwnTopics(c.var.deps.db.orm, c.var.actor.id)),
  )
  .get(
    '/users/:id/replies',
    says("One's own replies", { 200: z.array(schema.OwnReply) }),
    signedIn,
    params(ById),
    ownPosts,
    async (c) => c.json(await listOwnReplies(c.var.deps.db.orm, c.var.actor)),
  )
