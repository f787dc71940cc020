// HTTP for putting topics in order: move, merge, split, undo, note, and what posts said before.
import { Hono } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { body, longJsonLimit, params, query } from '#http/validate.ts'
import { staffOnly } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { ForumActList, ForumActSearch, TopicNoteDraft, TopicNotes } from '../act.schema.ts'
import { MoveForm } from '../category.schema.ts'
import { Topic } from '../forum.schema.ts'
import { MergeForm, PostEdits, SplitForm } from '../moderation.schema.ts'
import { moveTopic } from './categories.service.ts'
import { topicChange, topicMerge, topicSplit } from './forum.audit.ts'
import { actUndone, noteDeletion, topicNotesChange } from './moderation.audit.ts'
import { mergeTopic, readEdits, splitTopic } from './moderation.service.ts'
import * as notes from './topic-notes.service.ts'
import { listForumActs, undoAct } from './undo.service.ts'

export const moderationRoutes = new Hono<AppEnv>()
  .patch(
    '/forum/topics/:id/category',
    says('Moves a topic into another category', { 200: Topic }),
    staffOnly('forum'),
    params(ById),
    body(MoveForm),
    adminAct(topicChange),
    async (c) =>
      c.json(await moveTopic(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json').category)),
  )
  .post(
    '/forum/topics/:id/merge',
    says('Makes a topic and its replies replies of another; answers the other', { 200: Topic }),
    staffOnly('forum'),
    params(ById),
    body(MergeForm),
    adminAct(topicMerge),
    async (c) => c.json(await mergeTopic(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json').into)),
  )
  .post(
    '/forum/topics/:id/split',
    says('Makes a new topic of some replies; answers the new one', { 201: Topic }),
    staffOnly('forum'),
    params(ById),
    body(SplitForm, longJsonLimit),
    adminAct(topicSplit),
    async (c) => c.json(await splitTopic(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .get(
    '/forum/posts/:id/edits',
    says('What a post said before its author changed it, newest first', { 200: PostEdits }),
    staffOnly('forum'),
    params(ById),
    async (c) => c.json(await readEdits(c.var.deps, c.req.valid('param').id)),
  )
  .get(
    '/admin/forum-acts',
    says('What moderators did, newest first, and whether it can be undone', { 200: ForumActList }),
    staffOnly('forum'),
    query(ForumActSearch),
    async (c) => c.json(await listForumActs(c.var.deps, c.req.valid('query'))),
  )
  .post(
    '/admin/forum-acts/:id/undo',
    says('Undoes what a moderator did', { 204: null }),
    staffOnly('forum'),
    params(ById),
    adminAct(actUndone),
    async (c) => {
      await undoAct(c.var.deps, c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .get(
    '/forum/topics/:id/notes',
    says("The team's notes on a topic, newest first", { 200: TopicNotes }),
    staffOnly('forum'),
    params(ById),
    async (c) => c.json(await notes.readTopicNotes(c.var.deps, c.req.valid('param').id)),
  )
  .post(
    '/forum/topics/:id/notes',
    says('Notes something on a topic, for the team', { 201: TopicNotes }),
    staffOnly('forum'),
    params(ById),
    body(TopicNoteDraft),
    adminAct(topicNotesChange),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await notes.noteOnTopic(c.var.deps, c.var.actor, id, c.req.valid('json').text), 201)
    },
  )
  .delete(
    '/forum/notes/:id',
    says("Deletes a note of one's own on a topic", { 204: null }),
    staffOnly('forum'),
    params(ById),
    adminAct(noteDeletion),
    async (c) => {
      await notes.deleteTopicNote(c.var.deps, c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
