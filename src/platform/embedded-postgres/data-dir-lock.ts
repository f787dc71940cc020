// One app per data folder. The lock is the kernel's (SQLite's file lock), so it is gone the moment its holder is,
// can't be fooled by a reused process id, and of two simultaneous starts exactly one gets it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataDirInUse, whyNotWritable } from './start-errors.ts'

export type DataDirLock = { release(): void }

const sqliteBusy = 5
/** Two contenders can block each other for an instant: waiting a little lets one of them through. */
const patienceMs = 500

/** `folder` holds the lock; `dataDir` is what the person who is refused gets to read. */
export function lockFolder(folder: string, dataDir = folder): DataDirLock {
  const pidFile = join(folder, 'app.pid')
  const lock = openLock(join(folder, 'app.lock'), folder)
  try {
    // Nothing is ever written, so no journal file either.
    lock.exec('pragma journal_mode = memory')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      throw new DataDirInUse(dataDir, readPid(pidFile))
    }
    throw whyNotWritable(folder, error)
  }
  try {
    writeFileSync(pidFile, `${process.pid}\n`)
  } catch (error) {
    lock.close()
    throw whyNotWritable(folder, error)
  }
  return {
    release() {
      if (!lock.isOpen) return
      rmSync(pidFile, { force: true })
      lock.close()
    },
  }
}

function openLock(path: string, folder: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: patienceMs })
  } catch (error) {
    throw whyNotWritable(folder, error)
  }
}

function readPid(pidFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}
