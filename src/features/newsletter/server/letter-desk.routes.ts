// HTTP for admins: letters of every kind that could not be delivered, and addresses that are not written to.
import { Hono } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { answerCsv } from '#http/csv-answer.ts'
import { says } from '#http/route-docs.ts'
import { staffRead } from '#http/staff-read.ts'
import { body, params, query } from '#http/validate.ts'
import { adminOnly } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { kindOfLetter, Retried, UndeliveredLetters } from '../letter-desk.schema.ts'
import { refuse } from '../newsletter.refusals.ts'
import { ByPage, Lifting, SuppressionPage } from '../newsletter.schema.ts'
import { liftByAdmin } from './mail-events.service.ts'
import { letterRetry, retryOfAll, suppressionLift } from './newsletter.audit.ts'
import { suppressionsFile } from './suppressions.service.ts'
import { listSuppressions } from './suppressions.store.ts'

export const letterDeskRoutes = new Hono<AppEnv>()
  .get(
    '/admin/newsletter/undelivered',
    says('Letters of every kind that could not be delivered, and why', { 200: UndeliveredLetters }),
    adminOnly,
    async (c) => {
      const { letters, total } = await c.var.deps.mailer.listUndelivered()
      return c.json({
        total,
        letters: letters.map(({ key, lastError, createdAt, ...letter }) => ({
          ...letter,
          kind: kindOfLetter(key),
          reason: lastError,
          createdAt: createdAt.toISOString(),
        })),
      })
    },
  )
  .post(
    '/admin/newsletter/undelivered/retry',
    says('Tries every undelivered letter again', { 200: Retried }),
    adminOnly,
    adminAct(retryOfAll),
    async (c) => c.json({ retried: await c.var.deps.mailer.retryAll(c.var.deps.db.orm) }),
  )
  .post(
    '/admin/newsletter/undelivered/:id/retry',
    says('Tries a letter again', { 204: null }),
    adminOnly,
    params(ById),
    adminAct(letterRetry),
    async (c) => {
      const { mailer, db } = c.var.deps
      if (!(await mailer.retry(c.req.valid('param').id, db.orm))) throw refuse('not_found', 'letter_not_found')
      return c.body(null, 204)
    },
  )
  .get(
    '/admin/newsletter/suppressions',
    says('Addresses that newsletters and digests are not sent to, newest first', { 200: SuppressionPage }),
    adminOnly,
    query(ByPage),
    async (c) => c.json(await listSuppressions(c.var.deps.db.orm, c.req.valid('query').page)),
  )
  .get(
    '/admin/newsletter/suppressions.csv',
    says('Every address that newsletters and digests are not sent to, as a file'),
    adminOnly,
    staffRead({ act: 'Saves the addresses that are not written to as a file', subject: () => null }),
    (c) => answerCsv(c, suppressionsFile(c.var.deps)),
  )
  .post(
    '/admin/newsletter/suppressions/lift',
    says('Writes to an address again', { 204: null }),
    adminOnly,
    body(Lifting),
    adminAct(suppressionLift),
    async (c) => {
      await liftByAdmin(c.var.deps, c.req.valid('json').email)
      return c.body(null, 204)
    },
  )
