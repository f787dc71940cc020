// The SQL of hosts: when each may be asked again, and what its robots.txt says.
import { eq, lt, sql } from 'drizzle-orm'
import type { Sql } from '#platform/db.ts'
import { linkHosts } from './guardian.table.ts'

export type Robots = { text: string; at: Date }

export async function findRobots(db: Sql, host: string): Promise<Robots | null> {
  const [row] = await db.select().from(linkHosts).where(eq(linkHosts.host, host))
  return row?.robotsAt ? { text: row.robots ?? '', at: row.robotsAt } : null
}

export async function keepRobots(db: Sql, host: string, { text, at }: Robots): Promise<void> {
  const robots = { robots: text, robotsAt: at }
  await db
    .insert(linkHosts)
    .values({ host, nextAt: at, ...robots })
    .onConflictDoUpdate({ target: linkHosts.host, set: robots })
}

/** A host that asks for patience is left alone until then. */
export async function restHost(db: Sql, host: string, until: Date): Promise<void> {
  await db
    .update(linkHosts)
    .set({ nextAt: sql`greatest(${linkHosts.nextAt}, ${until.toISOString()}::timestamptz)` })
    .where(eq(linkHosts.host, host))
}

/** Two closings of one host are decided one after the other. */
export async function holdHost(tx: Sql, host: string, now: Date): Promise<void> {
  await tx.insert(linkHosts).values({ host, nextAt: now }).onConflictDoNothing()
  await tx.select().from(linkHosts).where(eq(linkHosts.host, host)).for('update')
}

const monthMs = 30 * 86_400_000

/** Nobody has asked them for a month. */
export async function forgetOldHosts(db: Sql, now: Date): Promise<void> {
  await db.delete(linkHosts).where(lt(linkHosts.nextAt, new Date(now.getTime() - monthMs)))
}
