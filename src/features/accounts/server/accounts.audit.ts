// What the audit log says of an admin's acts on accounts.
import type { Input } from 'hono'
import { type ActDescription, changeOf } from '#http/admin-act.ts'
import { readResetLinkState } from './account-links.store.ts'
import { findCredentials, readAccountState } from './accounts.store.ts'
import { readFactorState } from './second-factor.store.ts'

/** Of the team's own factors: which kinds there are and how many, never what is in them. */
export const ownFactorChange = changeOf<Input>({ subject: (c) => c.var.actor.id, look: readFactorState })

export const ownPasswordChange = changeOf<Input>({ subject: (c) => c.var.actor.id, look: readAccountState })

/** Whose link it is stands in the body; the log keeps the person's id instead of the address. */
export const newResetLink: ActDescription<{ out: { json: { email: string } } }> = async (c) => async () => {
  const { orm } = c.var.deps.db
  const owner = await findCredentials(orm, c.req.valid('json'))
  const subject = owner?.user.id ?? null
  return { subject, before: null, after: subject && (await readResetLinkState(orm, subject)) }
}
