// A commit whose answer may get lost on its way: the database knows what became of it, and is asked on a new connection.
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Connection } from '#platform/db.ts'
import { BackupRefused } from './archive-format.ts'
import { withSession } from './session.ts'

/** Neither done nor undone, as far as anybody can tell. */
export class OutcomeUnknown extends BackupRefused {
  override name = 'OutcomeUnknown'
}

const usualPatienceMs = 30_000
const pauseMs = 250

/** Resolves when it is committed, and throws why when it is not. The transaction must have written something. */
export async function commitSurely(
  client: pg.Client,
  connection: Connection,
  patienceMs = usualPatienceMs,
): Promise<void> {
  // This also throws where something had failed before: of that a commit says nothing.
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id')
  try {
    await client.query('commit')
  } catch (error) {
    const outcome = await askUntil(performance.now() + patienceMs, connection, rows[0]!.id)
    if (outcome === 'aborted') throw error
    if (outcome === 'unknown')
      throw new OutcomeUnknown(
        `The last answer of the database was lost (${error instanceof Error ? error.message : error}): whether the backup is in it, nobody can say. No picture was removed. Look whether the site has what the backup holds; if not, restore it once more.`,
      )
  }
}

/** A server that was killed has to come back first, and one that only lost us may still be at it. */
async function askUntil(end: number, connection: Connection, id: string): Promise<'committed' | 'aborted' | 'unknown'> {
  for (;;) {
    const status = await withSession(connection, (client) => statusOf(client, id)).catch(() => null)
    if (status === 'committed' || status === 'aborted') return status
    if (performance.now() >= end) return 'unknown'
    await wait(pauseMs)
  }
}

async function statusOf(client: pg.Client, id: string): Promise<string | null> {
  const { rows } = await client.query<{ status: string | null }>('select pg_xact_status($1::xid8) as status', [id])
  return rows[0]?.status ?? null
}
