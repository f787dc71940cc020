// Silencing and suspending: who may, what follows at once, and what the person is told. Both end by the clock.
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Letter } from '#platform/mail/letter.tsx'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import type { Actor } from '#shared/actor.ts'
import { emailKey } from '#shared/form-fields.ts'
import type { User } from '../account.schema.ts'
import { refuse, refuseTheirs } from '../suspension.refusals.ts'
import { whyNotSuspend } from '../suspension.rules.ts'
import type { Suspension, SuspensionDraft } from '../suspension.schema.ts'
import { voidLinks } from './account-links.store.ts'
import { writeToMember } from './letter-limits.service.ts'
import { lockPerson, saveUser } from './save-user.ts'
import { endAllSessions } from './sessions.store.ts'
import { liftedLetter, suspensionLetter } from './suspension.letters.tsx'
import * as store from './suspensions.store.ts'

const hashOf = ({ keys }: Pick<Deps, 'keys'>, email: string) => keys.sign('suspended-address', emailKey(email))

export async function suspend(deps: Deps, actor: Actor, id: string, draft: SuspensionDraft): Promise<Suspension> {
  const now = deps.clock.now()
  const { kind, until, reason } = draft
  return deps.db.orm.transaction(async (tx) => {
    const user = await lockPerson(tx, id)
    refuseIfNotTheirs(actor, user, kind)
    if (until && until <= now) throw refuse('invalid', 'until_is_past', 'until')
    // Who may only silence may not make a suspension milder either.
    const before = await store.findSuspension(tx, id, now)
    if (before) refuseIfNotTheirs(actor, user, before.kind)
    const emailHash = await hashOf(deps, user.email)
    const suspension = await store.putSuspension(tx, { userId: id, emailHash, kind, reason, until, createdAt: now })
    if (kind === 'suspended') await shutOut(tx, id)
    await tell(deps, tx, user, suspensionLetter(suspension, (await readSettings(deps, tx)).supportEmail))
    return suspension
  })
}

/** The sessions end. A change of address that has begun would lead around the suspension. */
async function shutOut(tx: Sql, id: string): Promise<void> {
  await endAllSessions(tx, id)
  await voidLinks(tx, id, 'change_email')
  await saveUser(tx, id, { pendingEmail: null })
}

export async function lift(deps: Deps, actor: Actor, id: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.orm.transaction(async (tx) => {
    const user = await lockPerson(tx, id)
    const before = await store.removeSuspension(tx, id, now)
    if (!before) throw refuse('not_found', 'not_suspended')
    refuseIfNotTheirs(actor, user, before.kind)
    await tell(deps, tx, user, liftedLetter(before.kind, deps.config.publicUrl))
  })
}

function refuseIfNotTheirs(actor: Actor, user: User, kind: Suspension['kind']): void {
  const reason = whyNotSuspend(actor, user, kind)
  if (reason) throw refuse(reason === 'admins_suspend' ? 'forbidden' : 'conflict', reason)
}

async function tell(deps: Deps, tx: Sql, user: User, letter: Letter): Promise<void> {
  const key = `suspension:${user.id}:${deps.clock.now().getTime()}`
  await writeToMember(deps, tx, user, { key, letter: renderLetter(letter, await readSettings(deps, tx)) })
}

/** For whoever has given the right password. */
export async function refuseSuspended({ clock }: Pick<Deps, 'clock'>, db: Sql, userId: string): Promise<void> {
  const found = await store.findSuspension(db, userId, clock.now())
  if (found?.kind === 'suspended') throw refuseTheirs(found)
}

/** An address can't be registered again while its account, or what is left of it, is suspended. */
export async function refuseSuspendedAddress(deps: Pick<Deps, 'clock' | 'keys' | 'db'>, email: string): Promise<void> {
  const found = await store.findSuspendedAddress(deps.db.orm, await hashOf(deps, email), deps.clock.now())
  if (found) throw refuseTheirs(found)
}

/** Asked by whatever a silenced person may not do. */
export async function refuseSilenced({ clock }: Pick<Deps, 'clock'>, db: Sql, userId: string): Promise<void> {
  const found = await store.findSuspension(db, userId, clock.now())
  if (found) throw refuseTheirs(found)
}

/** Before an account goes. */
export async function leaveSuspendedAddress(deps: Deps, tx: Sql, user: User): Promise<void> {
  await store.leaveOnlyAddress(tx, user.id, await hashOf(deps, user.email))
}
