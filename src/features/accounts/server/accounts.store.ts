// The SQL of accounts. Rows become the contract here; no password hash leaves but where a password is checked.
import { and, count, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { Role } from '#shared/actor.ts'
import { emailKey } from '#shared/form-fields.ts'
import { lookAlikeKey } from '#shared/text.ts'
import type { User } from '../account.schema.ts'
import { sessions, users } from './accounts.table.ts'
import { isKeptForAnother } from './email-undos.store.ts'

type UserRow = typeof users.$inferSelect

/** What is told of a person, from their row or from the session that was looked up for a request. */
export function toUser(row: Pick<UserRow, keyof User>): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    pendingEmail: row.pendingEmail,
    role: row.role,
    firstName: row.firstName,
    lastName: row.lastName,
    profilePicture: row.profilePicture,
    emailVerified: row.emailVerified,
    subscriptionType: row.subscriptionType,
    subscriptionEndDate: row.subscriptionEndDate?.toISOString() ?? null,
    lastLogin: row.lastLogin?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

export type NewUser = {
  username: string
  email: string
  passwordHash: string
  firstName?: string | null
  lastName?: string | null
  role?: Role
  emailVerified?: boolean
  mustChangePassword?: boolean
  createdAt: Date
}

/** Null when the name or the address is taken; two at the same time: one wins. */
export async function insertUser(db: Sql, user: NewUser): Promise<User | null> {
  const [row] = await db
    .insert(users)
    .values({ ...user, usernameKey: lookAlikeKey(user.username), emailKey: emailKey(user.email) })
    .onConflictDoNothing()
    .returning()
  return row ? toUser(row) : null
}

export async function findUser(db: Sql, id: string): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ? toUser(row) : null
}

export async function findUserId(db: Sql, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  return row?.id ?? null
}

export type Credentials = { user: User; passwordHash: string; mustChangePassword: boolean }

export async function findCredentials(db: Sql, by: { email: string } | { id: string }): Promise<Credentials | null> {
  const which = 'id' in by ? eq(users.id, by.id) : eq(users.emailKey, emailKey(by.email))
  const [row] = await db.select().from(users).where(which)
  return row ? { user: toUser(row), passwordHash: row.passwordHash, mustChangePassword: row.mustChangePassword } : null
}

/** Whoever changes the password of this account meanwhile waits. */
export async function lockPasswordHash(db: Sql, id: string): Promise<string | null> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id)).for('update')
  return row?.hash ?? null
}

/** By somebody else: who has it now, or gave it up so lately that it is kept for them. */
export async function isEmailTaken(
  db: Sql,
  email: string,
  { now, userId = null }: { now: Date; userId?: string | null },
): Promise<boolean> {
  const key = emailKey(email)
  const others = and(eq(users.emailKey, key), userId ? ne(users.id, userId) : undefined)
  const [row] = await db.select({ n: count() }).from(users).where(others)
  return Number(row?.n) > 0 || isKeptForAnother(db, key, userId, now)
}

export async function isUsernameTaken(db: Sql, username: string): Promise<boolean> {
  const [row] = await db
    .select({ n: count() })
    .from(users)
    .where(eq(users.usernameKey, lookAlikeKey(username)))
  return Number(row?.n) > 0
}

export type UserChange = Partial<
  Pick<
    UserRow,
    | 'username'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'pendingEmail'
    | 'emailVerified'
    | 'passwordHash'
    | 'lastLogin'
    | 'profilePicture'
    | 'role'
    | 'mustChangePassword'
  >
>

export async function updateUser(db: Sql, id: string, change: UserChange): Promise<User | null> {
  const keys = {
    ...(change.username === undefined ? {} : { usernameKey: lookAlikeKey(change.username) }),
    ...(change.email === undefined ? {} : { emailKey: emailKey(change.email) }),
  }
  const [row] = await db
    .update(users)
    .set({ ...change, ...keys })
    .where(eq(users.id, id))
    .returning()
  return row ? toUser(row) : null
}

export async function deleteUser(db: Sql, id: string): Promise<boolean> {
  const gone = await db.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  return gone.length > 0
}

/** Locks the admins' rows, so that two acts at once can't remove the last one. */
export async function countAdminsForUpdate(db: Sql): Promise<number> {
  const admins = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).for('update')
  return admins.length
}

/** True for exactly one of several that try: the address must still be the one the link was made for. */
export async function markEmailVerified(db: Sql, id: string, key: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, id), eq(users.emailKey, key)))
    .returning({ id: users.id })
  return rows.length > 0
}

export async function setMembership(
  db: Sql,
  id: string,
  membership: { subscriptionType: User['subscriptionType']; subscriptionEndDate: Date | null },
): Promise<void> {
  await db.update(users).set(membership).where(eq(users.id, id))
}

export type EndingMembership = { user: User; endsAt: Date }

export async function listMembershipsEnding(
  db: Sql,
  within: { after: Date; until: Date },
): Promise<EndingMembership[]> {
  const { subscriptionType, subscriptionEndDate: end } = users
  const rows = await db
    .select()
    .from(users)
    .where(and(ne(subscriptionType, 'Free'), gt(end, within.after), lte(end, within.until)))
  return rows.flatMap((row) =>
    row.subscriptionEndDate ? [{ user: toUser(row), endsAt: row.subscriptionEndDate }] : [],
  )
}

export async function lockUser(db: Sql, id: string): Promise<boolean> {
  const rows = await db.execute(sql`select 1 from ${users} where ${users.id} = ${id} for update`)
  return rows.rows.length > 0
}

/** For the audit log, which outlives the people it speaks of: only what an act can change. */
export async function readAccountState(db: Sql, id: string): Promise<unknown> {
  const [row] = await db
    .select({
      role: users.role,
      subscription_type: users.subscriptionType,
      subscription_end_date: users.subscriptionEndDate,
      must_change_password: users.mustChangePassword,
      sessions: db.$count(sessions, eq(sessions.userId, users.id)),
    })
    .from(users)
    .where(eq(users.id, id))
  return row ?? null
}
