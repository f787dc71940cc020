// Is the process alive, and can it serve? For load balancers and people on call.
import type { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import type { Deps } from '#platform/deps.ts'
import { areMigrationsApplied } from '#platform/migrations.ts'
import { migrationsDir } from './paths.ts'
import { readVersion } from './version.ts'

export function mountHealth(site: Hono<AppEnv>, { db }: Deps): void {
  const version = readVersion()
  site.get('/healthz', (c) => c.json({ status: 'ok', version }))
  site.get('/readyz', async (c) => {
    const isReady = await areMigrationsApplied(db, migrationsDir)
    return isReady ? c.json({ status: 'ok' }) : c.json({ error: 'Migrations are missing', code: 'not_ready' }, 503)
  })
}
