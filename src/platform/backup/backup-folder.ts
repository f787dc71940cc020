// BACKUP_DIR: backups in a folder, which has to be there: on a disk that is not mounted they would be nowhere.
import { randomBytes } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#platform/error-code.ts'
import { BackupRefused } from './archive-format.ts'
import { writeAside } from './archive-writer.ts'
import { momentOfBackup } from './backup-names.ts'
import type { BackupPlace } from './backup-place.ts'
import { openFile } from './byte-source.ts'

export function makeBackupFolder(folder: string): BackupPlace {
  const pathOf = (name: string) => join(folder, name)
  return {
    kind: 'folder',
    label: folder,
    write: (name, bytes, look) => writeAside(pathOf(name), bytes, look),
    open: (name) => openFile(pathOf(name)),
    async list() {
      const names = await readdir(folder)
      return names
        .filter((name) => momentOfBackup(name))
        .sort()
        .reverse()
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async tidy() {
      const reason = await whyNotUsable(folder)
      if (reason) throw new BackupRefused(reason)
      for (const name of await readdir(folder)) {
        const of = /^(.+)\.\d+\.part$/.exec(name)?.[1]
        if (of && momentOfBackup(of)) await rm(pathOf(name), { force: true })
      }
    },
  }
}

/** In one sentence, or null when backups can be written there. */
export async function whyNotUsable(folder: string): Promise<string | null> {
  const facts = await stat(folder).catch(() => null)
  if (!facts) return `BACKUP_DIR names a folder that is not there: ${folder}`
  if (!facts.isDirectory()) return `BACKUP_DIR is not a folder: ${folder}`
  const trial = join(folder, `.trial-${process.pid}-${randomBytes(4).toString('hex')}`)
  try {
    await (await open(trial, 'wx', 0o600)).close()
    return null
  } catch (error) {
    return `BACKUP_DIR cannot be written (${errorCode(error) ?? String(error)}): ${folder}`
  } finally {
    await rm(trial, { force: true }).catch(() => undefined)
  }
}
