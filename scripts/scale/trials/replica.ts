// Lists come from the replica while it keeps up; when it lags or is gone, from the primary, and nobody notices.
import { setTimeout as wait } from 'node:timers/promises'
import { aMemberOf, until } from '../../chaos/application.ts'
import { type Check, check, seconds } from '../../chaos/fault.ts'
import { sendVisitors, slowest, tally } from '../../chaos/visitors.ts'
import type { Fleet } from '../fleet.ts'
import { query } from '../postgres.ts'

/** PostgreSQL tells what an idle connection did at most ten seconds later. */
const figuresAreOldMs = 11_000

type Reads = { reads: number }

/** Rows that listings touched, on whichever server. */
async function listReads(url: string): Promise<number> {
  const [row] = await query<Reads>(
    url,
    `select coalesce(idx_tup_fetch, 0)::float8 + coalesce(seq_tup_read, 0)::float8 as reads from pg_stat_user_tables where relname = 'jobs'`,
  )
  return row?.reads ?? 0
}

export async function tryReplica({ url, primary, replica, db }: Fleet): Promise<Check[]> {
  const { token } = await aMemberOf(url, db)
  const headers = { authorization: `Bearer ${token}` }
  // Each word is in one listing at most, and none is asked for twice.
  let number = 10_000
  const search = () => ({ path: `/api/jobs?search=berth${++number}`, headers })
  const readHow = async (ms: number) => {
    await wait(figuresAreOldMs)
    const before = [await listReads(primary.url), await listReads(replica.url)]
    const crowd = sendVisitors(url, 6, search)
    await wait(ms)
    const seen = await crowd.stop()
    await wait(figuresAreOldMs)
    const after = [await listReads(primary.url), await listReads(replica.url).catch(() => before[1]!)]
    return { seen, primary: after[0]! - before[0]!, replica: after[1]! - before[1]! }
  }
  const usual = await readHow(5_000)
  await query(replica.url, 'select pg_wal_replay_pause()')
  await query(
    primary.url,
    'select pg_switch_wal(); create table if not exists lag_mark (n int); insert into lag_mark values (1)',
  )
  await wait(4_000)
  const late = await readHow(3_000)
  // What it catches up with may end the very query that asked for it.
  await query(replica.url, 'select pg_wal_replay_resume()').catch((error) => {
    if (error.code !== '40001') throw error
  })
  const crowd = sendVisitors(url, 6, search)
  await wait(1_000)
  await replica.stop()
  await wait(4_000)
  await replica.start()
  const backMs = await until(async () =>
    query(replica.url, 'select 1').then(
      () => true,
      () => false,
    ),
  )
  const away = await crowd.stop()
  await query(primary.url, 'drop table if exists lag_mark')
  const failed = away.filter(({ status }) => status !== 200)
  return [
    check(
      'lists are read from the replica',
      usual.replica > 10 * usual.primary && usual.replica > 100,
      `${Math.round(usual.replica)} rows there, ${Math.round(usual.primary)} at the primary`,
    ),
    check(
      'not while it lags',
      late.replica === 0 && late.primary > 100,
      `${Math.round(late.replica)} rows there, ${Math.round(late.primary)} at the primary`,
    ),
    check(
      'nobody notices when it stops',
      failed.length === 0,
      `${failed.length} of ${away.length} failed (${tally(failed)}); the slowest took ${seconds(slowest(away))}; back after ${seconds(backMs)}`,
    ),
  ]
}
