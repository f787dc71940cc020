// The backups that the application makes by itself: what an operator sees of them, and the way back.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findConcerns } from '#features/admin/health.rules.ts'
import { Health } from '#features/admin/health.schema.ts'
import type { Waiting } from '#features/admin/waiting.schema.ts'
import { nameOfBackup } from '#platform/backup/backup-names.ts'
import { recordBackup, recordFailure } from '#platform/backup/backups.store.ts'
import { type ConnectionFields, connectionUrl } from '#platform/db.ts'
import { insertLetter } from '#platform/mail/letters.store.ts'
import { eventually } from '#testing/eventually.ts'
import { anUpload } from '#testing/jobs.ts'
import { backupBucket, type ObjectStore, openObjectStore } from '#testing/object-store.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { runScript } from '#testing/run-script.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import { serveMetrics } from './metrics-server.ts'
import { backupQueue } from './own-backups.ts'

const key = 'a key that nobody guesses'
const hour = 3_600_000
const postgres = inject('postgres')
let app: TestApi
let admin: Person
let folder: string
let place: string
let store: ObjectStore
let source: ConnectionFields
let env: Record<string, string>

beforeAll(async () => {
  folder = await makeTestFolder()
  place = join(folder, 'backups')
  await mkdir(place)
  store = await openObjectStore(join(folder, 's3'))
  app = await startApi({ BACKUP_DIR: place, BACKUP_KEY: key, METRICS_PORT: '0' })
  admin = await anAdmin(app)
  await anUpload(app, await aFreeMember(app))
  source = app.deps.db.connection as ConnectionFields
  env = { DATABASE_URL: connectionUrl(source), DATA_DIR: app.deps.config.dataDir, BACKUP_DIR: place, BACKUP_KEY: key }
})
afterAll(async () => {
  await app.stop()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const look = async () => Health.parse((await app.as(admin)('GET', '/api/admin/health')).body)
const waiting = async () => (await app.as(admin)<Waiting>('GET', '/api/admin/waiting')).body.backup
const restore = (args: string[], more: Record<string, string> = {}) => runScript('restore', args, { ...env, ...more })

// On a database of its own: an instance beside has another folder of pictures, and would make backups without the one below.
test('the schedule is in the database, once for all instances, in UTC', async () => {
  const site = await startApi({ BACKUP_DIR: place, BACKUP_KEY: key })
  await site.beside()
  const { rows } = await site.deps.db.pool.query('select cron, timezone from pgboss.schedule where name = $1', [
    backupQueue,
  ])
  await site.stop()
  expect(rows).toEqual([{ cron: '30 3 * * *', timezone: 'UTC' }])
})

test('when its time comes one is made, and the back-office and the measurements say how old and how large it is', async () => {
  expect(findConcerns(await look())).toEqual(['No backup was made yet. The first is due at 03:30 UTC.'])
  await app.deps.queue.publish(null, backupQueue, {})
  await eventually(async () => expect((await look()).lastBackup).toMatchObject({ files: 1 }))
  const [name = ''] = await readdir(place)
  expect(name).toMatch(/^ocean-berth-\d{4}-\d{2}-\d{2}-\d{6}\.backup$/)
  expect((await stat(join(place, name))).mode & 0o777).toBe(0o600)
  const health = await look()
  expect(health.backups).toEqual({ where: 'folder', at: '03:30', isEncrypted: true, failed: null })
  expect(findConcerns(health)).toEqual([])
  const server = (await serveMetrics(app.deps))!
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
  await server.close()
  expect(text).toMatch(/^backup_age_seconds \d/m)
  expect(text).toContain(`backup_bytes ${health.lastBackup?.bytes}\n`)
  expect(text).toContain('backup_failed 0\n')
})

test('one that fails in the night says why', async () => {
  await rename(place, `${place}-unmounted`)
  await app.deps.queue.publish(null, backupQueue, {})
  await eventually(async () => expect((await look()).backups.failed).not.toBeNull())
  expect(findConcerns(await look())).toEqual([
    `The last backup failed: BACKUP_DIR names a folder that is not there: ${place}`,
  ])
  expect(await waiting()).toBe(1)
  await rename(`${place}-unmounted`, place)
  await app.deps.db.pool.query('delete from backups where failure is not null')
})

test('it waits for a person when it failed, and when it is older than 26 hours', async () => {
  const { db, clock } = app.deps
  expect(await waiting()).toBe(0)
  await recordFailure(db.orm, clock.now(), 'The disk is full')
  expect(await waiting()).toBe(1)
  expect(findConcerns(await look())).toEqual(['The last backup failed: The disk is full'])
  await recordBackup(db.orm, { madeAt: clock.now(), bytes: 1, rows: 1, files: 1 })
  expect(await waiting()).toBe(0)
  app.advance(25 * hour)
  admin = await anAdmin(app)
  expect(await waiting()).toBe(0)
  app.advance(2 * hour)
  admin = await anAdmin(app)
  expect(await waiting()).toBe(1)
  expect(findConcerns(await look())).toContain('The last backup is 27 hours old.')
})

test('an encrypted one goes back into a database with its key, and is refused with one line without it, with another, or damaged', {
  timeout: 120_000,
}, async () => {
  const made = await runScript('backup', [], env)
  expect(made).toMatchObject({ code: 0, complained: '' })
  expect(made.said).toMatch(/^Backed up to ocean-berth-.*\.backup in .*: \d+ tables, .* kB, encrypted$/)
  const target = await createTestDatabase(postgres, 'template1')
  try {
    const elsewhere = { DATABASE_URL: connectionUrl(target), DATA_DIR: join(folder, 'elsewhere') }
    const keyless = { ...env, ...elsewhere, BACKUP_KEY: '' }
    const refusals: [string, Awaited<ReturnType<typeof runScript>>][] = [
      ['is encrypted. Set BACKUP_KEY', await runScript('restore', ['latest'], keyless)],
      [
        'another key than BACKUP_KEY',
        await restore(['latest'], { ...elsewhere, BACKUP_KEY: 'another key altogether' }),
      ],
    ]
    const { said: list } = await restore(['--list'])
    const whole = await readFile(join(place, list.split('\n')[0]!))
    const broken = join(folder, 'broken.backup')
    for (const content of [whole.subarray(0, whole.length >> 1), flip(whole)]) {
      await writeFile(broken, content)
      refusals.push(['damaged or incomplete', await restore([broken], elsewhere)])
    }
    for (const [sentence, answer] of refusals)
      expect(answer).toEqual({ code: 1, said: '', complained: expect.stringContaining(sentence) })
    await expect(stat(elsewhere.DATA_DIR)).rejects.toThrow('ENOENT')
    expect(await restore(['latest'], elsewhere)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Restored an encrypted backup of .*: \d+ tables/),
    })
  } finally {
    await dropTestDatabase(postgres, target)
  }
})

