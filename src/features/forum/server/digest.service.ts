// The digest: what is unread, by mail, at most one letter a day and member, for those who asked for it.
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { inTurn } from '#platform/in-turn.ts'
import { everyRow } from '#platform/keyset.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { isMorning, lastHour } from '#shared/wall-clock.ts'
import { forgetEditsAfterMs, forgetNotificationsAfterMs, forgetReadsAfterMs } from '../forum.rules.ts'
import { forgetActsAfterMs, undoWithinMs } from '../undo.rules.ts'
import { forgetOldActs } from './acts.store.ts'
import { digestHeaders, signDigestReader, stopPage } from './digest-links.ts'
import { forgetOldEdits } from './edits.store.ts'
import { digestLetter } from './forum.letters.tsx'
import * as store from './notifications.store.ts'
import { fillOlderPosts } from './older-posts.store.ts'
import { forgetOldReads } from './readers.store.ts'
import { forgetOldViews } from './topics.store.ts'

/** Looks every few minutes: the application's clock decides, and an hour that was missed is made up for. */
export const digestQueue = 'forum-digest'
export const digestCron = '*/5 * * * *'

const sendingHour = 7

/** How its letters are called. */
const kind = 'forum-digest'
const itemsInLetter = 12

/** The day in the time zone of the installation: a letter's key holds it, and a key is never sent twice. */
function dayOf(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
}

/** In the morning of the configured time zone: what happened up to its hour. */
export async function sendMorningDigests(deps: Deps): Promise<number> {
  const { clock, config } = deps
  if (!isMorning(clock.now(), sendingHour, config.timeZone)) return 0
  return sendDigests(deps, lastHour(clock.now(), sendingHour, config.timeZone))
}

/** Stands a repeat: whoever got today's letter is passed over. Answers how many letters were posted. */
export async function sendDigests(deps: Deps, until = deps.clock.now()): Promise<number> {
  const readers = everyRow((page) => store.listDigestReaders(deps.db.orm, until, page))
  return inTurn(deps, readers, ({ id }) => sendDigest(deps, id, until))
}

/** A round through everybody takes its time: who wants it, and where, is looked at once more when it is somebody's turn. */
async function sendDigest(deps: Deps, readerId: string, until: Date): Promise<boolean> {
  const { db, clock, config, keys, mailer } = deps
  const settings = await readSettings(deps)
  return db.orm.transaction(async (tx) => {
    const now = clock.now()
    const reader = await store.holdDigestReader(tx, readerId, until)
    if (!reader) return false
    const items = await store.listForDigest(tx, reader.id, until, itemsInLetter)
    if (items.length === 0) return false
    const key = `${kind}:${reader.id}:${dayOf(now, config.timeZone)}`
    const waiting = await store.countForDigest(tx, reader.id, until)
    const token = await signDigestReader({ keys }, reader.id)
    const links = { publicUrl: config.publicUrl, stop: stopPage(config.publicUrl, token) }
    const letter = renderLetter(digestLetter(reader.username, items, waiting, links), settings)
    const headers = digestHeaders(config.publicUrl, token)
    const isNew = await mailer.post(tx, { key, to: reader.email, letter, headers, isBulk: true })
    if (isNew) await store.markMailed(tx, reader.id, until, now)
    return isNew
  })
}

/** Whoever wants none any more gets none that still waits either. */
export async function chooseDigest({ mailer }: Deps, tx: Sql, userId: string, wants: boolean): Promise<void> {
  if (wants) return store.startMail(tx, userId)
  await store.stopMail(tx, userId)
  await mailer.recall(tx, kind, userId)
}

/** The same by itself: in the account, or by the link in a letter. */
export async function chooseForumMail(deps: Deps, userId: string, wants: boolean): Promise<void> {
  await deps.db.orm.transaction((tx) => chooseDigest(deps, tx, userId, wants))
}

/** Notifications are news, and a view only has to be known for an hour. */
export async function tidyForum({ db, clock }: Deps): Promise<void> {
  const now = clock.now().getTime()
  await store.forgetOldNotifications(db.orm, new Date(now - forgetNotificationsAfterMs))
  await forgetOldViews(db.orm, new Date(now - 86_400_000))
  await forgetOldReads(db.orm, new Date(now - forgetReadsAfterMs))
  await forgetOldEdits(db.orm, new Date(now - forgetEditsAfterMs))
  await forgetOldActs(db.orm, { kept: new Date(now - undoWithinMs), acts: new Date(now - forgetActsAfterMs) })
  await fillOlderPosts(db.orm)
}
