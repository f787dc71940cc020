// Errors to answers: a refusal has its status in one table; anything else is our fault, logged, and told without detail.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isDatabaseDown, sqlState } from '#platform/db.ts'
import { Refusal, type RefusalKind } from '#shared/refusal.ts'
import type { AppEnv } from './app-env.ts'

export const statusOf = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
} as const satisfies Record<RefusalKind, ContentfulStatusCode>

export function answerError(error: Error, c: Context<AppEnv>): Response {
  const refusal = error instanceof Refusal ? error : refusalFromDatabase(error)
  if (!refusal) {
    c.var.deps.log.error({ requestId: c.var.requestId, err: error }, 'request failed')
    return c.json({ error: 'Something went wrong on our side. Please try again.', code: 'internal' }, 500)
  }
  if (refusal.retryAfterSeconds !== undefined) c.header('Retry-After', String(Math.ceil(refusal.retryAfterSeconds)))
  if (refusal.kind === 'too_large') c.header('Connection', 'close')
  const { message, reason, fields, facts } = refusal
  return c.json({ ...facts, error: message, code: reason, ...(fields ? { fields } : {}) }, statusOf[refusal.kind])
}

/** A statement or a lock took longer than we wait: the same call may well work in a moment. */
const tooSlow = new Set(['57014', '55P03', '40001', '40P01'])

/** What input can still reach PostgreSQL and be refused there: classes 22 (bad value) and 23 (constraint). */
function refusalFromDatabase(error: Error): Refusal | null {
  const state = sqlState(error)
  if (isDatabaseDown(error) || (state && tooSlow.has(state))) {
    return new Refusal('unavailable', 'database_unavailable', {
      text: 'The service is briefly unavailable. Please try again.',
      retryAfterSeconds: 2,
    })
  }
  if (state?.startsWith('22')) return new Refusal('invalid', 'invalid', { text: 'Some values are not valid' })
  if (state === '23503') return new Refusal('not_found', 'not_found', { text: 'What this refers to does not exist' })
  if (state?.startsWith('23'))
    return new Refusal('conflict', 'conflict', { text: 'This conflicts with what is stored' })
  return null
}

export function answerNotFound(c: Context<AppEnv>): Response {
  return c.json({ error: 'There is nothing at this address', code: 'not_found' }, 404)
}
