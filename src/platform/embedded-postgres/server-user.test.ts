// Running as root: the server runs as another user, who has to reach its programs and its data wherever they are.
import { chmod, cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDb } from '#testing/open-test-db.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import { clusterIn } from './cluster-home.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { readServerPid } from './orphaned-server.ts'
import { findBinaries } from './server-binaries.ts'
import { canReach, chooseServerUser, isRoot, runAs } from './server-user.ts'
import { clustersFolder, systemFolder } from './system-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await makeTestFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => undefined })

async function countNotes(postgres: EmbeddedPostgres): Promise<number> {
  const db = openTestDb(postgres.connection)
  await db.pool.query('create table if not exists note (id int)')
  await db.pool.query('insert into note values (1)')
  const { rows } = await db.pool.query<{ n: number }>('select count(*)::int as n from note')
  await db.close()
  return rows[0]?.n ?? 0
}

test.skipIf(isRoot())('an ordinary user runs the server as themselves (skipped for root)', async () => {
  expect(await chooseServerUser()).toBeUndefined()
})

describe.skipIf(!isRoot())('as root (skipped for others, who can become nobody else)', { timeout: 60_000 }, () => {
  test('the server is run by an unprivileged user', async () => {
    const dataDir = join(folder, 'reachable')
    const postgres = await start(dataDir)
    const pid = await readServerPid(clusterIn(dataDir))
    const { output } = await runAs(undefined, 'ps', ['-o', 'uid=', '-p', String(pid)])
    expect(Number(output)).toBe((await chooseServerUser())?.uid)
    expect(Number(output)).not.toBe(0)
    await postgres.stop()
  })

  test('data in a folder only root may enter is kept elsewhere, and found again', async () => {
    const dataDir = join(folder, 'closed/data')
    await mkdir(dataDir, { recursive: true })
    await chmod(join(folder, 'closed'), 0o700)
    const first = await start(dataDir)
    expect(await countNotes(first)).toBe(1)
    await first.stop()
    const second = await start(dataDir)
    expect(await countNotes(second)).toBe(2)

    const copy = join(folder, 'closed/copy')
    await cp(dataDir, copy, { recursive: true })
    await expect(start(copy)).rejects.toThrow(/is using .*closed\/copy/)
    await second.stop()

    const id = (await readFile(join(dataDir, 'postgres.id'), 'utf8')).trim()
    await rm(dataDir, { recursive: true })
    const anew = await start(dataDir)
    expect(await countNotes(anew)).toBe(1)
    await anew.stop()

    const newId = (await readFile(join(dataDir, 'postgres.id'), 'utf8')).trim()
    expect(newId).not.toBe(id)
    for (const used of [id, newId]) await rm(join(clustersFolder, used), { recursive: true })
    await expect(start(dataDir)).rejects.toThrow(/^The database of .* was kept in .*, which is gone\..*$/)
  })

  test('data that root put back from a copy is given to the server again', async () => {
    const dataDir = join(folder, 'copied')
    await (await start(dataDir)).stop()
    await runAs(undefined, 'chown', ['-R', '0:0', clusterIn(dataDir)])
    const postgres = await start(dataDir)
    expect(await countNotes(postgres)).toBe(1)
    await postgres.stop()
  })

  test('data of an ordinary user starts under root and stays theirs', async () => {
    const dataDir = join(folder, 'theirs')
    await (await start(dataDir)).stop()
    await runAs(undefined, 'chown', ['-R', '65534:65534', clusterIn(dataDir)])
    const postgres = await start(dataDir)
    expect(await countNotes(postgres)).toBe(1)
    await postgres.stop()
    expect((await stat(clusterIn(dataDir))).uid).toBe(65534)
  })

  test('programs the server cannot reach are copied to where it can, once', async () => {
    const user = await chooseServerUser()
    const { postgres } = await findBinaries(user)
    const closed = join(folder, 'closed-programs')
    await mkdir(closed, { mode: 0o700 })
    await cp(join(postgres, '../..'), closed, { recursive: true, verbatimSymlinks: true })
    expect(await canReach(user, '-x', join(closed, 'bin/postgres'))).toBe(false)
    const copied = await findBinaries(user, closed)
    expect(copied.postgres.startsWith(systemFolder)).toBe(true)
    expect(await runAs(user, copied.postgres, ['--version'])).toMatchObject({ code: 0 })
    const { ino } = await stat(copied.postgres)
    await findBinaries(user, closed)
    expect((await stat(copied.postgres)).ino).toBe(ino)
    expect((await readdir(systemFolder)).filter((name) => name.includes('.tmp-'))).toEqual([])
  })
})
