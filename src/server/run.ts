// Starts the application in one of its modes, and stops it when it is told to.
import { ensureFirstAdmin } from '#features/accounts/server/first-admin.ts'
import { ensureTowns } from '#features/places/server/gazetteer.service.ts'
import { whyNotUsable } from '#platform/backup/backup-folder.ts'
import { type Config, ConfigError, type Mode, readConfig } from '#platform/config.ts'
import type { Connection, DbTiming } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { type Log, makeLog } from '#platform/log.ts'
import { makeApp } from './app.ts'
import { beginBackgroundWork, defineBackgroundWork } from './background.ts'
import { ensureBuild, loadBuild } from './build.ts'
import { exitWith, stopOnSignals } from './ending.ts'
import { type HttpServer, listen, type ServeFile } from './http-server.ts'
import { serveMetrics } from './metrics-server.ts'
import { openServices } from './services.ts'
import type { SiteFiles } from './site.ts'
import { explainFailure } from './start-failure.ts'
import { sayWhatIsUsed } from './start-report.ts'

export type RunOptions = {
  /** Before anything in the database is changed: throws when it must not be. */
  guard?: (connection: Connection) => Promise<void>
  /** Between the database and the first request: demo data, for instance. */
  prepare?: (deps: Deps) => Promise<void>
  onReady?: (config: Config) => void
  defaults?: Record<string, string>
  /** For journeys on a busy machine: the database is waited for, and its silence is nobody's concern. */
  dbTiming?: DbTiming
}

export async function run(mode: Mode, options: RunOptions = {}): Promise<void> {
  const config = await configOrExit(mode, options.defaults)
  const log = makeLog(config.logLevel)
  sayLoudly(config, log)
  const stopBy = stopOnSignals(log)
  try {
    stopBy(await start(config, log, options))
  } catch (error) {
    // Who tries the site out reads the line; who runs it finds the whole error in the log.
    exitWith(explainFailure(error, config), log, config.mode === 'production' ? error : undefined)
  }
}

async function start(config: Config, log: Log, options: RunOptions): Promise<() => Promise<void>> {
  const { guard, dbTiming } = options
  const [services, pages] = await Promise.all([
    openServices(config, { log, watchesDatabase: !dbTiming, dbTiming, guard }),
    openPages(config, log),
  ])
  const { deps, close, databaseEnded } = services
  let server: HttpServer | undefined
  let measuring: { close(): Promise<void> } | null = null
  let used: Awaited<ReturnType<typeof sayWhatIsUsed>>
  let isStopping = false
  const stop = async () => {
    isStopping = true
    await server?.stop()
    await measuring?.close()
    await pages.close?.()
    await close()
  }
  try {
    await ensureTowns(deps)
    await ensureFirstAdmin(deps)
    await options.prepare?.(deps)
    // Asked before there is work: what waits after a kill may keep every connection busy, and no line of the log is worth a start.
    used = await sayWhatIsUsed(deps)
    const app = makeApp(deps, pages.files)
    defineBackgroundWork(deps)
    await deps.queue.start()
    await beginBackgroundWork(deps)
    server = await listen(deps, app, pages.serveFile)
    measuring = await serveMetrics(deps)
  } catch (error) {
    await server?.stop()
    await close()
    throw error
  }
  void databaseEnded.then(() => {
    if (!isStopping) exitWith(['The embedded database ended unexpectedly'], log)
  })
  log.info({ url: config.publicUrl, port: server.port, mode: config.mode, ...used }, 'ready')
  options.onReady?.(config)
  return stop
}

type Pages = { files: SiteFiles; serveFile?: ServeFile; close?(): Promise<void> }

async function openPages(config: Config, log: Log): Promise<Pages> {
  if (config.mode === 'development') return (await import('./dev-pages.ts')).startDevPages()
  await ensureBuild((line) => (config.mode === 'demo' ? process.stdout.write(`${line}\n`) : log.info(line)))
  return { files: await loadBuild(config.isHttps) }
}

async function configOrExit(mode: Mode, defaults: Record<string, string> = {}): Promise<Config> {
  try {
    const config = readConfig(mode, defaults)
    await refuseUnusablePlace(config)
    return config
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const line of error.lines) console.error(`Configuration: ${line}`)
    process.exit(1)
  }
}

/** In the night nobody would see it. */
async function refuseUnusablePlace({ backup: { place } }: Config): Promise<void> {
  const reason = place && 'folder' in place ? await whyNotUsable(place.folder) : null
  if (reason) throw new ConfigError([reason])
}

function sayLoudly(config: Config, log: Log): void {
  if (!config.rateLimits) log.warn('RATE LIMITS ARE OFF: for load tests only')
  const testHosts = [...config.outboundTestHosts.keys()].join(', ')
  if (testHosts) log.warn(`PAGES OF ${testHosts} ARE FETCHED FROM ELSEWHERE: for tests only`)
  if (config.clockOffsetMs !== 0) log.warn(`THE CLOCK IS SHIFTED by ${config.clockOffsetMs / 1000} s: for tests only`)
}
