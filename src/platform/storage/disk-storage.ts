// Files in DATA_DIR/uploads, written aside, flushed and renamed, so that a kill never leaves half a file.
import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#platform/error-code.ts'
import { assertPlainKey, type Storage, StorageUnavailable } from './storage.ts'

export function makeDiskStorage(dataDir: string): Storage {
  const folder = join(dataDir, 'uploads')
  const pathOf = (key: string) => {
    assertPlainKey(key)
    return join(folder, key)
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      const aside = `${path}.${randomBytes(4).toString('hex')}.part`
      try {
        await mkdir(folder, { recursive: true })
        const file = await open(aside, 'wx', 0o600)
        try {
          await file.writeFile(content)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(aside, path)
      } catch (error) {
        await rm(aside, { force: true })
        throw hasNoRoom(error) ? new StorageUnavailable('the disk takes nothing more', { cause: error }) : error
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null
        throw error
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}

function hasNoRoom(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'].includes(errorCode(error) ?? '')
}
