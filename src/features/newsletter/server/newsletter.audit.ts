// What the audit log says of an admin's acts at the newsletter's desk. Addresses stay out of it.
import type { Input } from 'hono'
import { type ActDescription, changeById, changeOf } from '#http/admin-act.ts'
import { readLetterState } from '#platform/mail/letters.store.ts'
import { Retried } from '../letter-desk.schema.ts'
import { nextWeek } from './issue-desk.service.ts'
import { readIssueState } from './issues.store.ts'
import { readSubscriberState } from './subscriber-desk.store.ts'
import { findSuppression } from './suppressions.service.ts'

type ByWeek = { out: { param: { week: string } } }

export const issueChange = changeOf<Input>({ subject: (c) => nextWeek(c.var.deps), look: readIssueState })
/** One that has begun to go out. */
export const begunIssueChange = changeOf<ByWeek>({ subject: (c) => c.req.valid('param').week, look: readIssueState })
export const letterRetry = changeById(readLetterState)
export const subscriberChange = changeById(readSubscriberState)

/** Nothing is changed by a letter to oneself; that it was sent is all there is to say. */
export const trialIssue: ActDescription<Input> = async () => async () => ({ subject: null, before: null, after: null })

/** How many it was, is only known from the answer. */
export const retryOfAll: ActDescription<Input> = async (c) => async () => ({
  subject: null,
  before: null,
  after: Retried.parse(await c.res.clone().json()),
})

export const suppressionLift: ActDescription<{ out: { json: { email: string } } }> = async (c) => {
  const before = await findSuppression(c.var.deps, c.var.deps.db.orm, c.req.valid('json').email)
  return async () => ({ subject: null, before, after: {} })
}
