// The SQL of notifications and of the wish to get them by mail.
import { and, asc, count, desc, eq, exists, gt, isNull, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import { preparedOnce } from '#platform/prepared.ts'
import type { MailKinds, MailKindsChange, Notification, NotificationList } from '../notification.schema.ts'
import { forumTopics } from './forum.table.ts'
import { forumNotifications, forumSettings } from './notifications.table.ts'
import { forumReaders } from './taking-part.table.ts'

const shown = 30
const actors = alias(users, 'actors')
/** A topic that waits to be looked at is told of to its author alone. */
const isShown = sql`exists (select 1 from ${forumTopics} as told where told.id = ${forumNotifications.topicId} and (told.held_at is null or told.author_id = ${forumNotifications.userId}))`
const unreadOf = (userId: string | Placeholder) =>
  and(eq(forumNotifications.userId, userId), isNull(forumNotifications.readAt), isShown)

export type NewNotification = {
  userId: string
  actorId: string
  kind: Notification['kind']
  topicId: string
  replyId: string | null
  createdAt: Date
}

/** A list of parameters ends at 65,535, and each takes seven. */
const toldAtOnce = 5_000

/** Somebody who was told about this post before is not told again. */
export async function insertNotifications(tx: Sql, list: NewNotification[]): Promise<void> {
  for (let start = 0; start < list.length; start += toldAtOnce) {
    const some = list.slice(start, start + toldAtOnce)
    await tx
      .insert(forumNotifications)
      .values(some.map((each) => ({ ...each, postId: each.replyId ?? each.topicId })))
      .onConflictDoNothing()
  }
}

const columns = {
  id: forumNotifications.id,
  kind: forumNotifications.kind,
  replyId: forumNotifications.replyId,
  topic: { id: forumTopics.id, title: forumTopics.title },
  actor: { id: actors.id, username: actors.username, profilePicture: actors.profilePicture },
  createdAt: forumNotifications.createdAt,
  readAt: forumNotifications.readAt,
}

/** Who has none at all has none unread: the number can come with the rows. */
const latest = preparedOnce((db) => {
  const userId = sql.placeholder('userId')
  const unread = db.select({ n: count() }).from(forumNotifications).where(unreadOf(userId))
  return db
    .select({ ...columns, unread: sql<number>`(${unread})::int` })
    .from(forumNotifications)
    .innerJoin(forumTopics, eq(forumTopics.id, forumNotifications.topicId))
    .innerJoin(actors, eq(actors.id, forumNotifications.actorId))
    .where(and(eq(forumNotifications.userId, userId), isShown))
    .orderBy(desc(forumNotifications.createdAt), desc(forumNotifications.id))
    .limit(shown)
    .prepare('latest_notifications')
})

type Row = Omit<Notification, 'createdAt' | 'isRead'> & { createdAt: Date; readAt: Date | null }

function toNotification({ createdAt, readAt, ...row }: Row): Notification {
  return { ...row, createdAt: createdAt.toISOString(), isRead: readAt !== null }
}

export async function listNotifications(db: Sql, userId: string): Promise<NotificationList> {
  const rows = await latest(db).execute({ userId })
  return { unread: rows[0]?.unread ?? 0, notifications: rows.map(({ unread: _, ...row }) => toNotification(row)) }
}

export async function markAllRead(db: Sql, userId: string, now: Date): Promise<void> {
  await db.update(forumNotifications).set({ readAt: now }).where(unreadOf(userId))
}

export async function markTopicRead(db: Sql, userId: string, topicId: string, now: Date): Promise<void> {
  await db
    .update(forumNotifications)
    .set({ readAt: now })
    .where(and(unreadOf(userId), eq(forumNotifications.topicId, topicId)))
}

export async function wantsMail(db: Sql, userId: string): Promise<boolean> {
  const [row] = await db.select().from(forumSettings).where(eq(forumSettings.userId, userId))
  return row?.forumMail ?? false
}

export async function startMail(db: Sql, userId: string): Promise<void> {
  const set = { forumMail: true }
  await db
    .insert(forumSettings)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: forumSettings.userId, set })
}

/** Stands a repeat, and somebody who is gone by now. */
export async function stopMail(db: Sql, userId: string): Promise<void> {
  await db.update(forumSettings).set({ forumMail: false }).where(eq(forumSettings.userId, userId))
}

