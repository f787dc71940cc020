// Subscribing and leaving: with an account, by mail without one, and by the signed links in the letters.

import { findUser } from '#features/accounts/server/accounts.store.ts'
import { writeToStranger } from '#features/accounts/server/letter-limits.service.ts'
import { chooseDigest } from '#features/forum/server/digest.service.ts'
import { wantsMail } from '#features/forum/server/notifications.store.ts'
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import type { Actor } from '#shared/actor.ts'
import { emailKey } from '#shared/form-fields.ts'
import { refuse } from '../newsletter.refusals.ts'
import type { PreferenceChange, Preferences } from '../newsletter.schema.ts'
import { countOn, recipientOf } from './issues.store.ts'
import { confirmLetter } from './newsletter.letters.tsx'
import { readConfirmation, readReader, signConfirmation } from './newsletter-links.ts'
import * as store from './subscribers.store.ts'
import { findSuppression, liftSuppression } from './suppressions.service.ts'

/** Who has not confirmed the address only notes a wish: what else is known of that address stays untouched. */
export async function subscribeMember(deps: Deps, actor: Actor, email: string): Promise<void> {
  const { db, clock } = deps
  if (emailKey(email) !== emailKey(actor.email)) throw refuse('forbidden', 'not_your_address')
  if (!actor.emailVerified) {
    await db.orm.transaction((tx) => store.noteWish(tx, actor, clock.now()))
    return
  }
  await db.orm.transaction(async (tx) => {
    await admit(deps, tx, email)
    const own = { email: actor.email, userId: actor.id, source: 'account', confirmedAt: clock.now() } as const
    await store.subscribe(tx, own, clock.now())
  })
}

/** Letters that came back would come back again; who once called it spam and now asks for it has changed their mind. */
async function admit(deps: Deps, tx: Sql, email: string): Promise<void> {
  const suppressed = await findSuppression(deps, tx, email)
  if (suppressed?.reason === 'bounce') throw refuse('conflict', 'address_suppressed')
  if (suppressed) await liftSuppression(deps, tx, email)
}

/** An issue that is on its way goes to many for hours: what has not left yet does not come after this. */
export async function leaveAsMember({ db, clock, mailer }: Deps, actor: Actor): Promise<void> {
  await db.orm.transaction(async (tx) => {
    for (const id of await store.unsubscribeUser(tx, actor, clock.now())) await mailer.recall(tx, 'issue', id)
  })
}

/** The same for every address, known or not. However often it is asked for, a mailbox gets three letters a day. */
export async function askToConfirm(deps: Deps, email: string): Promise<void> {
  const { db, clock, config, keys } = deps
  const token = await signConfirmation(deps, email)
  const recipient = await keys.sign('newsletter-recipient', emailKey(email))
  const link = `${config.publicUrl}/confirm-newsletter?token=${token}`
  const letter = renderLetter(confirmLetter(link), await readSettings(deps))
  await db.orm.transaction(async (tx) => {
    if (await findSuppression(deps, tx, email)) return
    const key = `newsletter-confirm:${recipient}:${clock.now().getTime()}`
    await writeToStranger(deps, tx, { key, to: email, letter, causedBy: null })
  })
}

export async function confirmAddress(deps: Deps, token: string): Promise<void> {
  const email = await readConfirmation(deps, token)
  const now = deps.clock.now()
  await deps.db.orm.transaction(async (tx) => {
    await admit(deps, tx, email)
    const userId = await store.findVerifiedUserId(tx, email)
    await store.subscribe(tx, { email, userId, source: 'footer', confirmedAt: now }, now)
  })
}

/** Stands a repeat, and a reader who is gone by now. */
export async function unsubscribeByLink(deps: Deps, token: string): Promise<void> {
  const { subscriberId, week } = await readReader(deps, token)
  const now = deps.clock.now()
  await deps.db.orm.transaction(async (tx) => {
    const subscriber = await store.findSubscriber(tx, subscriberId)
    if (subscriber) return leave(deps, tx, subscriber, week, now)
    // Who left and came back may be on the list under another id: the letter knows whom it went to.
    const address = await recipientOf(tx, week, subscriberId)
    if (address) await leaveAddress(deps, tx, address, now)
  })
}

/** No more issues come to this address, also when it is on the list by itself and by its owner's account. */
async function leave(
  deps: Deps,
  tx: Sql,
  { id, userId, email }: store.Subscriber,
  week: string,
  now: Date,
): Promise<void> {
  await deps.mailer.recall(tx, 'issue', id)
  if (await store.unsubscribe(tx, id, now)) await countOn(tx, week, 'unsubscribed')
  await leaveAddress(deps, tx, await addressOf(tx, { userId, email }), now)
}

/** Whoever has an account is written to at its address. */
async function addressOf(tx: Sql, { userId, email }: Pick<store.Subscriber, 'userId' | 'email'>): Promise<string> {
  const owner = userId ? await findUser(tx, userId) : null
  return owner?.email ?? email
}

async function leaveAddress({ mailer }: Deps, tx: Sql, email: string, now: Date): Promise<void> {
  for (const id of await store.unsubscribeAddress(tx, email, now)) await mailer.recall(tx, 'issue', id)
}

export async function readPreferences(deps: Deps, token: string): Promise<Preferences> {
  const { subscriber } = await findByLink(deps, token)
  const { userId, isActive } = subscriber
  return {
    newsletter: isActive,
    forumMail: userId ? await wantsMail(deps.db.orm, userId) : null,
    membershipReminders: userId ? await store.wantsReminders(deps.db.orm, userId) : null,
  }
}

export async function changePreferences(deps: Deps, token: string, change: PreferenceChange): Promise<Preferences> {
  const { subscriber, week } = await findByLink(deps, token)
  const { id, userId } = subscriber
  const now = deps.clock.now()
  await deps.db.orm.transaction(async (tx) => {
    if (change.newsletter === false) await leave(deps, tx, subscriber, week, now)
    if (change.newsletter === true) {
      await admit(deps, tx, await addressOf(tx, subscriber))
      await store.resume(tx, id, 'preferences', now)
    }
    if (userId && change.forumMail !== undefined) await chooseDigest(deps, tx, userId, change.forumMail)
    if (userId && change.membershipReminders !== undefined)
      await store.setWantsReminders(tx, userId, change.membershipReminders)
  })
  return readPreferences(deps, token)
}

async function findByLink(deps: Deps, token: string): Promise<{ subscriber: store.Subscriber; week: string }> {
  const { subscriberId, week } = await readReader(deps, token)
  const subscriber = await store.findSubscriber(deps.db.orm, subscriberId)
  if (!subscriber) throw refuse('not_found', 'link_not_valid')
  return { subscriber, week }
}
