// METRICS_PORT: measurements on a port of their own, which no visitor reaches.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { countByType } from '#features/jobs/server/listing-counts.store.ts'
import { findLastBackup, findLastFailure } from '#platform/backup/backups.store.ts'
import type { Deps } from '#platform/deps.ts'
import type { Metrics } from '#platform/metrics.ts'
import { countJobs } from '#platform/queue-counts.ts'
import { readVersion } from './version.ts'

export async function serveMetrics(deps: Deps): Promise<{ port: number; close(): Promise<void> } | null> {
  const { metrics, config, log } = deps
  if (!metrics || !config.metrics) return null
  watchAll(metrics, deps)
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      const { contentType, text } = await metrics.read()
      response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text)
    } catch (err) {
      log.warn({ err }, 'measurements could not be read')
      response.writeHead(503).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.metrics!.port, config.metrics!.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  log.info({ port, host: config.metrics.host }, 'measurements can be read at /metrics')
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** While the database is away, what is asked of it has no readings; everything else goes on. */
function watchAll(metrics: Metrics, { db, log, clock }: Deps): void {
  const asked = <T>(read: () => Promise<T[]>) =>
    read().catch((err) => {
      log.warn({ err }, 'a measurement could not be taken')
      return []
    })
  metrics.watch('app_info', 'Which version runs', ['version'], () => [{ labels: { version: readVersion() }, value: 1 }])
  metrics.watch('database_connections', 'Connections of the pool', ['state'], () => [
    { labels: { state: 'idle' }, value: db.pool.idleCount },
    { labels: { state: 'busy' }, value: db.pool.totalCount - db.pool.idleCount },
    { labels: { state: 'waited-for' }, value: db.pool.waitingCount },
  ])
  metrics.watch('queue_jobs', 'Work behind the pages', ['queue', 'state'], () =>
    asked(async () => {
      const counts = await countJobs(db.orm)
      return counts.flatMap(({ name: queue, ...states }) =>
        Object.entries(states).map(([state, value]) => ({ labels: { queue, state }, value })),
      )
    }),
  )
  metrics.watch('listings_live', 'Listings on the board', [], () =>
    asked(async () => [{ value: (await countByType(db.orm, clock.now())).totalJobs }]),
  )
  metrics.watch('backup_age_seconds', 'Since the last backup', [], () =>
    asked(async () => {
      const last = await findLastBackup(db.orm)
      return last ? [{ value: (clock.now().getTime() - last.madeAt.getTime()) / 1_000 }] : []
    }),
  )
  metrics.watch('backup_bytes', 'Size of the last backup', [], () =>
    asked(async () => {
      const last = await findLastBackup(db.orm)
      return last ? [{ value: last.bytes }] : []
    }),
  )
  metrics.watch('backup_failed', '1 when the last backup failed', [], () =>
    asked(async () => [{ value: (await findLastFailure(db.orm)) ? 1 : 0 }]),
  )
}
