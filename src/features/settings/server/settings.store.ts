// The SQL of the settings.
import { desc, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import type { ReplacedPrice } from '../price.rules.ts'
import { replacedPrices, settings } from './settings.table.ts'

export async function readSaved(db: Sql): Promise<Record<string, unknown>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** Who saves waits for who is saving, so that no price is replaced unseen. */
export async function takeTurns(tx: Sql): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`)
}

export async function saveValue(tx: Sql, key: string, value: unknown, updatedAt: Date): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } })
}

export async function noteReplacedPrice(tx: Sql, { amount, currency, replacedAt }: ReplacedPrice): Promise<void> {
  await tx.insert(replacedPrices).values({ amount, currency, replacedAt })
}

const rememberedPrices = 50

export async function listReplacedPrices(db: Sql): Promise<ReplacedPrice[]> {
  const { amount, currency, replacedAt } = replacedPrices
  return db
    .select({ amount, currency, replacedAt })
    .from(replacedPrices)
    .orderBy(desc(replacedAt))
    .limit(rememberedPrices)
}
