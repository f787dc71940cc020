// Fills the gazetteer when it is empty or its data is of another version: once, whoever else is starting, whole or not at all.
import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { moreTowns } from './more-towns.ts'
import { readTownFile, readTownVersion, type Town } from './town-file.ts'
import * as store from './towns.store.ts'

/** Raised when what we add ourselves, or how names are compared, changes. */
const ownVersion = 1
const rowsAtOnce = 5_000
const looksAgainAfterMs = 200
const waitsAtMostMs = 60_000
/** Nobody waits for an answer yet: on a busy machine a statement may take longer than answers may. */
const patience = { connectMs: 30_000, acquireMs: 30_000, statementMs: 120_000 }

type LoadDeps = Pick<Deps, 'db' | 'clock'>

/** Before the first request. */
export async function ensureTowns(deps: LoadDeps): Promise<void> {
  const version = `${await readTownVersion()}.${ownVersion}`
  if ((await store.findLoadedVersion(deps.db.orm)) === version) return
  const db = openDb(deps.db.connection, { poolSize: 1, ...patience })
  const until = performance.now() + waitsAtMostMs
  try {
    while (!(await isThere({ ...deps, db }, version)) && performance.now() < until) await wait(looksAgainAfterMs)
  } finally {
    await db.close()
  }
}

/** False: somebody else is about it. */
async function isThere({ db, clock }: LoadDeps, version: string): Promise<boolean> {
  if ((await store.findLoadedVersion(db.orm)) === version) return true
  return db.orm.transaction(async (tx) => {
    if (!(await store.lockTowns(tx))) return false
    if ((await store.findLoadedVersion(tx)) === version) return true
    await store.emptyTowns(tx)
    let batch: Town[] = []
    for await (const town of readTownFile()) {
      batch.push(town)
      if (batch.length < rowsAtOnce) continue
      await store.insertTowns(tx, batch)
      batch = []
    }
    await store.insertTowns(tx, [...batch, ...moreTowns])
    await store.noteLoad(tx, version, clock.now())
    await store.analyzeTowns(tx)
    return true
  })
}
