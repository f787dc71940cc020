// Logs an error that comes again and again only now and then, with the number of those kept back.
import type { Log } from './log.ts'

const quietMs = 10_000

export function logNowAndThen(log: Log, sentence: string): (error: unknown) => void {
  let silentUntil = 0
  let keptBack = 0
  return (error) => {
    const now = performance.now()
    if (now < silentUntil) {
      keptBack++
      return
    }
    log.error({ err: error, keptBack }, sentence)
    silentUntil = now + quietMs
    keptBack = 0
  }
}
