// Where personal access tokens are kept: as hashes only.
import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TokenScope } from '#shared/token-scopes.ts'
import { bytes, users } from './accounts.table.ts'

const time = () => timestamp({ withTimezone: true })

export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tokenHash: bytes().notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    /** The last day it works; null: until it is deleted. */
    expiresOn: date({ mode: 'string' }),
    createdAt: time().notNull(),
    lastUsedAt: time(),
  },
  (table) => [uniqueIndex('access_tokens_hash').on(table.tokenHash), index('access_tokens_user').on(table.userId)],
)
