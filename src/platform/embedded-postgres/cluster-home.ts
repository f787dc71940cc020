// Which folder holds the cluster: DATA_DIR, or, where the server's user can't enter that, a folder of the machine.
import { randomBytes } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere, writeDurably } from './durable-file.ts'
import { canReach, isRoot, type ServerUser } from './server-user.ts'
import { EmbeddedPostgresError } from './start-errors.ts'
import { clustersFolder, makeSystemFolder } from './system-folder.ts'

export const clusterIn = (home: string) => join(home, 'postgres')

/** The home remembered from an earlier start, if the cluster is not in DATA_DIR itself. */
export async function findDistantHome(dataDir: string): Promise<string | undefined> {
  if (!isRoot()) return undefined
  const id = (await readIfThere(idFile(dataDir)))?.trim()
  if (!id) return undefined
  const home = join(clustersFolder, id)
  // Starting empty where there has been data would look like losing it.
  if (!/^[0-9a-f]{32}$/.test(id) || !(await exists(home))) {
    throw new EmbeddedPostgresError(
      `The database of ${dataDir} was kept in ${home}, which is gone. Put it back, or remove ${idFile(dataDir)} to start empty.`,
    )
  }
  return home
}

/** The id is random and kept in DATA_DIR, so that a DATA_DIR removed and made anew never meets old data. */
export async function chooseHome(dataDir: string, user: ServerUser, log: (line: string) => void): Promise<string> {
  if (await canReach(user, '-x', dataDir)) return dataDir
  if (await exists(clusterIn(dataDir))) {
    throw new EmbeddedPostgresError(
      `The database server's user cannot enter ${dataDir} any more. Open the folders above it (chmod o+x), or move it.`,
    )
  }
  await makeSystemFolder()
  const id = randomBytes(16).toString('hex')
  const home = join(clustersFolder, id)
  await mkdir(home, { mode: 0o711 })
  await writeDurably(idFile(dataDir), `${id}\n`)
  log(`The user postgres cannot enter ${dataDir}: the database is kept in ${home}`)
  return home
}

const idFile = (dataDir: string) => join(dataDir, 'postgres.id')

async function exists(path: string): Promise<boolean> {
  return Boolean(await stat(path).catch(() => undefined))
}
