// HTTP for moderators: how somebody behaves, notes, and silencing or suspending them.
import { Hono } from 'hono'
import { z } from 'zod'
import { lift, suspend } from '#features/accounts/server/suspension.service.ts'
import { Suspension, SuspensionDraft } from '#features/accounts/suspension.schema.ts'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { personRead } from '#http/staff-read.ts'
import { body, params, query } from '#http/validate.ts'
import { staffOnly } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import * as schema from '../conduct.schema.ts'
import { notesChange, suspensionChange } from './admin.audit.ts'
import * as conduct from './conduct.service.ts'

const forModerators = staffOnly('forum')

export const conductRoutes = new Hono<AppEnv>()
  .get(
    '/admin/users/:id/conduct',
    says('Whether a person is silenced or suspended, and what the team noted', { 200: schema.Conduct }),
    forModerators,
    params(ById),
    personRead,
    async (c) => c.json(await conduct.readConduct(c.var.deps, c.req.valid('param').id)),
  )
  .get(
    '/admin/users/:id/posts',
    says('All posts of a person, also those that wait or were removed', { 200: schema.PersonPosts }),
    forModerators,
    params(ById),
    query(schema.PostsQuery),
    personRead,
    async (c) => c.json(await conduct.readPosts(c.var.deps, c.req.valid('param').id, c.req.valid('query').page)),
  )
  .post(
    '/admin/users/:id/suspension',
    says('Silences or suspends a person', { 201: Suspension }),
    forModerators,
    params(ById),
    body(SuspensionDraft),
    adminAct(suspensionChange),
    async (c) => c.json(await suspend(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .delete(
    '/admin/users/:id/suspension',
    says('Lifts what a person was silenced or suspended by', { 204: null }),
    forModerators,
    params(ById),
    adminAct(suspensionChange),
    async (c) => {
      await lift(c.var.deps, c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .post(
    '/admin/users/:id/notes',
    says('Notes something on a person', { 201: z.object({ id: z.uuid() }) }),
    forModerators,
    params(ById),
    body(schema.NoteDraft),
    adminAct(notesChange),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ id: await conduct.addNote(c.var.deps, c.var.actor, id, c.req.valid('json')) }, 201)
    },
  )
  .delete(
    '/admin/users/:id/notes/:noteId',
    says('Deletes a note of one’s own', { 204: null }),
    forModerators,
    params(schema.NotePath),
    adminAct(notesChange),
    async (c) => {
      const { id, noteId } = c.req.valid('param')
      await conduct.deleteNote(c.var.deps, c.var.actor, id, noteId)
      return c.body(null, 204)
    },
  )
