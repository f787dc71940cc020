// What accounts and uploads keep of a person, for the export and for the deletion.
import { eq, inArray, sql } from 'drizzle-orm'
import { listOfOwner } from '#features/uploads/server/objects.store.ts'
import type { FindUsedPaths } from '#features/uploads/server/uploads.service.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import type { PersonalData } from './accounts.service.ts'
import { accountLinks, signInPlaces, users } from './accounts.table.ts'
import { listUndos } from './email-undos.store.ts'
import { listSessions } from './sessions.store.ts'

export const accountData: PersonalData[] = [
  { name: 'users', export: async (_db, user) => [user] },
  { name: 'sessions', export: (db, user) => listSessions(db, user.id) },
  {
    name: 'account_links',
    export: (db, user) => {
      const { purpose, createdAt, expiresAt } = accountLinks
      return db.select({ purpose, createdAt, expiresAt }).from(accountLinks).where(eq(accountLinks.userId, user.id))
    },
  },
  { name: 'email_undos', export: (db, user) => listUndos(db, user.id) },
  {
    name: 'sign_in_places',
    export: (db, user) => {
      const { lastUsedAt } = signInPlaces
      return db.select({ lastUsedAt }).from(signInPlaces).where(eq(signInPlaces.userId, user.id))
    },
  },
  {
    name: 'objects',
    export: async (db, user) =>
      (await listOfOwner(db, user.id)).map(({ ticketHash: _, ...object }) => ({
        ...object,
        path: `/objects/${object.id}`,
      })),
  },
  {
    name: 'mail_letters',
    export: (db, user) => {
      const { subject, status, createdAt, sentAt } = mailLetters
      return db
        .select({ subject, status, createdAt, sentAt })
        .from(mailLetters)
        .where(sql`lower(${mailLetters.recipient}) = lower(${user.email})`)
        .orderBy(mailLetters.createdAt)
    },
    beforeDelete: async ({ mailer }, tx, user) => {
      const former = (await listUndos(tx, user.id)).map(({ email }) => email)
      for (const address of new Set([user.email, ...former])) await mailer.forget(tx, address)
      if (user.pendingEmail) await mailer.forget(tx, user.pendingEmail)
    },
  },
]

export const findUsedPictures: FindUsedPaths = async (db, paths) => {
  const rows = await db.select({ path: users.profilePicture }).from(users).where(inArray(users.profilePicture, paths))
  return rows.flatMap(({ path }) => (path ? [path] : []))
}
