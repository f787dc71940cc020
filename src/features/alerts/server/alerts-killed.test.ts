// Two thousand people with ten thousand searches, four instances, and three of them killed on the way.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { askBoth } from '#features/jobs/server/finding.service.ts'
import { insertJobs } from '#features/jobs/server/jobs.store.ts'
import { tellOfChange } from '#features/jobs/server/listing-changes.service.ts'
import { makeLog } from '#platform/log.ts'
import { makeQueue } from '#platform/queue.ts'
import { makeClock } from '#shared/clock.ts'
import { type KilledWorkers, openKilledWorkers } from '#testing/killed-workers.ts'
import { openPostOffice, type PostOffice } from '#testing/post-office.ts'

const postgres = inject('postgres')
const people = 2_000
const searchesEach = 5
const asking = 400
const kills = 3
/** However little of its processor a machine has. */
const patience = { timeout: 400_000, interval: 20 }

let workers: KilledWorkers
beforeAll(async () => {
  workers = await openKilledWorkers(postgres, new URL('./alerts-worker.fixture.ts', import.meta.url))
})
afterAll(() => workers.close())

/** Everybody asks for something; the first few hundred, twice, for what is posted. */
async function addSearches(): Promise<void> {
  const { pool } = workers.db
  await pool.query(
    `insert into users (username, username_key, email, email_key, password_hash, email_verified, subscription_type,
       subscription_end_date, created_at)
     select 'p' || n, 'p' || n, 'p' || n || '@mail.example', 'p' || n || '@mail.example', 'x', true, 'Annual',
       now() + interval '1 year', now() from generate_series(1, $1) n`,
    [people],
  )
  const [common, rare] = [askBoth({ search: 'turtle' }), askBoth({ search: 'submarine' })]
  const signs = { literals: [], isUnanswerable: false }
  await pool.query(
    `insert into saved_searches (user_id, name, params, cadence, created_at, since, member_words, open_words, asked, words_version)
     select u.id, 'wish ' || s, '{}', 'instant', now() - interval '1 day', now() - interval '1 day',
       (case when substr(u.username, 2)::int <= $1 and s <= 2 then $2 else $3 end)::tsquery, null, $4, $5
     from users u cross join generate_series(1, $6) s`,
    [asking, common.member.words, rare.member.words, { member: signs, open: signs }, common.version, searchesEach],
  )
}

async function post(title: string): Promise<string> {
  const queue = makeQueue({ connection: workers.connection, log: makeLog('silent'), clock: makeClock() })
  await queue.start()
  const facts = {
    company: 'Reef Works',
    location: 'Horta',
    description: '',
    jobUrl: 'https://reef.example/',
    companyLogo: '',
  }
  const rest = { jobType: ['job' as const], displayDays: 30, experienceLevel: '', industrySection: '', featured: false }
  const id = await workers.db.orm.transaction(async (tx) => {
    const [job] = await insertJobs(tx, [{ title, ...facts, ...rest, active: true, createdAt: new Date() }])
    await tellOfChange(queue, tx, job!.id)
    return job!.id
  })
  await queue.stop()
  return id
}

async function killInTheMiddle(office: PostOffice, victim: ChildProcess): Promise<void> {
  const enough = office.deliveries.length + 20
  await vi.waitFor(() => expect(office.deliveries.length).toBeGreaterThan(enough), patience)
  victim.kill('SIGKILL')
  await once(victim, 'exit')
  expect(office.deliveries.length).toBeLessThan(asking)
}

test('everybody who asked is told once, and at most one letter a kill comes twice', { timeout: 900_000 }, async () => {
  await addSearches()
  const office = await openPostOffice({ dawdleMs: 8 })
  workers.start(office.url)
  const victims = await workers.startAll(kills, office.url)
  await post('Turtle Warden')
  for (const victim of victims) await killInTheMiddle(office, victim)
  const reached = () => new Set(office.deliveries.flatMap(({ to }) => to)).size
  await vi.waitFor(() => expect(reached()).toBe(asking), patience)
  const waiting = `select 1 from mail_letters where status <> 'sent' limit 1`
  await vi.waitFor(async () => expect((await workers.db.pool.query(waiting)).rows).toEqual([]), patience)
  expect(office.deliveries.length - asking).toBeLessThanOrEqual(kills)
  const { rows } = await workers.db.pool.query('select count(*)::int as n from told_listings')
  expect(rows).toEqual([{ n: asking }])
  await office.close()
})
