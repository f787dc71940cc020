// The folder of the server's Unix socket: the cluster itself, or a short closed one where that path is too long.
import { createHash } from 'node:crypto'
import { lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveTo, type ServerUser } from './server-user.ts'

export const socketPort = 5432

/** What the kernel's address structure holds, less the closing zero. */
const longestSocketPath = process.platform === 'linux' ? 107 : 103

export type SocketFolder = { path: string; remove(): Promise<void> }

export async function makeSocketFolder(cluster: string, user: ServerUser): Promise<SocketFolder> {
  if (fits(cluster)) return { path: cluster, remove: async () => undefined }
  const root = fits(join(tmpdir(), 'ocean-berth-0123456789abcdef')) ? tmpdir() : '/tmp'
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  const path = await makeClosedFolder(join(root, `ocean-berth-${name}`), user)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** The same name at each start leaves nothing behind after a kill; one that somebody else made is never used. */
async function makeClosedFolder(path: string, user: ServerUser): Promise<string> {
  const made = await mkdir(path, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
  const owner = user?.uid ?? process.getuid?.()
  const found = await lstat(path).catch(() => undefined)
  const isOurs = found?.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0
  const folder = made || isOurs ? path : await mkdtemp(`${path.slice(0, -9)}-`)
  await giveTo(user, folder)
  return folder
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= longestSocketPath
}
