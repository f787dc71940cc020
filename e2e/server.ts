// The site that browser tests visit: the demo on a fresh folder, without limits.
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { loadDemoData } from '../src/server/demo-data.ts'
import { run } from '../src/server/run.ts'
import { unhurried } from '../src/testing/open-test-db.ts'
import { fixtureHosts, openFixtureWeb } from './fixture-web.ts'
import { siteFolder, sitePort } from './site-place.ts'

const folder = siteFolder
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
mkdirSync(folder)
// PostgreSQL runs as another user when the tests run as root.
chmodSync(folder, 0o755)
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

await openFixtureWeb()
await run('demo', {
  defaults: {
    PORT: sitePort,
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    LINK_GUARDIAN: 'off',
    OUTBOUND_TEST_HOSTS: fixtureHosts,
  },
  prepare: loadDemoData,
  dbTiming: unhurried,
})
