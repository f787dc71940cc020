// A process of its own that matches listings and writes alerts until it is killed: its one argument says where.
import { type ListingChange, listingChangeQueue } from '#features/jobs/server/listing-changes.service.ts'
import { makeCache } from '#platform/cache.ts'
import { readConfig } from '#platform/config.ts'
import { makeLog } from '#platform/log.ts'
import { makeMailer } from '#platform/mail/mailer.ts'
import { makeTransport } from '#platform/mail/transport.ts'
import { openNotices } from '#platform/notices.ts'
import { makeQueue } from '#platform/queue.ts'
import { makeSigningKeys } from '#platform/signing-keys.ts'
import { makeClock } from '#shared/clock.ts'
import { quickQueue } from '#testing/mail-timing.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { instantQueue, sendDueAlerts } from './alert-letters.service.ts'
import { matchListing } from './matching.service.ts'

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
const deps = { cache, config, clock, db, log, mailer, queue, keys }
queue.define<ListingChange>(listingChangeQueue, (change) => matchListing(deps, change))
queue.define(instantQueue, async () => void (await sendDueAlerts(deps)))
await queue.start()
process.send?.('ready')
