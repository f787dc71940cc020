// The weekly issue: how many letters a second are composed into the queue, and sent to a mail server on this machine.
import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '#platform/db.ts'
import { cpuSpent, findChildren, readCpuTimes } from './cpu.ts'
import type { BenchDatabase } from './database.ts'
import { jobData } from './loaders/job-data.ts'
import { registerAdmin } from './member.ts'
import { startPostOffice } from './processes.ts'
import type { LettersResult } from './results.ts'
import { startServer } from './server.ts'

export const lettersCase = 'letters of an issue'

/** A starved machine sends seven letters a second. */
const patienceMsPerLetter = 150

/** As a real list is: ten readers a host, so that no host's share of a minute is used up. */
const addReaders = `
  insert into newsletter_subscribers (email, email_key, consent_at, consent_source, confirmed_at, created_at)
  select address, address, now(), 'footer', now(), now()
  from (select 'reader' || n || '@host' || n / 10 || '.example' as address from generate_series(1, $1::int) n) as made`

export async function measureLetters(database: BenchDatabase, readers: number): Promise<LettersResult> {
  const office = await startPostOffice()
  const server = await startServer(database, { env: { SMTP_URL: office.url } })
  const db = openDb(database.url, { statementMs: 0 })
  try {
    const { rows } = await db.pool.query('select 1 from jobs limit 1')
    if (rows.length === 0) await jobData.load(db, 0, 100)
    // On a Monday the cases before have sent the week's issue by themselves: there must be something newer.
    await db.pool.query('update jobs set created_at = now() where id in (select id from jobs limit 20)')
    await db.pool.query(addReaders, [readers])
    const pids = [server.pid, ...findChildren(process.pid, 'postgres')]
    const { token } = await registerAdmin(server.url, db)
    const before = readCpuTimes(pids)
    const startedAt = performance.now()
    await sendIssue(server.url, token)
    const secondsUntil = async (question: string) => {
      while ((await db.pool.query(question)).rows.length > 0) {
        if (performance.now() - startedAt > readers * patienceMsPerLetter)
          throw new Error('The letters were not sent in time')
        await wait(100)
      }
      return (performance.now() - startedAt) / 1_000
    }
    const composed = await secondsUntil(`select 1 from newsletter_issues where status = 'sending'`)
    const sent = await secondsUntil(`select 1 from mail_letters where status <> 'sent' limit 1`)
    const after = readCpuTimes(pids)
    return {
      letters: readers,
      composedPerSecond: readers / composed,
      sentPerSecond: readers / sent,
      cpuMs: before && after ? cpuSpent(before, after) / readers : null,
    }
  } finally {
    await db.close()
    await server.stop()
    office.stop()
  }
}

async function sendIssue(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/admin/newsletter/send`, { method: 'POST', headers })
  if (response.status !== 202) throw new Error(`Sending answered ${response.status}: ${await response.text()}`)
}
