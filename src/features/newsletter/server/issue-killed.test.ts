// A thousand readers, six instances, and five of them killed on the way.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { makeLog } from '#platform/log.ts'
import { makeQueue } from '#platform/queue.ts'
import { makeClock } from '#shared/clock.ts'
import { type KilledWorkers, openKilledWorkers } from '#testing/killed-workers.ts'
import { openPostOffice, type PostOffice } from '#testing/post-office.ts'
import type { IssueContent } from '../newsletter.rules.ts'
import { batchQueue } from './issue.service.ts'
import { findIssue } from './issues.store.ts'
import { newsletterIssues } from './newsletter.table.ts'

const postgres = inject('postgres')
const week = '2026-W47'
const readers = 1_000
const kills = 5
/** However little of its processor a machine has. */
const patience = { timeout: 400_000, interval: 10 }
const content: IssueContent = {
  jobs: [
    { id: '00000000-0000-4000-8000-000000000000', title: 'Deck Hand', company: 'Harbour Works', location: 'Brest' },
  ],
  newest: ['00000000-0000-4000-8000-000000000000'],
  article: null,
  topics: [],
}

let workers: KilledWorkers
beforeAll(async () => {
  workers = await openKilledWorkers(postgres, new URL('./newsletter-worker.fixture.ts', import.meta.url))
})
afterAll(() => workers.close())

/** As the desk does it: the row says sending, and the first batch is in the queue. */
async function startIssue(): Promise<void> {
  await workers.db.pool.query(
    `insert into newsletter_subscribers (email, email_key, consent_at, consent_source, created_at)
     select 'r' || n || '@mail.example', 'r' || n || '@mail.example', now(), 'footer', now() from generate_series(1, $1) n`,
    [readers],
  )
  const queue = makeQueue({ connection: workers.connection, log: makeLog('silent'), clock: makeClock() })
  await queue.start()
  const now = new Date()
  await vi.waitFor(
    () =>
      workers.db.orm.transaction(async (tx) => {
        await tx.insert(newsletterIssues).values({ week, status: 'sending', content, createdAt: now, composedAt: now })
        await queue.publish(tx, batchQueue, { week, after: null })
      }),
    patience,
  )
  await queue.stop()
}

/** Once it has had time for some letters of its own. */
async function killInTheMiddle(office: PostOffice, victim: ChildProcess): Promise<void> {
  const enough = office.deliveries.length + 40
  await vi.waitFor(() => expect(office.deliveries.length).toBeGreaterThan(enough), patience)
  victim.kill('SIGKILL')
  await once(victim, 'exit')
  expect(office.deliveries.length).toBeLessThan(readers)
}

test('every reader gets the issue, and at most one letter a kill comes twice', { timeout: 900_000 }, async () => {
  const office = await openPostOffice({ dawdleMs: 8 })
  workers.start(office.url)
  const victims = await workers.startAll(kills, office.url)
  await startIssue()
  for (const victim of victims) await killInTheMiddle(office, victim)
  const reached = () => new Set(office.deliveries.flatMap(({ to }) => to)).size
  await vi.waitFor(() => expect(reached()).toBe(readers), patience)
  const waiting = `select 1 from mail_letters where status <> 'sent' limit 1`
  await vi.waitFor(async () => expect((await workers.db.pool.query(waiting)).rows).toEqual([]), patience)
  expect(office.deliveries.length - readers).toBeLessThanOrEqual(kills)
  expect(await findIssue(workers.db.orm, week)).toMatchObject({ status: 'sent', recipients: readers })
  await office.close()
})
