// A process of its own that delivers letters until it is killed: its one argument says to which database and server.
import { makeLog } from '#platform/log.ts'
import { makeQueue } from '#platform/queue.ts'
import { makeClock } from '#shared/clock.ts'
import { quickQueue } from '#testing/mail-timing.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { makeMailer } from './mailer.ts'
import { makeTransport } from './transport.ts'

// A run that ends takes its workers with it.
process.once('disconnect', () => process.exit(1))

const { connection, smtpUrl, timing } = JSON.parse(process.argv[2] ?? '{}')
const log = makeLog('warn')
const clock = makeClock()
const queue = makeQueue({ connection, log, clock, timing: quickQueue })
const transport = makeTransport({ smtpUrl, from: 'Ocean Berth <hello@oceanberth.example>' }, '/nowhere')
makeMailer({ queue, db: openTestDb(connection), transport, log, clock, timing, lettersPerHost: 100_000 })
await queue.start()
