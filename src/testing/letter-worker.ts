// What a process of its own needs that writes letters until it is killed: its one argument says to which database and server.
import { makeCache } from '#platform/cache.ts'
import { readConfig } from '#platform/config.ts'
import type { Deps } from '#platform/deps.ts'
import { makeLog } from '#platform/log.ts'
import { makeMailer } from '#platform/mail/mailer.ts'
import { makeTransport } from '#platform/mail/transport.ts'
import { openNotices } from '#platform/notices.ts'
import { makeQueue } from '#platform/queue.ts'
import { makeSigningKeys } from '#platform/signing-keys.ts'
import { makeClock } from '#shared/clock.ts'
import { quickQueue } from './mail-timing.ts'
import { openTestDb } from './open-test-db.ts'

export type WorkerDeps = Pick<Deps, 'cache' | 'config' | 'clock' | 'log' | 'db' | 'mailer' | 'queue' | 'keys'>

/** Works on what is defined, and tells whoever started it that it has begun. */
export async function workUntilKilled(define: (deps: WorkerDeps) => void): Promise<void> {
  // A run that ends takes its workers with it.
  process.once('disconnect', () => process.exit(1))
  const { connection, smtpUrl, timing } = JSON.parse(process.argv[2] ?? '{}')
  const log = makeLog('warn')
  const clock = makeClock()
  const db = openTestDb(connection)
  const config = readConfig('test', {}, { SMTP_URL: smtpUrl, MAIL_PER_HOST: '100000' })
  const queue = makeQueue({ connection, log, clock, timing: quickQueue })
  const transport = makeTransport(config.mail, '/nowhere')
  const mailer = makeMailer({ queue, db, transport, log, clock, timing, lettersPerHost: config.mail.lettersPerHost })
  const keys = makeSigningKeys({ db: db.orm, clock })
  const cache = makeCache(openNotices(connection, (line) => log.warn(line)))
  define({ cache, config, clock, log, db, mailer, queue, keys })
  await queue.start()
  process.send?.('ready')
}
