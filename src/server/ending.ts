// How the process ends: told to, after a stop that lets everything finish; or because something failed, saying what.
import type { Log } from '#platform/log.ts'

type Stop = () => Promise<void>

/**
 * Heard from the first moment on: the first process of a container is not ended by a signal that it does not listen to.
 * Answers what to hand the stop to once there is one. A start can be broken off anywhere, as by a kill.
 */
export function stopOnSignals(log: Log): (stop: Stop) => void {
  let stop: Stop | undefined
  let stopping = false
  const begin = () => {
    if (stopping) return
    stopping = true
    log.info('stopping')
    if (!stop) process.exit(0)
    stop().then(
      () => process.exit(0),
      (error) => exitWith([`The stop failed: ${error instanceof Error ? error.message : error}`], log, error),
    )
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
  return (ready) => {
    stop = ready
  }
}

export function exitWith(lines: string[], log: Log, error?: unknown): never {
  if (error !== undefined) log.fatal({ err: error }, 'failed')
  for (const line of lines) console.error(line)
  process.exit(1)
}
