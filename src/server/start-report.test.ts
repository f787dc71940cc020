// What the start's log says: what the application stands on, and nothing secret.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { sayWhatIsUsed } from './start-report.ts'
import { readVersion } from './version.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

test('the start names version, database, storage, mail and migrations', async () => {
  const said = await sayWhatIsUsed(app.deps)
  expect(said).toMatchObject({ version: readVersion(), database: 'embedded', storage: 'folder', mail: 'outbox folder' })
  expect(said.migrations).toBeGreaterThan(30)
})

test('hosts are told without who connects and by which password', async () => {
  const config = {
    ...app.deps.config,
    databaseUrl: 'postgres://captain:sesame@db.example:5432/berth',
    mail: { ...app.deps.config.mail, smtpUrl: 'smtp://captain:sesame@mail.example:587' },
  }
  const said = await sayWhatIsUsed({ ...app.deps, config })
  expect(said).toMatchObject({ database: 'db.example:5432', mail: 'mail.example:587' })
  expect(JSON.stringify(said)).not.toMatch(/captain|sesame/)
})
