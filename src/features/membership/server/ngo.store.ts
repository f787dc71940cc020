// Which organisation a member's part goes to.
import { count, eq } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { ngos } from '#shared/brand.ts'
import { ngoChoices } from './membership.table.ts'

export function isKnownNgo(id: string): boolean {
  return ngos.some((ngo) => ngo.id === id)
}

export async function chooseNgo(db: Sql, userId: string, ngo: string, chosenAt: Date): Promise<void> {
  await db
    .insert(ngoChoices)
    .values({ userId, ngo, chosenAt })
    .onConflictDoUpdate({ target: ngoChoices.userId, set: { ngo, chosenAt } })
}

export async function findNgo(db: Sql, userId: string): Promise<string | null> {
  const [row] = await db.select().from(ngoChoices).where(eq(ngoChoices.userId, userId))
  return row?.ngo ?? null
}

export async function tallyNgos(db: Sql): Promise<{ ngo: string; members: number }[]> {
  const rows = await db.select({ ngo: ngoChoices.ngo, members: count() }).from(ngoChoices).groupBy(ngoChoices.ngo)
  return rows.map(({ ngo, members }) => ({ ngo, members: Number(members) }))
}
