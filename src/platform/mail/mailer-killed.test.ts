// A worker that is killed in the middle of its letters, twice.
import { once } from 'node:events'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { makeLog } from '#platform/log.ts'
import { makeQueue } from '#platform/queue.ts'
import { makeClock } from '#shared/clock.ts'
import { type KilledWorkers, openKilledWorkers } from '#testing/killed-workers.ts'
import { killedMail, noLimit } from '#testing/mail-timing.ts'
import { openPostOffice } from '#testing/post-office.ts'
import { mailLetters } from './letters.table.ts'
import { makeMailer } from './mailer.ts'
import { makeTransport } from './transport.ts'

const postgres = inject('postgres')
const letter = { subject: 'The week in the ocean', html: '<p>Hello</p>', text: 'Hello' }
/** However little of its processor a machine has. */
const patience = { timeout: 200_000, interval: 5 }

let workers: KilledWorkers
beforeAll(async () => {
  workers = await openKilledWorkers(postgres, new URL('./mail-worker.fixture.ts', import.meta.url))
})
afterAll(() => workers.close())

/** Posts only: delivering is left to the workers, the first of which also makes the queue. */
async function post(recipients: string[]): Promise<void> {
  const log = makeLog('silent')
  const clock = makeClock()
  const queue = makeQueue({ connection: workers.connection, log, clock })
  const transport = makeTransport({ smtpUrl: undefined, from: 'nobody@oceanberth.example' }, '/nowhere')
  const world = { queue: { ...queue, define: () => undefined }, db: workers.db, transport, log, clock }
  const mailer = makeMailer({ ...world, timing: killedMail, lettersPerHost: noLimit })
  await queue.start()
  const postAll = () =>
    workers.db.orm.transaction(async (tx) => {
      for (const to of recipients) await mailer.post(tx, { key: `weekly:${to}`, to, letter })
    })
  await vi.waitFor(postAll, patience)
  await queue.stop()
}

test('a worker killed twice in the middle loses no letter and repeats at most the one it had in hand', async () => {
  const office = await openPostOffice({ dawdleMs: 15 })
  const recipients = Array.from({ length: 200 }, (_, i) => `reader-${i}@example.org`)
  let worker = workers.start(office.url)
  await post(recipients)
  for (const enough of [25, 70]) {
    await vi.waitFor(() => expect(office.deliveries.length).toBeGreaterThan(enough), patience)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    expect(office.deliveries.length).toBeLessThan(recipients.length)
    worker = workers.start(office.url)
  }
  await vi.waitFor(async () => {
    const rows = await workers.db.orm.select({ status: mailLetters.status }).from(mailLetters)
    expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(recipients.length)
  }, patience)

  const times = new Map<string, number>()
  for (const to of office.deliveries.flatMap((delivery) => delivery.to)) times.set(to, (times.get(to) ?? 0) + 1)
  expect([...times.keys()].toSorted()).toEqual(recipients.toSorted())
  expect(office.deliveries.length - recipients.length).toBeLessThanOrEqual(2)
  await office.close()
}, 600_000)
