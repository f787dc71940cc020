// What accounts and uploads keep of a person, for the export and for the deletion.
import { eq, inArray, sql } from 'drizzle-orm'
import { listOfOwner } from '#features/uploads/server/objects.store.ts'
import type { FindUsedPaths } from '#features/uploads/server/uploads.service.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import type { PersonalData } from './accounts.service.ts'
import { accountLinks, users } from './accounts.table.ts'
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
    beforeDelete: ({ mailer }, tx, user) => mailer.forget(tx, user.email),
  },
]

export const findUsedPictures: FindUsedPaths = async (db, paths) => {
  const rows = await db.select({ path: users.profilePicture }).from(users).where(inArray(users.profilePicture, paths))
  return rows.flatMap(({ path }) => (path ? [path] : []))
}
