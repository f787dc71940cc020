// HTTP for the back-office: people, many listings at once, the audit log.
import { Hono } from 'hono'
import { User } from '#features/accounts/account.schema.ts'
import { type AccountParts, deleteAccount } from '#features/accounts/server/accounts.service.ts'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { answerCsv } from '#http/csv-answer.ts'
import { says } from '#http/route-docs.ts'
import { personRead, staffRead } from '#http/staff-read.ts'
import { body, params, query } from '#http/validate.ts'
import { adminOnly, freshSession, staffOnly } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import * as schema from '../admin.schema.ts'
import { manyJobsChange, personChange } from './admin.audit.ts'
import { listActs } from './audit.store.ts'
import { actsFile, peopleFile } from './desk-files.ts'
import { actOnJobs } from './jobs-act.service.ts'
import * as people from './people.service.ts'
import { searchUsers } from './people.store.ts'

export function adminRoutes(parts: AccountParts) {
  return new Hono<AppEnv>()
    .get(
      '/admin/users',
      says('People, newest first', { 200: schema.UserList }),
      adminOnly,
      query(schema.UserSearch),
      async (c) => c.json(await searchUsers(c.var.deps.db.orm, c.req.valid('query'), c.var.deps.clock.now())),
    )
    .get(
      '/admin/users.csv',
      says('Everybody whom the filter finds, as a file'),
      adminOnly,
      query(schema.UserSearch),
      staffRead({ act: 'Saves a list of people as a file', subject: () => null }),
      (c) => answerCsv(c, peopleFile(c.var.deps, c.req.valid('query'))),
    )
    .get(
      '/admin/users/:id',
      says('One person with their sessions', { 200: schema.UserFile }),
      adminOnly,
      params(ById),
      personRead,
      async (c) => c.json(await people.readUserFile(c.var.deps, c.req.valid('param').id)),
    )
    .put(
      '/admin/users/:id/role',
      says("Changes a person's role", { 200: User }),
      adminOnly,
      freshSession,
      params(ById),
      body(schema.RoleChange),
      adminAct(personChange),
      async (c) => c.json(await people.changeRole(c.var.deps, c.req.valid('param').id, c.req.valid('json').role)),
    )
    .delete(
      '/admin/users/:id/sessions',
      says('Signs a person out everywhere', { 204: null }),
      adminOnly,
      params(ById),
      adminAct(personChange),
      async (c) => {
        await people.signUserOut(c.var.deps, c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
    .delete(
      '/admin/users/:id',
      says('Deletes an account and all that is its own', { 204: null }),
      adminOnly,
      freshSession,
      params(ById),
      adminAct(personChange),
      async (c) => {
        await deleteAccount(c.var.deps, parts, c.req.valid('param').id, 'team')
        return c.body(null, 204)
      },
    )
    .post(
      '/admin/jobs/act',
      says('Closes, reopens, extends, features or deletes many listings', { 200: schema.JobsActDone }),
      staffOnly('listings'),
      body(schema.JobsAct),
      adminAct(manyJobsChange),
      async (c) => c.json(await actOnJobs(c.var.deps, c.req.valid('json'))),
    )
    .get(
      '/admin/audit',
      says('What admins did, newest first', { 200: schema.AuditPage }),
      adminOnly,
      query(schema.AuditQuery),
      async (c) => c.json(await listActs(c.var.deps.db.orm, c.req.valid('query'))),
    )
    .get(
      '/admin/audit.csv',
      says('Every act that the filter finds, as a file'),
      adminOnly,
      query(schema.AuditQuery),
      staffRead({ act: 'Saves the log as a file', subject: () => null }),
      (c) => answerCsv(c, actsFile(c.var.deps, c.req.valid('query'))),
    )
}
