// What accounts and uploads keep of a person, for the export and for the deletion.
import { eq, inArray, or, sql } from 'drizzle-orm'
import { listOfOwner } from '#features/uploads/server/objects.store.ts'
import type { FindUsedPaths } from '#features/uploads/server/uploads.service.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { listTokens } from './access-tokens.store.ts'
import type { PersonalData } from './accounts.service.ts'
import { accountLinks, signInPlaces, users } from './accounts.table.ts'
import { blankAddressInRequests, exportRequests } from './data-requests.store.ts'
import { listUndos } from './email-undos.store.ts'
import { listPasskeys } from './passkeys.store.ts'
import { recoveryCodes, signInChallenges, totpSecrets } from './second-factor.table.ts'
import { listSessions } from './sessions.store.ts'
import { leaveSuspendedAddress } from './suspension.service.ts'
import { blankReasons, readSuspensionState } from './suspensions.store.ts'

/** Until an address is confirmed, what others wrote to it is none of this person's business. */
const isAboutAccount = (id: string) => sql`${id} = any(string_to_array(${mailLetters.key}, ':'))`
const isTo = (address: string) => sql`lower(${mailLetters.recipient}) = lower(${address})`

export const accountData: PersonalData[] = [
  { name: 'users', export: async (_db, user) => [user] },
  { name: 'access_tokens', export: (db, user) => listTokens(db, user.id) },
  { name: 'sessions', export: (db, user) => listSessions(db, user.id) },
  {
    name: 'account_links',
    export: (db, user) => {
      const { purpose, createdAt, expiresAt } = accountLinks
      return db.select({ purpose, createdAt, expiresAt }).from(accountLinks).where(eq(accountLinks.userId, user.id))
    },
  },
  {
    name: 'suspensions',
    export: async (db, user) => readSuspensionState(db, user.id),
    beforeDelete: leaveSuspendedAddress,
    forgetAddress: (_deps, tx, email) => blankReasons(tx, email),
  },
  {
    name: 'data_requests',
    export: (db, user) => exportRequests(db, user.id),
    forgetAddress: (_deps, tx, email) => blankAddressInRequests(tx, email),
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
    name: 'totp_secrets',
    export: (db, user) => {
      const { createdAt, confirmedAt } = totpSecrets
      return db.select({ createdAt, confirmedAt }).from(totpSecrets).where(eq(totpSecrets.userId, user.id))
    },
  },
  { name: 'passkeys', export: (db, user) => listPasskeys(db, user.id) },
  {
    name: 'recovery_codes',
    export: (db, user) => {
      const { createdAt, usedAt } = recoveryCodes
      return db.select({ createdAt, usedAt }).from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
    },
  },
  {
    name: 'sign_in_challenges',
    export: (db, user) => {
      const { purpose, createdAt, expiresAt } = signInChallenges
      return db
        .select({ purpose, createdAt, expiresAt })
        .from(signInChallenges)
        .where(eq(signInChallenges.userId, user.id))
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
        .where(or(isAboutAccount(user.id), user.emailVerified ? isTo(user.email) : undefined))
        .orderBy(mailLetters.createdAt)
    },
    beforeDelete: ({ mailer }, tx, user) => mailer.forgetNamed(tx, user.id),
    forgetAddress: ({ mailer }, tx, email) => mailer.forget(tx, email),
  },
]

export const findUsedPictures: FindUsedPaths = async (db, paths) => {
  const rows = await db.select({ path: users.profilePicture }).from(users).where(inArray(users.profilePicture, paths))
  return rows.flatMap(({ path }) => (path ? [path] : []))
}
