// The embedded server when things are killed: nothing acknowledged is lost, and the next start always works.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import { clusterIn } from './cluster-home.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { readServerPid } from './orphaned-server.ts'
import { findBinaries } from './server-binaries.ts'
import { runServer } from './server-process.ts'
import { serverArguments } from './server-settings.ts'
import { chooseServerUser } from './server-user.ts'
import { startWriter, type Writer } from './writer-process.fixture.ts'

let folder: string
beforeAll(async () => {
  folder = await makeTestFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const storedBy = (writer: Writer) =>
  writer.lines.filter((line) => line.startsWith('stored ')).map((line) => line.slice('stored '.length))

async function readNotes(postgres: EmbeddedPostgres): Promise<Set<string>> {
  const db = openTestDb(postgres.connection)
  const { rows } = await db.pool.query<{ id: string }>('select id from note')
  await db.close()
  return new Set(rows.map((row) => row.id))
}

async function expectNothingLost(dataDir: string, acknowledged: string[]): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const kept = await readNotes(postgres)
  await postgres.stop()
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function serverPid(dataDir: string): Promise<number> {
  const pid = await readServerPid(clusterIn(dataDir))
  if (!pid) throw new Error('no server is running')
  return pid
}

// Ten starts and recoveries: half a minute on a quiet machine, and no measure of anything on a starved one.
test('ten kills of the app in a row lose nothing that was acknowledged', { timeout: 300_000 }, async () => {
  const dataDir = join(folder, 'ten-kills')
  const acknowledged: string[] = []
  for (let round = 0; round < 10; round++) {
    const writer = await startWriter(dataDir, 'write')
    await writer.says(() => storedBy(writer).length >= 20)
    await writer.end('SIGKILL')
    acknowledged.push(...storedBy(writer))
  }
  await expectNothingLost(dataDir, acknowledged)
})

test('a kill of app and server together loses nothing that was acknowledged', { timeout: 120_000 }, async () => {
  const dataDir = join(folder, 'all-killed')
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round++) {
    const writer = await startWriter(dataDir, 'write')
    await writer.says(() => storedBy(writer).length >= 20)
    process.kill(await serverPid(dataDir), 'SIGKILL')
    await writer.end('SIGKILL')
    acknowledged.push(...storedBy(writer))
  }
  await expectNothingLost(dataDir, acknowledged)
})

test('a kill during the very first start leaves nothing in the way of the next', { timeout: 120_000 }, async () => {
  const dataDir = join(folder, 'first-start')
  for (const afterMs of [300, 600, 900]) {
    const writer = await startWriter(dataDir, 'write')
    // The moment itself is what varies here; whatever it hits, the next start has to work.
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    await writer.end('SIGKILL')
  }
  const writer = await startWriter(dataDir, 'write')
  await writer.says(() => storedBy(writer).length >= 5)
  expect(await writer.end('SIGTERM')).toBe(0)
  await expectNothingLost(dataDir, storedBy(writer))
})

test('a server that outlived its app is ended and replaced', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'orphan')
  const log: string[] = []
  await (await startEmbeddedPostgres({ dataDir, log: () => undefined })).stop()
  const cluster = clusterIn(dataDir)
  const user = await chooseServerUser(cluster)
  const { postgres } = await findBinaries(user)
  const args = serverArguments(cluster, cluster, { durable: true })
  const orphan = runServer({ postgres, args, user, endsWithApp: false, log: () => undefined })
  await eventually(() => serverPid(dataDir))
  const orphanPid = await serverPid(dataDir)

  const next = await startEmbeddedPostgres({ dataDir, log: (line) => log.push(line) })
  expect(await orphan.exited).toEqual({ code: 0, signal: null })
  expect(isAlive(orphanPid)).toBe(false)
  expect(log).toContain(`Ending the database server (process ${orphanPid}) that an earlier run left behind`)
  await next.stop()
})

test('a lock file naming an unrelated program harms neither that program nor the start', {
  timeout: 60_000,
}, async () => {
  const dataDir = join(folder, 'reused-pid')
  await (await startEmbeddedPostgres({ dataDir, log: () => undefined })).stop()
  const bystander = await startWriter(join(folder, 'bystander'))
  await bystander.says((lines) => lines.includes('started'))
  await mkdir(clusterIn(dataDir), { recursive: true })
  await writeFile(
    join(clusterIn(dataDir), 'postmaster.pid'),
    `${bystander.pid}\n${clusterIn(dataDir)}\n1700000000\n5432\n`,
  )

  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await postgres.stop()
  expect(isAlive(bystander.pid)).toBe(true)
  expect(await bystander.end('SIGTERM')).toBe(0)
})

test('a server that dies under a living app is back by itself', { timeout: 120_000 }, async () => {
  const dataDir = join(folder, 'server-dies')
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const db = openTestDb(postgres.connection)
  await db.pool.query('create table note as select 7 as id')
  for (let round = 0; round < 2; round++) {
    const killed = await serverPid(dataDir)
    process.kill(killed, 'SIGKILL')
    const answerAnew = async () => {
      const { rows } = await db.pool.query<{ id: number }>('select id from note')
      expect(await serverPid(dataDir)).not.toBe(killed)
      return rows
    }
    expect(await eventually(answerAnew)).toEqual([{ id: 7 }])
  }
  await db.close()
  await postgres.stop()
  expect(await postgres.exited).toEqual({ code: 0, signal: null })
})

test('a server that dies again and again while it is starting is back by itself too', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(folder, 'dies-starting')
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  let killed = 0
  for (let round = 0; round < 3; round++) {
    killed = await vi.waitFor(
      async () => {
        const pid = await serverPid(dataDir)
        if (pid === killed || !isAlive(pid)) throw new Error('no new server yet')
        return pid
      },
      { timeout: 50_000, interval: 1 },
    )
    process.kill(killed, 'SIGKILL')
  }
  const db = openTestDb(postgres.connection)
  await eventually(() => db.pool.query('select 1'))
  await db.close()
  await postgres.stop()
  expect(await postgres.exited).toEqual({ code: 0, signal: null })
})

test('a stop that comes while a dead server is being replaced still ends everything', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'stop-in-between')
  for (let round = 0; round < 8; round++) {
    const restarting = Promise.withResolvers<void>()
    const log = (line: string) => line.includes('starting it again') && restarting.resolve()
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    process.kill(await serverPid(dataDir), 'SIGKILL')
    await restarting.promise
    // A different moment of the restart in each round.
    await new Promise((resolve) => setTimeout(resolve, round * 40))
    await postgres.stop()
    await postgres.exited
    const left = await readServerPid(clusterIn(dataDir))
    expect(left === undefined || !isAlive(left)).toBe(true)
  }
})

test('a stop that comes as soon as the next server answers lets that one end by itself', {
  timeout: 60_000,
}, async () => {
  const dataDir = join(folder, 'stop-on-answer')
  for (let round = 0; round < 5; round++) {
    const answering = Promise.withResolvers<void>()
    let isKilled = false
    const log = (line: string) => isKilled && line.includes('ready to accept connections') && answering.resolve()
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    process.kill(await serverPid(dataDir), 'SIGKILL')
    isKilled = true
    await answering.promise
    await postgres.stop()
    expect(await postgres.exited).toEqual({ code: 0, signal: null })
    expect(await readServerPid(clusterIn(dataDir))).toBeUndefined()
  }
})
