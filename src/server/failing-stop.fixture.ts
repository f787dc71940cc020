// A process whose stop fails, as a full disk or a lost database makes it.
import { makeLog } from '#platform/log.ts'
import { stopOnSignals } from './ending.ts'

const goesOn = setInterval(() => undefined, 1_000)
stopOnSignals(async () => {
  clearInterval(goesOn)
  throw new Error('the outbox could not be closed')
}, makeLog('info'))
process.kill(process.pid, 'SIGTERM')
