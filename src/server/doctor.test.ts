// npm run doctor as a process: on a healthy installation, and on ones where something is wrong.
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { recordBackup, recordFailure } from '#platform/backup/backups.store.ts'
import { type ConnectionFields, connectionUrl, type Db } from '#platform/db.ts'
import { backupBucket, type ObjectStore, openObjectStore } from '#testing/object-store.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { openPostOffice, type PostOffice } from '#testing/post-office.ts'
import { runScript } from '#testing/run-script.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import type { Finding } from './doctor/finding.ts'

const postgres = inject('postgres')
let folder: string
let connection: ConnectionFields
let db: Db
let store: ObjectStore
let office: PostOffice
let well: Record<string, string>

beforeAll(async () => {
  folder = await makeTestFolder()
  await mkdir(join(folder, 'data'))
  await mkdir(join(folder, 'backups'))
  store = await openObjectStore(join(folder, 's3'))
  office = await openPostOffice({ login: { user: 'us', pass: 'right' } })
  connection = await createTestDatabase(postgres)
  db = openTestDb(connection)
  await recordBackup(db.orm, { madeAt: new Date(), bytes: 1, rows: 1, files: 1 })
  well = {
    PUBLIC_URL: 'https://oceanberth.example',
    DATABASE_URL: connectionUrl(connection),
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: `smtp://us:right@127.0.0.1:${office.port}`,
    PAYMENT_LINK_URL: 'https://pay.example/one-year',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
    BACKUP_BUCKET: backupBucket,
    BACKUP_KEY: 'a key that nobody guesses',
    ...store.env,
  }
})
afterAll(async () => {
  await db.close()
  await dropTestDatabase(postgres, connection)
  await office.close()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

async function examine(change: Record<string, string> = {}, args: string[] = []) {
  const { code, said, complained } = await runScript('doctor', ['--json', ...args], { ...well, ...change })
  expect(complained).toBe('')
  const { isWell, findings } = JSON.parse(said) as { isWell: boolean; findings: Finding[] }
  expect(code).toBe(isWell ? 0 : 1)
  const tell = (level: Finding['level']) =>
    findings.filter((each) => each.level === level).map(({ about, text }) => `${about}: ${text}`)
  return { isWell, findings, faults: tell('fault'), warnings: tell('warning') }
}

test('a healthy installation has no warning, each part says what was seen, and nothing is left behind', async () => {
  const { isWell, findings } = await examine()
  expect(findings.filter(({ level }) => level !== 'ok')).toEqual([])
  expect(isWell).toBe(true)
  const parts = ['configuration', 'database', 'migrations', 'clock', 'storage', 'disk', 'mail', 'payments', 'backup']
  expect([...new Set(findings.map(({ about }) => about))].sort()).toEqual(parts.sort())
  expect(office.deliveries).toEqual([])
  expect((await readdir(join(folder, 's3', 'pictures'))).filter((name) => name.includes('doctor'))).toEqual([])
  const { code, said } = await runScript('doctor', [], well)
  expect(code).toBe(0)
  expect(said).toMatch(/^ok {7}configuration Version/)
  expect(said).toMatch(/\d+ ok, 0 warnings, 0 faults$/)
  for (const secret of ['right', 'S3RVER', 'whsec_', 'nobody guesses']) expect(said).not.toContain(secret)
})

test('a test letter goes to whom it is asked for', async () => {
  await examine({}, ['--mail', 'captain@oceanberth.example'])
  expect(office.deliveries).toHaveLength(1)
  expect(office.deliveries[0]).toMatchObject({ to: ['captain@oceanberth.example'] })
  expect(await runScript('doctor', ['--mail', 'nobody'], well)).toMatchObject({ code: 2 })
})

test('a bad setting is the only finding', async () => {
  const { isWell, findings } = await examine({ PORT: 'eighty', BACKUP_AT: 'late' })
  expect(isWell).toBe(false)
  expect(findings.map(({ level, text }) => `${level} ${text}`)).toEqual([
    'fault PORT must be a whole number from 0 to 65535',
    'fault BACKUP_AT must be a time of the day such as 03:30, in UTC',
  ])
})

test('every fault is told, with what to do, and one does not hide the others', async () => {
  const { faults, warnings, findings } = await examine({
    DATABASE_URL: 'postgres://app:secret@127.0.0.1:1/app',
    S3_SECRET_ACCESS_KEY: 'wrong',
    SMTP_URL: `smtp://us:wrong@127.0.0.1:${office.port}`,
    STRIPE_WEBHOOK_SECRET: 'sk_live_0123456789',
    PUBLIC_URL: 'http://oceanberth.example',
    RATE_LIMITS: 'off',
  })
  expect(faults).toEqual([
    expect.stringMatching(/^database: Cannot be reached: connect ECONNREFUSED/),
    expect.stringMatching(/^storage: bucket pictures at 127.* cannot be used: the object storage answered 403/),
    expect.stringMatching(/^mail: The mail server did not take the letter \(EAUTH: 535\)/),
    'payments: STRIPE_WEBHOOK_SECRET holds an API key',
    expect.stringMatching(/^backup: bucket backups cannot be read: the object storage answered 403/),
  ])
  expect(warnings).toEqual([expect.stringMatching(/PUBLIC_URL is http/), 'configuration: Rate limits are off'])
  expect(findings.filter(({ level, advice }) => level !== 'ok' && !advice)).toEqual([])
  expect(JSON.stringify(findings)).not.toMatch(/secret@|sk_live|wrong/)
})

test('backups that failed or are old, and a folder that is gone, are faults; none at all is a warning', async () => {
  await recordFailure(db.orm, new Date(), 'The disk is full')
  expect((await examine()).faults).toEqual(['backup: The last one failed: The disk is full'])
  await db.pool.query('delete from backups')
  expect((await examine()).warnings).toEqual(['backup: None was ever made'])
  // Where no place is set, the command has to be told where.
  const byHand = (await examine({ BACKUP_BUCKET: '' })).findings.flatMap(({ about, advice }) =>
    about === 'backup' ? (advice ?? []) : [],
  )
  expect(byHand).toHaveLength(2)
  for (const advice of byHand) expect(advice).toContain('npm run backup -- FILE')
  await recordBackup(db.orm, { madeAt: new Date(Date.now() - 30 * 3_600_000), bytes: 1, rows: 1, files: 1 })
  expect((await examine()).faults).toEqual(['backup: The last one is 30 hours old'])
  const gone = { BACKUP_BUCKET: '', BACKUP_DIR: join(folder, 'gone') }
  expect((await examine(gone)).faults).toEqual(
    expect.arrayContaining([expect.stringMatching(/^disk: BACKUP_DIR names a folder that is not there/)]),
  )
})

test('migrations that are missing are a warning, and those of another version a fault', async () => {
  await db.pool.query(
    `delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  )
  expect((await examine()).warnings).toContainEqual(expect.stringMatching(/^migrations: 1 of \d+ are not applied yet$/))
  await db.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', 99999999999999)`,
  )
  expect((await examine()).faults).toContainEqual(
    expect.stringMatching(/^migrations: The database has \d+ migrations, and/),
  )
})

test('before the first start nothing is made, and a folder that can’t be written is a fault', async () => {
  const nowhere = join(folder, 'nowhere')
  const bare = {
    DATABASE_URL: '',
    S3_ENDPOINT: '',
    S3_BUCKET: '',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
    BACKUP_BUCKET: '',
  }
  const { isWell, warnings } = await examine({ ...bare, DATA_DIR: nowhere })
  expect(isWell).toBe(true)
  expect(warnings).toEqual([
    expect.stringMatching(/^database: There is none in/),
    expect.stringMatching(/^storage: .* is not there yet$/),
    'backup: The application makes none itself',
  ])
  await expect(stat(nowhere)).rejects.toThrow('ENOENT')
  const spoilt = join(folder, 'spoilt')
  await mkdir(spoilt)
  await writeFile(join(spoilt, 'uploads'), 'a file where a folder should be')
  expect((await examine({ ...bare, DATA_DIR: spoilt })).faults).toEqual([
    expect.stringMatching(/^storage: .*cannot be used/),
  ])
})
