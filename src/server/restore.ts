// npm run restore -- FILE [--replace | --check]: puts a backup into the configured database and storage.
import { parseArgs } from 'node:util'
import { accountLinks, sessions } from '#features/accounts/server/accounts.table.ts'
import { signInChallenges } from '#features/accounts/server/second-factor.table.ts'
import { forgetTickets } from '#features/uploads/server/objects.store.ts'
import { listFiles } from '#features/uploads/server/uploads.service.ts'
import { openArchive } from '#platform/backup/archive-reader.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { readConfig } from '#platform/config.ts'
import type { Sql } from '#platform/db.ts'
import { makeLog } from '#platform/log.ts'
import { holdWaiting } from '#platform/mail/letters.store.ts'
import { makeStorage } from '#platform/storage/make-storage.ts'
import { describeAmounts } from './backup-words.ts'
import { openDatabase } from './database.ts'
import { migrationsDir } from './paths.ts'

const usage = `Usage: npm run restore -- FILE [--replace | --check]
  --replace  throw away what the database holds
  --check    only see whether the file is whole`

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
    })
    const [path] = positionals
    if (path && positionals.length === 1) return { path, ...values }
  } catch {}
  console.error(usage)
  process.exit(2)
}

/** Whether they were sent after the backup was made, nobody can know: an admin decides. */
const heldLetter = 'Waiting when the backup was made'

/**
 * Who was signed in then may have signed out since, and a link or a ticket that was used would work again: nobody is, and
 * none does. What must not end lives: the keys of links that unsubscribe, and the way back to a former address.
 */
async function settle(db: Sql): Promise<void> {
  await holdWaiting(db, heldLetter)
  await db.delete(sessions)
  await db.delete(accountLinks)
  await db.delete(signInChallenges)
  await forgetTickets(db)
}

const { path, replace, check } = readArguments()
try {
  // Before anything is started: a file that is not whole must leave no trace.
  const archive = await openArchive(path)
  const { madeAt, appVersion } = archive.manifest
  const facts = `a backup of ${madeAt}, made by version ${appVersion}`
  if (check) process.stdout.write(`${path} is whole: ${facts}\n`)
  else {
    const config = readConfig('production')
    const { connection, close } = await openDatabase(config, makeLog('silent'))
    try {
      const restored = await restoreBackup(archive, {
        connection,
        storage: makeStorage(config),
        listFiles,
        migrationsFolder: migrationsDir,
        replace,
        settle,
      })
      process.stdout.write(`Restored ${facts}: ${describeAmounts(restored)}\n`)
    } finally {
      await close()
    }
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