test('a drill goes the whole way in a database of its own, leaves nothing behind and sends no letter', {
  timeout: 120_000,
}, async () => {
  const now = app.deps.clock.now()
  const letter = { key: 'drill:1', recipient: 'a@mail.example', subject: 'Waiting', html: '', text: '' }
  const soon = new Date(now.getTime() + hour)
  await insertLetter(app.deps.db.orm, { ...letter, createdAt: soon, giveUpAt: new Date(soon.getTime() + hour) })
  await runScript('backup', [], env)
  const rowsBefore = await app.deps.db.pool.query('select id, status, attempts from mail_letters order by id')
  const foldersBefore = (await readdir(tmpdir())).filter((name) => name.startsWith('ocean-berth-drill-'))
  const drilled = await restore(['latest', '--drill'])
  expect(drilled).toMatchObject({ code: 0, complained: '' })
  expect(drilled.said).toMatch(
    /^The drill went well: an encrypted backup of .*, was restored in \d+ s and counted: \d+ tables, [\d,]+ rows, 1 files\. It was removed again; no letter was sent\.$/,
  )
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith('ocean-berth-drill-'))
  expect(folders).toEqual(foldersBefore)
  const rows = await app.deps.db.pool.query('select id, status, attempts from mail_letters order by id')
  expect(rows.rows).toEqual(rowsBefore.rows)
})

test('a bucket is as good as a folder, for the backup and for the way back', { timeout: 120_000 }, async () => {
  const bucket = { ...store.env, BACKUP_BUCKET: backupBucket, BACKUP_DIR: '' }
  const made = await runScript('backup', [], { ...env, ...bucket })
  expect(made.said).toMatch(/^Backed up to ocean-berth-.* in bucket backups: /)
  const name = (await restore(['--list'], bucket)).said
  expect(name).toMatch(/^ocean-berth-[\d-]+\.backup$/)
  expect(await restore([name, '--check'], bucket)).toMatchObject({ code: 0, said: expect.stringContaining('is whole') })
  expect(await restore([nameOfBackup(new Date(0)), '--check'], bucket)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('is neither a file nor a backup in bucket backups'),
  })
})

test('a start with a folder that can’t be used is refused with one line', async () => {
  const refused = await runScript('main', [], { ...env, BACKUP_DIR: join(folder, 'nowhere') })
  expect(refused).toEqual({
    code: 1,
    said: '',
    complained: `Configuration: BACKUP_DIR names a folder that is not there: ${join(folder, 'nowhere')}`,
  })
})

function flip(content: Buffer): Buffer {
  const copy = Buffer.from(content)
  copy[copy.length >> 1]! ^= 1
  return copy
}
