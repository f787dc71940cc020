// Six entries in the logbook of the demo's member, one of a listing that has gone.
import { desc } from 'drizzle-orm'
import { demoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { findCredentials } from '#features/accounts/server/accounts.store.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Stage } from '../logbook.rules.ts'
import { copyOf, countEntries, insertEntry } from './logbook.store.ts'

const dayMs = 86_400_000

/** Days are counted from today; the place is that in the list of the newest. */
type Planned = { at: number; stage: Stage; applied?: number; next?: number; note?: string }

const entries: Planned[] = [
  { at: 3, stage: 'interested', next: 4, note: 'Ask Ana whether the station has **family housing**.' },
  { at: 9, stage: 'applied', applied: -2 },
  {
    at: 14,
    stage: 'applied',
    applied: -12,
    next: 2,
    note: 'Write to them if nothing has come:\n\n- letter\n- second referee',
  },
  {
    at: 22,
    stage: 'interview',
    applied: -20,
    next: 3,
    note: 'Video call, 10:00 their time. Read the *monitoring plan* first.',
  },
  { at: 31, stage: 'no', applied: -41 },
]

const gone = {
  jobId: '0d3b9c1e-5a52-4f0e-9a53-7c8f1f6f2d11',
  copy: {
    title: 'Seagrass Survey Diver',
    company: 'Meadow Watch (example)',
    location: 'Menorca, Spain',
    jobUrl: null,
    closesOn: null,
  },
}

export async function addDemoLogbook({ clock }: Deps, tx: Sql): Promise<void> {
  const member = await findCredentials(tx, { email: demoAccounts[1].email })
  if (!member || (await countEntries(tx, member.user.id)) > 0) return
  const now = clock.now()
  const day = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  const newest = await tx.select({ id: jobs.id }).from(jobs).orderBy(desc(jobs.createdAt), desc(jobs.id)).limit(40)
  for (const { at, stage, applied, next, note = null } of entries) {
    const jobId = newest[at]?.id
    const copy = jobId ? await copyOf(tx, jobId) : null
    if (!jobId || !copy) continue
    const entry = { stage, appliedOn: day(applied), nextOn: day(next), note, ...copy }
    await insertEntry(tx, { userId: member.user.id, jobId }, entry, now)
  }
  const entry = {
    stage: 'declined',
    appliedOn: day(-60),
    nextOn: null,
    note: 'Too short a season.',
    ...gone.copy,
  } as const
  await insertEntry(tx, { userId: member.user.id, jobId: gone.jobId }, entry, now)
}
