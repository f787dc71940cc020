// Where second factors are kept, and the questions that are asked for them.
import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.table.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const time = () => timestamp({ withTimezone: true })
const owner = () => uuid().references(() => users.id, { onDelete: 'cascade' })

/**
 * The secret is stored as it is: codes can't be checked by a hash, and the only key to encrypt it with would lie in the
 * same database. It leaves once, to its owner while they set it up; never by an export, an audit row or the log.
 */
export const totpSecrets = pgTable('totp_secrets', {
  userId: owner().primaryKey(),
  secret: bytes().notNull(),
  createdAt: time().notNull(),
  /** Null until a first code has shown that the app has it: till then it asks nobody for anything. */
  confirmedAt: time(),
  /** The half minute of the last code that was taken: each works once. */
  lastStep: bigint({ mode: 'number' }),
})

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner().notNull(),
    credentialId: text().notNull(),
    publicKey: bytes().notNull(),
    /** How often the authenticator says it was used; many always say zero. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: time().notNull(),
    lastUsedAt: time(),
  },
  (table) => [uniqueIndex('passkeys_credential_id').on(table.credentialId), index('passkeys_user_id').on(table.userId)],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner().notNull(),
    codeHash: bytes().notNull(),
    createdAt: time().notNull(),
    usedAt: time(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Questions that wait for an answer: each is answered once, or forgotten after five minutes. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: bytes().primaryKey(),
    /** Null while nobody knows yet who will answer with a passkey. */
    userId: owner(),
    purpose: text({ enum: ['second_step', 'passkey_sign_in', 'passkey_creation'] }).notNull(),
    tries: integer().notNull().default(0),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [index('sign_in_challenges_user_id').on(table.userId)],
)
