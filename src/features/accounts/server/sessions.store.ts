// The SQL of sessions. Tokens and cookies are stored as hashes only.
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { batchReads } from '#platform/batched-read.ts'
import type { Sql } from '#platform/db.ts'
import { preparedOnce } from '#platform/prepared.ts'
import { hashToken } from '#platform/tokens.ts'
import type { Actor, Role } from '#shared/actor.ts'
import { sessionLifetime, sessionsPerPerson } from '../account.rules.ts'
import { sessions, users } from './accounts.table.ts'
import { actorColumns } from './actor-columns.ts'
import { voidChallenges } from './challenges.store.ts'

export type NewSession = { userId: string; token: string; cookie: string; device: string; address: string; now: Date }

/** Keeps at most ten a person: the ones unused for longest end first. */
export async function insertSession(db: Sql, session: NewSession): Promise<string> {
  const { userId, token, cookie, device, address, now } = session
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt))
    .offset(sessionsPerPerson - 1)
  await db.delete(sessions).where(inArray(sessions.id, surplus))
  const [row] = await db
    .insert(sessions)
    .values({
      userId,
      tokenHash: hashToken(token),
      cookieHash: hashToken(cookie),
      device,
      address,
      createdAt: now,
      lastSeenAt: now,
    })
    .returning({ id: sessions.id })
  return row!.id
}

/** Asked with every request: prepared once for each database, and asked for all requests of a moment at once. */
function prepareFind(db: Sql) {
  const find = (column: typeof sessions.tokenHash | typeof sessions.cookieHash, name: string) => {
    const query = db
      .select({
        hash: column,
        sessionId: sessions.id,
        openedAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        confirmedAt: sql<Date>`coalesce(${sessions.confirmedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt),
        ...actorColumns,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(sql`${column} = any(${sql.placeholder('hashes')}::bytea[])`)
      .prepare(name)
    return batchReads(async (hashes) => {
      const rows = await query.execute({ hashes: hashes.map((hash) => Buffer.from(hash, 'base64')) })
      return new Map(rows.map(({ hash, ...row }) => [hash.toString('base64'), row]))
    })
  }
  return { bearer: find(sessions.tokenHash, 'actors_by_token'), cookie: find(sessions.cookieHash, 'actors_by_cookie') }
}

const findFor = preparedOnce(prepareFind)

/** The person behind a token or cookie, while the session lives. Their role is read each time, so a demotion counts at once. */
export async function findSession(
  db: Sql,
  kind: 'bearer' | 'cookie',
  value: string,
  now: Date,
): Promise<{ actor: Omit<Actor, 'mustSetUpSecondFactor'>; lastSeenAt: Date } | null> {
  const row = await findFor(db)[kind](hashToken(value).toString('base64'))
  if (!row) return null
  const { openedAt, lastSeenAt, ...actor } = row
  return isOver({ createdAt: openedAt, lastSeenAt }, actor, now) ? null : { actor, lastSeenAt }
}

/** Its row may stay a while longer. */
function isOver(session: { createdAt: Date; lastSeenAt: Date }, person: { role: Role }, now: Date): boolean {
  const { idleMs, absoluteMs } = sessionLifetime(person)
  const age = (since: Date) => now.getTime() - since.getTime()
  return age(session.lastSeenAt) > idleMs || age(session.createdAt) > absoluteMs
}

export async function markSeen(db: Sql, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId))
}

export async function markConfirmed(db: Sql, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId))
}

export async function isCookieOfSession(db: Sql, sessionId: string, cookie: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.cookieHash, hashToken(cookie))))
  return rows.length > 0
}

/** The browser lost its cookie but kept its token: the session gets a new cookie value. */
export async function replaceCookie(db: Sql, sessionId: string, cookie: string): Promise<void> {
  await db
    .update(sessions)
    .set({ cookieHash: hashToken(cookie) })
    .where(eq(sessions.id, sessionId))
}

export async function listSessions(db: Sql, userId: string) {
  const { id, device, address, createdAt, lastSeenAt } = sessions
  return db
    .select({ id, device, address, createdAt, lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(lastSeenAt), asc(id))
}

/** Where somebody is signed in now: the team's sessions end sooner than their rows leave. */
export async function listOpenSessions(db: Sql, person: { id: string; role: Role }, now: Date) {
  return (await listSessions(db, person.id)).filter((session) => !isOver(session, person, now))
}

export async function endSession(db: Sql, userId: string, sessionId: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

/** Sign-ins that were begun elsewhere end with them. */
export async function endOtherSessions(db: Sql, userId: string, keptSessionId: string): Promise<void> {
  await voidChallenges(db, userId)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)))
}

export async function endAllSessions(db: Sql, userId: string): Promise<void> {
  await voidChallenges(db, userId)
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Rows whose time is over are of no use to anybody. */
export async function forgetOldSessions(db: Sql, now: Date): Promise<void> {
  const { idleMs, absoluteMs } = sessionLifetime({ role: 'job_seeker' })
  const idleBefore = new Date(now.getTime() - idleMs).toISOString()
  const madeBefore = new Date(now.getTime() - absoluteMs).toISOString()
  await db
    .delete(sessions)
    .where(
      sql`${sessions.lastSeenAt} < ${idleBefore}::timestamptz or ${sessions.createdAt} < ${madeBefore}::timestamptz`,
    )
}
