// A process whose stop fails, as a full disk or a lost database makes it.
import { makeLog } from '#platform/log.ts'
import { stopOnSignals } from './ending.ts'

const goesOn = setInterval(() => undefined, 1_000)
const stopBy = stopOnSignals(makeLog('info'))
// Told while it is still starting, it has nothing to close.
if (!process.argv.includes('--starting'))
  stopBy(async () => {
    clearInterval(goesOn)
    throw new Error('the outbox could not be closed')
  })
process.kill(process.pid, 'SIGTERM')