/** All, until somebody chooses. */
export async function readMailKinds(db: Sql, userId: string): Promise<MailKinds> {
  const [row] = await db.select().from(forumSettings).where(eq(forumSettings.userId, userId))
  const { mailReplies = true, mailMentions = true, mailQuestions = true } = row ?? {}
  return { replies: mailReplies, mentions: mailMentions, questions: mailQuestions }
}

/** What is not named is not written either: somebody may be choosing it elsewhere. */
export async function setMailKinds(
  db: Sql,
  userId: string,
  { replies, mentions, questions }: MailKindsChange,
): Promise<void> {
  const kinds = {
    ...(replies === undefined ? {} : { mailReplies: replies }),
    ...(mentions === undefined ? {} : { mailMentions: mentions }),
    ...(questions === undefined ? {} : { mailQuestions: questions }),
  }
  if (Object.keys(kinds).length === 0) return
  await db
    .insert(forumSettings)
    .values({ userId, ...kinds })
    .onConflictDoUpdate({ target: forumSettings.userId, set: kinds })
}

export type DigestReader = { id: string; username: string; email: string }

/** What happens in a muted topic rings the bell at most. */
const isNotMuted = sql`not exists (select 1 from ${forumReaders} where ${forumReaders.userId} = ${forumNotifications.userId} and ${forumReaders.topicId} = ${forumNotifications.topicId} and ${forumReaders.level} = 'muted')`

const isWanted = sql`exists (select 1 from ${forumSettings} as chosen where chosen.user_id = ${forumNotifications.userId} and case ${forumNotifications.kind} when 'reply' then chosen.mail_replies when 'question' then chosen.mail_questions else chosen.mail_mentions end)`

/** For the letter: unread, never mailed, and not of later than its hour. */
const isWaiting = (until: Date) =>
  and(
    isNull(forumNotifications.readAt),
    isNull(forumNotifications.mailedAt),
    lte(forumNotifications.createdAt, until),
    isShown,
    isNotMuted,
    isWanted,
  )

/** Members with a confirmed address who asked for the digest and have something new to read. */
function selectDigestReaders(db: Sql, until: Date, which: SQL | undefined) {
  const waiting = exists(
    db
      .select({ id: forumNotifications.id })
      .from(forumNotifications)
      .where(and(eq(forumNotifications.userId, users.id), isWaiting(until))),
  )
  return db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .innerJoin(forumSettings, eq(forumSettings.userId, users.id))
    .where(and(eq(forumSettings.forumMail, true), eq(users.emailVerified, true), waiting, which))
    .orderBy(asc(users.id))
}

/** Page by page. */
export async function listDigestReaders(
  db: Sql,
  until: Date,
  { after, limit }: { after: string | null; limit: number },
): Promise<DigestReader[]> {
  return selectDigestReaders(db, until, after ? gt(users.id, after) : undefined).limit(limit)
}

/** Null when there is no letter for them any more. Until the transaction ends nobody chooses otherwise. */
export async function holdDigestReader(tx: Sql, userId: string, until: Date): Promise<DigestReader | null> {
  const [reader] = await selectDigestReaders(tx, until, eq(users.id, userId)).for('share', { of: forumSettings })
  return reader ?? null
}

const notMailedYet = (userId: string, until: Date) => and(eq(forumNotifications.userId, userId), isWaiting(until))

export async function listForDigest(db: Sql, userId: string, until: Date, limit: number): Promise<Notification[]> {
  const rows = await db
    .select(columns)
    .from(forumNotifications)
    .innerJoin(forumTopics, eq(forumTopics.id, forumNotifications.topicId))
    .innerJoin(actors, eq(actors.id, forumNotifications.actorId))
    .where(notMailedYet(userId, until))
    .orderBy(desc(forumNotifications.createdAt), desc(forumNotifications.id))
    .limit(limit)
  return rows.map(toNotification)
}

/** Everything that was waiting: what the letter had no room for, it counted. */
export async function markMailed(tx: Sql, userId: string, until: Date, now: Date): Promise<number> {
  const rows = await tx
    .update(forumNotifications)
    .set({ mailedAt: now })
    .where(notMailedYet(userId, until))
    .returning({ id: forumNotifications.id })
  return rows.length
}

export async function forgetOldNotifications(db: Sql, before: Date): Promise<void> {
  await db.delete(forumNotifications).where(lte(forumNotifications.createdAt, before))
}

export async function countForDigest(db: Sql, userId: string, until: Date): Promise<number> {
  return db.$count(forumNotifications, notMailedYet(userId, until))
}
