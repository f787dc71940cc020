// A backup of the application's own: into its place, one at a time, noted whether it went well or not; then old ones go.
import type { Sql } from '#platform/db.ts'
import { type Log, maskAddresses } from '#platform/log.ts'
import { BackupRefused } from './archive-format.ts'
import { nameOfBackup, sortOut } from './backup-names.ts'
import type { BackupPlace } from './backup-place.ts'
import { recordBackup, recordFailure } from './backups.store.ts'
import { type BackupFacts, type BackupSource, makeBackup } from './make-backup.ts'
import { withSession } from './session.ts'

type World = { db: Sql; log: Log }

/** Any number that no other user of advisory locks in this database picks. */
const lockKey = 7_205_114_310

export type OwnBackup = BackupFacts & { name: string; removed: number }

/** Another process is at it: nothing is wrong. */
export class BackupUnderWay extends BackupRefused {
  override name = 'BackupUnderWay'
}

export function makeOwnBackup(world: World, source: BackupSource, place: BackupPlace): Promise<OwnBackup> {
  return withSession(source.connection, async (client) => {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [lockKey])
    if (!rows[0]?.isOurs) throw new BackupUnderWay('Another backup is being made. Try again when it is done.')
    const name = nameOfBackup(source.now)
    try {
      await place.tidy()
      const facts = await makeBackup(source, (bytes, look) => place.write(name, bytes, look))
      await recordBackup(world.db, { ...facts, name })
      return { ...facts, name, removed: await removeOld(world, place, name) }
    } catch (error) {
      const reason = maskAddresses(error instanceof Error ? error.message : String(error)).slice(0, 300)
      await recordFailure(world.db, source.now, reason).catch(() => undefined)
      throw error
    }
  })
}

/** The new one is good, whatever happens to the old ones. */
async function removeOld({ log }: World, place: BackupPlace, newest: string): Promise<number> {
  try {
    const old = sortOut(await place.list()).remove.filter((name) => name !== newest)
    for (const name of old) await place.remove(name)
    return old.length
  } catch (err) {
    log.warn({ err }, 'Old backups could not be removed')
    return 0
  }
}
