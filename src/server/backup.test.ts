// The commands npm run backup and npm run restore, on the whole application: every table, every picture.
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listFiles } from '#features/uploads/server/uploads.service.ts'
import { copyOut } from '#platform/backup/copy.ts'
import { copyOutOf, listTables } from '#platform/backup/tables.ts'
import { type ConnectionFields, clientConfig, connectionUrl } from '#platform/db.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { insertLetter } from '#platform/mail/letters.store.ts'
import { makeS3Storage } from '#platform/storage/s3-storage.ts'
import { fillTables } from '#testing/fill-tables.ts'
import { anUpload, aPicture } from '#testing/jobs.ts'
import { type ObjectStore, openObjectStore } from '#testing/object-store.ts'
import { aFreeMember } from '#testing/people.ts'
import { runScript } from '#testing/run-script.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import { makeTestFolder } from '#testing/test-folder.ts'
import { loadDemoData } from './demo-data.ts'

const postgres = inject('postgres')
let app: TestApi
let folder: string
let file: string
let source: ConnectionFields
let target: ConnectionFields
let store: ObjectStore

const run = (command: 'backup' | 'restore', args: string[], env: Record<string, string>) =>
  runScript(command, args, env)

/** Every row of every table, as PostgreSQL writes them out; sorted, as their order means nothing. */
async function contentOf(database: ConnectionFields): Promise<Record<string, string[]>> {
  const client = new pg.Client(clientConfig(database))
  await client.connect()
  try {
    const content: Record<string, string[]> = {}
    for (const table of await listTables(client)) {
      const blocks: Buffer[] = []
      for await (const block of copyOut(client, copyOutOf(table))) blocks.push(block)
      content[table.name] = Buffer.concat(blocks).toString().split('\n').filter(Boolean).sort()
    }
    return content
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  folder = await makeTestFolder()
  file = join(folder, 'site.backup')
  store = await openObjectStore(join(folder, 's3'))
  app = await startApi()
  source = {
    ...postgres.app,
    database: (await app.deps.db.pool.query('select current_database()')).rows[0].current_database,
  }
  target = await createTestDatabase(postgres, 'template1')
  await loadDemoData(app.deps)
  const member = await aFreeMember(app)
  await anUpload(app, member, await aPicture('#aa3300', 900))
  // A ticket that is never used.
  await app.as(member)('POST', '/api/objects/upload')
})
afterAll(async () => {
  await app.stop()
  await dropTestDatabase(postgres, target)
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

test('every row of every table and every byte of every picture go from disk and back into S3', {
  timeout: 90_000,
}, async () => {
  // What is due every five minutes would come between one reading and the next.
  await app.deps.queue.stop()
  const soon = new Date(Date.now() + 60_000)
  const waiting = { key: 'welcome:1', recipient: 'a@mail.example', subject: 'Welcome', html: '', text: '' }
  await insertLetter(app.deps.db.orm, { ...waiting, createdAt: soon, giveUpAt: soon })
  const names = await fillTables(app.deps.db.orm)
  const before = await contentOf(source)
  expect(Object.keys(before).sort()).toEqual(names)
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])

  const made = await run('backup', [file], { DATABASE_URL: connectionUrl(source), DATA_DIR: app.deps.config.dataDir })
  expect(made).toMatchObject({ code: 0, complained: '' })
  expect(made.said).toMatch(/^Backed up to .*: \d+ tables, [\d,]+ rows, \d+ files, [\d,]+ kB$/)

  const elsewhere = { DATABASE_URL: connectionUrl(target), DATA_DIR: join(folder, 'elsewhere'), ...store.env }
  const restored = await run('restore', [file], elsewhere)
  expect(restored).toMatchObject({ code: 0, complained: '' })
  const after = await contentOf(target)
  const { mail_letters: lettersBefore, ...others } = before
  const { mail_letters: lettersAfter, ...othersAfter } = after
  // Nobody is signed in, and no link or ticket of then works again; links that unsubscribe do, by their key.
  const objects = others.objects!.filter((row) => !/\t(waiting|receiving)\t/.test(row))
  expect(others.objects!.length).toBeGreaterThan(objects.length)
  // The gazetteer is no part of it: the next start fills it.
  const ours = { sessions: [], account_links: [], sign_in_challenges: [], towns: [], town_loads: [] }
  expect(othersAfter).toEqual({ ...others, objects, ...ours })
  expect(othersAfter.signing_keys!.length).toBeGreaterThan(0)
  // A letter that was waiting then waits for an admin now: whether it was sent since, nobody knows.
  const asHeld = (row: string) =>
    row.replace(/\t(queued|sending)\t(\d+)\t[^\t]*\t/, '\tdead\t$2\tWaiting when the backup was made\t')
  expect(lettersBefore!.filter((row) => asHeld(row) !== row)).not.toEqual([])
  expect(lettersAfter).toEqual(lettersBefore!.map(asHeld).sort())

  const pictures = makeS3Storage(store.settings)
  let seen = 0
  for await (const { key } of listFiles(app.deps.db.orm)) {
    expect((await pictures.get(key))?.equals((await app.deps.storage.get(key))!)).toBe(true)
    seen += 1
  }
  expect(seen).toBeGreaterThan(20)
})

test('a damaged file is refused with one line, and nothing is touched or made', async () => {
  const whole = await readFile(file)
  const broken = join(folder, 'broken.backup')
  whole[whole.length >> 1]! ^= 1
  await writeFile(broken, whole)
  const before = await contentOf(target)
  const refused = await run('restore', [broken, '--replace'], { DATABASE_URL: connectionUrl(target) })
  expect(refused).toEqual({ code: 1, said: '', complained: expect.stringMatching(/^.*damaged or incomplete.*$/) })
  expect(await contentOf(target)).toEqual(before)
  const untouched = join(folder, 'untouched')
  expect(await run('restore', [broken], { DATA_DIR: untouched })).toMatchObject({ code: 1 })
  await expect(stat(untouched)).rejects.toThrow('ENOENT')
  expect(await run('restore', [file, '--check'], {})).toMatchObject({
    code: 0,
    said: expect.stringContaining('is whole'),
  })
  expect(await run('restore', [], {})).toMatchObject({ code: 2, complained: expect.stringContaining('Usage:') })
})

test.each(['--help', '--list'])('npm run backup -- %s makes no file of that name', async (asked) => {
  const made = await run('backup', [asked], { DATABASE_URL: connectionUrl(source) })
  const leftBehind = await rm(asked).then(
    () => true,
    () => false,
  )
  expect(made).toEqual({ code: 2, said: '', complained: expect.stringContaining('Usage:') })
  expect(leftBehind).toBe(false)
})

test('with the embedded database a backup is made beside the app, and restoring waits until it has stopped', {
  timeout: 90_000,
}, async () => {
  const env = { DATA_DIR: join(folder, 'embedded') }
  expect(await run('restore', [file], env)).toMatchObject({ code: 0, complained: '' })
  const again = join(folder, 'again.backup')
  expect(await run('backup', [again], env)).toMatchObject({ code: 0, complained: '' })
  // Holds the folder as the application does.
  const server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: () => undefined })
  try {
    expect((await contentOf(server.connection)).backups).toHaveLength(2)
    expect(await run('backup', [again], env)).toMatchObject({ code: 0, complained: '' })
    expect((await contentOf(server.connection)).backups).toHaveLength(3)
    expect(await run('restore', [again, '--replace'], env)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/^Another Ocean Berth .* is using/),
    })
  } finally {
    await server.stop()
  }
})
