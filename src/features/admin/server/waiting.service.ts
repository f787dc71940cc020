// Counts what needs a person: each part asks whoever knows.
import { countOverdue } from '#features/accounts/server/data-requests.service.ts'
import { countHeldPosts } from '#features/forum/server/held-posts.store.ts'
import { countOpenReports } from '#features/forum/server/reports.store.ts'
import { countToDecide } from '#features/guardian/server/links.store.ts'
import { countFedDrafts } from '#features/jobs/server/drafts.store.ts'
import { countPayments } from '#features/membership/server/revenue.store.ts'
import { findLastBackup, findLastFailure } from '#platform/backup/backups.store.ts'
import type { Config } from '#platform/config.ts'
import type { Deps } from '#platform/deps.ts'
import { countLetters } from '#platform/mail/letters.store.ts'
import { isBackupDue, isNearlyFull } from '../health.rules.ts'
import type { Waiting } from '../waiting.schema.ts'
import { readFreeSpace } from './health.service.ts'
import { firstAccountAt } from './people.store.ts'

export async function readWaiting(deps: Deps): Promise<Waiting> {
  const { db, clock, config } = deps
  const now = clock.now()
  const [payments, reported, held, links, drafts, requests, { undelivered: letters }, freeBytes, isBackupWanted] =
    await Promise.all([
      countPayments(db.orm, { status: 'unmatched', page: 1 }),
      countOpenReports(db.orm),
      countHeldPosts(db.orm),
      countToDecide(db.orm, now),
      countFedDrafts(db.orm),
      countOverdue(deps),
      countLetters(db.orm, now),
      readFreeSpace(config.dataDir),
      wantsBackup(deps, now),
    ])
  const counts = {
    payments,
    reports: reported + held,
    links,
    drafts,
    requests,
    letters,
    disk: isNearlyFull(freeBytes) ? 1 : 0,
    backup: isBackupWanted ? 1 : 0,
    settings: countMissing(config),
  }
  return { ...counts, total: Object.values(counts).reduce((sum, each) => sum + each, 0) }
}

/** A site of a few days has nothing to lose yet. */
async function wantsBackup({ db, config }: Deps, now: Date): Promise<boolean> {
  const [last, first, failed] = await Promise.all([
    findLastBackup(db.orm),
    firstAccountAt(db.orm),
    findLastFailure(db.orm),
  ])
  const since = last?.madeAt ?? first ?? now
  return isBackupDue({ since, now, isOwn: config.backup.place !== undefined, hasFailed: failed !== null })
}

/** Without them nobody can pay, or no letter leaves the house. */
function countMissing(config: Config): number {
  if (config.mode !== 'production') return 0
  return [config.payment.linkUrl, config.mail.smtpUrl].filter((setting) => setting === undefined).length
}
