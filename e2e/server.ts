// The site that browser tests visit: the demo on a fresh folder, without limits.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoData } from '../src/server/demo-data.ts'
import { run } from '../src/server/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ocean-berth-e2e-'))
// PostgreSQL runs as another user when the tests run as root.
chmodSync(folder, 0o755)
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

await run('demo', {
  defaults: { PORT: process.env.E2E_PORT ?? '3977', DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
  prepare: loadDemoData,
})
