// The embedded PostgreSQL: prepares the data, starts the server, keeps it running, stops it. One app per DATA_DIR.
import { access, chmod, constants, mkdir, realpath, stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { ConnectionFields } from '#platform/db.ts'
import { appName, ensureAppDatabase, untilAnswering } from './app-database.ts'
import { chooseHome, clusterIn, findDistantHome } from './cluster-home.ts'
import { prepareCluster } from './cluster-init.ts'
import { lockFolder } from './data-dir-lock.ts'
import { endOrphan } from './orphaned-server.ts'
import { noteAddress } from './running-server.ts'
import { findBinaries, type ServerBinaries } from './server-binaries.ts'
import { canEndWithApp, runServer, type ServerEnd, type ServerProcess } from './server-process.ts'
import { serverArguments } from './server-settings.ts'
import { chooseServerUser, isRoot, runAs, type ServerUser } from './server-user.ts'
import { makeSocketFolder, socketPort } from './socket-folder.ts'
import { EmbeddedPostgresError, whyNotWritable } from './start-errors.ts'

export { DataDirInUse } from './start-errors.ts'

export type EmbeddedPostgres = {
  /** The app's own database, as its owner. */
  connection: ConnectionFields
  /** The superuser's way in, for tests and maintenance. */
  admin: ConnectionFields
  /** A server that dies is started again; this resolves once it has ended for good, by stop() or by failing again. */
  exited: Promise<ServerEnd>
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  log: (line: string) => void
  /** For tests only: quick, and loses data when the machine stops. */
  durable?: boolean
}

type Cluster = {
  path: string
  user: ServerUser
  binaries: ServerBinaries
  args: string[]
  admin: ConnectionFields
  endsWithApp: boolean
  log: (line: string) => void
}

export async function startEmbeddedPostgres({ dataDir, log, durable = true }: Options): Promise<EmbeddedPostgres> {
  const folder = await openDataDir(dataDir)
  const locks = [lockFolder(folder, dataDir)]
  const unlock = () => {
    for (const lock of locks.toReversed()) lock.release()
  }
  try {
    const { home, user } = await findHome(folder, log)
    // A copied DATA_DIR leads to the same distant home: that is a second app too.
    if (home !== folder) locks.push(lockFolder(home, dataDir))
    const path = clusterIn(home)
    const binaries = await findBinaries(user)
    const password = await prepareCluster({ dataDir: folder, home, user, binaries }, { sync: durable })
    const socket = await makeSocketFolder(path, user)
    const admin = { host: socket.path, port: socketPort, user: 'postgres', password, database: 'postgres' }
    const args = serverArguments(path, socket.path, { durable })
    const cluster = { path, user, binaries, args, admin, endsWithApp: await canEndWithApp(), log }
    const server = await keepRunning(cluster, password)
    await noteAddress(folder, socket.path)
    return {
      connection: { ...admin, user: appName, database: appName },
      admin,
      exited: server.exited,
      async stop() {
        await server.stop()
        await socket.remove()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openDataDir(dataDir: string): Promise<string> {
  try {
    const made = await mkdir(dataDir, { recursive: true })
    // Root's server user has to pass through, but nobody may list.
    if (made) await chmod(dataDir, isRoot() ? 0o711 : 0o700)
    await access(dataDir, constants.W_OK | constants.X_OK)
    return await realpath(dataDir)
  } catch (error) {
    throw whyNotWritable(dataDir, error)
  }
}

async function findHome(folder: string, log: (line: string) => void): Promise<{ home: string; user: ServerUser }> {
  const distant = await findDistantHome(folder)
  const user = await chooseServerUser(clusterIn(distant ?? folder))
  const home = distant ?? (await chooseHome(folder, user, log))
  const found = await stat(clusterIn(home)).catch(() => undefined)
  // A folder that root put back from a copy belongs to root, whom the server refuses to be.
  if (user && found?.uid === 0) await runAs(undefined, 'chown', ['-R', `${user.uid}:${user.gid}`, clusterIn(home)])
  return { home, user }
}

async function keepRunning(
  cluster: Cluster,
  password: string,
): Promise<{ exited: Promise<ServerEnd>; stop(): Promise<ServerEnd> }> {
  const stopping = new AbortController()
  let server = await startServer(cluster, password, stopping.signal)
  const watch = async (): Promise<ServerEnd> => {
    const restarts: number[] = []
    const isTooOften = () => restarts.filter((time) => time > performance.now() - 60_000).length > 5
    for (;;) {
      const end = await server.exited
      // A full disk is not a server that can't run: it is waited for, however long, while others are told to come back.
      if (server.lastLines.some(isAboutSpace)) await untilLater(cluster, stopping.signal)
      else restarts.push(performance.now())
      for (let next: ServerProcess | undefined; !next; ) {
        if (stopping.signal.aborted || isTooOften()) return end
        cluster.log(`The database server ended unexpectedly (${end.signal ?? `code ${end.code}`}); starting it again`)
        try {
          next = await startWhenThereIsRoom(cluster, password, stopping.signal)
        } catch (error) {
          // It may have died once more while it was starting: that counts as one more time, not as the last.
          cluster.log(String(error))
          restarts.push(performance.now())
          continue
        }
        server = next
        // stop() came while this one was starting and has only met its predecessor.
        if (stopping.signal.aborted) return await server.stop()
      }
    }
  }
  const exited = watch()
  return {
    exited,
    async stop() {
      stopping.abort()
      await server.stop()
      return exited
    },
  }
}

async function startWhenThereIsRoom(cluster: Cluster, password: string, stopping: AbortSignal): Promise<ServerProcess> {
  for (;;) {
    try {
      return await startServer(cluster, password, stopping)
    } catch (error) {
      if (stopping.aborted || !isAboutSpace(String(error))) throw error
      await untilLater(cluster, stopping)
    }
  }
}

const isAboutSpace = (line: string) => line.includes('No space left on device')

async function untilLater({ log }: Cluster, stopping: AbortSignal): Promise<void> {
  log('The disk is full: the database is started again as soon as there is room')
  await delay(1_000, null, { signal: stopping }).catch(() => undefined)
}

/**
 * Right after a kill, remains of the old server may hold the cluster for a moment: those starts are tried again. One that
 * is stopped while it starts is returned as it is, ended.
 */
async function startServer(cluster: Cluster, password: string, stopping: AbortSignal): Promise<ServerProcess> {
  const patientUntil = performance.now() + 15_000
  for (let attempt = 1; ; attempt++) {
    const notAServer = await endOrphan({ ...cluster, cluster: cluster.path })
    const { postgres } = cluster.binaries
    const server = runServer({ ...cluster, postgres, notAServer })
    let ended = false
    server.exited.then(() => {
      ended = true
    })
    try {
      const client = await untilAnswering(cluster.admin, () => ended || stopping.aborted)
      if (client) {
        await ensureAppDatabase(client, password).finally(() => client.end())
        return server
      }
    } catch (error) {
      await server.stop()
      throw error
    }
    await server.stop()
    // Whoever stops asks how this one ended, not how its predecessor was killed.
    if (stopping.aborted) return server
    const reason = server.lastLines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? server.lastLines.at(-1)
    const isHeld = /lock file|shared memory/.test(reason ?? '') && performance.now() < patientUntil
    if (attempt >= 2 && !isHeld) {
      throw new EmbeddedPostgresError(`The embedded database did not start: ${reason ?? 'it said nothing'}`)
    }
    await delay(50)
  }
}
