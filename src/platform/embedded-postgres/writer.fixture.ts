// A small app for the tests to kill: starts the database in the folder it is given and says each row it has stored.
import { openTestDb } from '#testing/open-test-db.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => undefined })
  const db = openTestDb(postgres.connection)
  let isStopping = false
  process.on('SIGTERM', async () => {
    isStopping = true
    await db.close()
    await postgres.stop()
    process.exit(0)
  })
  say('started')
  await db.pool.query('create table if not exists note (id bigint generated always as identity primary key)')
  while (process.argv[3] === 'write' && !isStopping) {
    const { rows } = await db.pool.query<{ id: string }>('insert into note default values returning id')
    say(`stored ${rows[0]?.id}`)
  }
} catch (error) {
  say(`failed ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
