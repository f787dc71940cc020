// Where accounts, their sessions and their one-time links are kept.
import {
  boolean,
  customType,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { roles } from '#shared/actor.ts'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const time = () => timestamp({ withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    username: text().notNull(),
    usernameKey: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    /** Asked for, and not yet confirmed by whoever reads it. Others may still register it. */
    pendingEmail: text(),
    passwordHash: text().notNull(),
    role: text({ enum: roles }).notNull().default('job_seeker'),
    firstName: text(),
    lastName: text(),
    profilePicture: text(),
    emailVerified: boolean().notNull().default(false),
    mustChangePassword: boolean().notNull().default(false),
    lastLogin: time(),
    subscriptionType: text({ enum: ['Free', 'Monthly', 'Quarterly', 'Annual'] })
      .notNull()
      .default('Free'),
    subscriptionEndDate: time(),
    paymentCustomerId: text(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    index('users_username_prefix').on(table.usernameKey.op('text_pattern_ops')),
    uniqueIndex('users_email_key').on(table.emailKey),
    index('users_created_at').on(table.createdAt),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull(),
    cookieHash: bytes().notNull(),
    device: text().notNull(),
    address: text().notNull(),
    createdAt: time().notNull(),
    lastSeenAt: time().notNull(),
    /** When the password was last given in this session; null: not since it was opened. */
    confirmedAt: time(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    uniqueIndex('sessions_cookie_hash').on(table.cookieHash),
    index('sessions_user_id').on(table.userId),
  ],
)

export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['reset', 'verify_email', 'change_email'] }).notNull(),
    /** The address it was made for: a change of address voids it. */
    emailKey: text().notNull(),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [index('account_links_user').on(table.userId, table.purpose)],
)

/** The way back after a change of address. While a row lives, its address is kept for the account that had it. */
export const emailUndos = pgTable(
  'email_undos',
  {
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    emailKey: text().notNull(),
    emailVerified: boolean().notNull(),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [index('email_undos_user').on(table.userId), index('email_undos_email_key').on(table.emailKey)],
)

/** Browsers and addresses that an account was signed in from, as hashes: strangers' wrong passwords do not lock them. */
export const signInPlaces = pgTable(
  'sign_in_places',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placeHash: bytes().notNull(),
    lastUsedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.placeHash] })],
)
