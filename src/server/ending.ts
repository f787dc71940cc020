// How the process ends: told to, after a stop that lets everything finish; or because something failed, saying what.
import type { Log } from '#platform/log.ts'

export function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let stopping = false
  const begin = () => {
    if (stopping) return
    stopping = true
    log.info('stopping')
    stop().then(
      () => process.exit(0),
      (error) => exitWith([`The stop failed: ${error instanceof Error ? error.message : error}`], log, error),
    )
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
}

export function exitWith(lines: string[], log: Log, error?: unknown): never {
  if (error !== undefined) log.fatal({ err: error }, 'failed')
  for (const line of lines) console.error(line)
  process.exit(1)
}
