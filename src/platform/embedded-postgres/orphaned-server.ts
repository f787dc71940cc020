// A server that outlived its app (kill -9) is ended cleanly before a new one starts on the same cluster.
import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere } from './durable-file.ts'
import type { ServerBinaries } from './server-binaries.ts'
import { runAs, type ServerUser } from './server-user.ts'

type Orphan = { cluster: string; user: ServerUser; binaries: ServerBinaries; log: (line: string) => void }

/** Returns the process id in the lock file when it is not, or no longer, a server of this cluster. */
export async function endOrphan({ cluster, user, binaries, log }: Orphan): Promise<number | undefined> {
  const pid = await readServerPid(cluster)
  if (pid === undefined) return undefined
  // Without this check a stale file could make us interrupt whatever program has the number now.
  if (!(await isServerOf(pid, cluster))) return pid
  log(`Ending the database server (process ${pid}) that an earlier run left behind`)
  for (const mode of ['fast', 'immediate']) {
    const { code } = await runAs(user, binaries.pgCtl, ['stop', '-D', cluster, '-m', mode, '-w', '-t', '20'])
    if (code === 0) break
  }
  return undefined
}

export async function readServerPid(cluster: string): Promise<number | undefined> {
  const file = await readIfThere(join(cluster, 'postmaster.pid'))
  return Number.parseInt(file ?? '', 10) || undefined
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    // The server works in its cluster's folder. Not every small image has `ps`, but all have /proc.
    try {
      const name = await readFile(`/proc/${pid}/comm`, 'utf8')
      return name.trim() === 'postgres' && (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster))
    } catch {
      return false
    }
  }
  const { output } = await runAs(undefined, 'ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  return output.includes(`postgres -D ${cluster} `)
}
