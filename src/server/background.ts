// Work behind the pages: what the queue runs, and what is tidied up at the start and every hour.
import { forgetOldLinks } from '#features/accounts/server/account-links.store.ts'
import { forgetOldChallenges } from '#features/accounts/server/challenges.store.ts'
import { forgetOldRequests } from '#features/accounts/server/data-requests.service.ts'
import { forgetFormerAddresses } from '#features/accounts/server/former-addresses.service.ts'
import { mailResetLink, type ResetRequest, resetQueue } from '#features/accounts/server/reset.service.ts'
import { forgetOldSessions } from '#features/accounts/server/sessions.store.ts'
import { forgetOldPlaces } from '#features/accounts/server/sign-in-places.store.ts'
import { forgetOverSuspensions } from '#features/accounts/server/suspensions.store.ts'
import { recordWork } from '#features/admin/server/audit.store.ts'
import {
  tellAdminsInTheMorning,
  waitingLetterCron,
  waitingLetterQueue,
} from '#features/admin/server/waiting-letter.service.ts'
import { alertCron, instantQueue, sendDueAlerts } from '#features/alerts/server/alert-letters.service.ts'
import { matchListing } from '#features/alerts/server/matching.service.ts'
import { followMerged, renewSavedWords } from '#features/alerts/server/saved-searches.service.ts'
import { forgetOldFinds } from '#features/alerts/server/saved-searches.store.ts'
import { forgetOldAnalytics } from '#features/analytics/server/collected.store.ts'
import { digestCron, digestQueue, sendMorningDigests, tidyForum } from '#features/forum/server/digest.service.ts'
import { forgetOldHosts } from '#features/guardian/server/hosts.store.ts'
import { guardianCron, guardianQueue, lookAround } from '#features/guardian/server/looking.service.ts'
import { feedCron, feedQueue, lookAtFeeds } from '#features/imports/server/watching.service.ts'
import { forgetOldEmptySearches } from '#features/jobs/server/empty-searches.store.ts'
import {
  type ListingChange,
  listingChangeQueue,
  type Merge,
  mergeQueue,
} from '#features/jobs/server/listing-changes.service.ts'
import { joinCounts } from '#features/jobs/server/listing-counts.store.ts'
import { readAnew } from '#features/jobs/server/listing-facts.service.ts'
import { publishCron, publishDue, publishQueue } from '#features/jobs/server/publishing.service.ts'
import { renewalQueue, renewSearch } from '#features/jobs/server/search-renewal.service.ts'
import { countBroadWords, tallyQueue } from '#features/jobs/server/tallies.service.ts'
import { closingCron, closingQueue, sendClosingReminders } from '#features/logbook/server/closing-reminders.service.ts'
import { postReminders } from '#features/membership/server/membership-letters.service.ts'
import {
  type Batch,
  batchQueue,
  issueCron,
  issueQueue,
  sendBatch,
  sendDueIssue,
} from '#features/newsletter/server/issue.service.ts'
import { onlyToReachable, onlyToThoseWhoWantReminders } from '#features/newsletter/server/reminders.service.ts'
import { removeUnusedObjects } from '#features/uploads/server/uploads.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { forgetOverWindows } from '#platform/rate-counters.ts'
import { accountParts } from './account-parts.ts'
import { newestArticle } from './newest-article.ts'
import { defineOwnBackups } from './own-backups.ts'

const tidyQueue = 'tidy-up'
/** For what goes through everybody: a run that is taken back too soon goes on beside the next one, and counts as failed in the end. */
const unhurried = { timeoutSeconds: 3_600 }

/** Before the queue starts. */
export function defineBackgroundWork(deps: Deps): void {
  const { queue, config } = deps
  queue.define<ResetRequest>(resetQueue, (request, { id }) => mailResetLink(deps, request, id))
  queue.define(
    digestQueue,
    async () => void (await sendMorningDigests({ ...deps, mailer: onlyToReachable(deps) })),
    unhurried,
  )
  queue.schedule(digestQueue, digestCron, config.timeZone)
  queue.define(issueQueue, () => sendDueIssue(deps, newestArticle))
  queue.schedule(issueQueue, issueCron, config.timeZone)
  queue.define<Batch>(batchQueue, (batch) => sendBatch(deps, batch))
  queue.define(renewalQueue, () => renewReadings(deps), { timeoutSeconds: 1_800 })
  queue.define(tallyQueue, () => countBroadWords(deps), { timeoutSeconds: 1_800 })
  queue.schedule(tallyQueue, '41 * * * *', config.timeZone)
  queue.define<ListingChange>(listingChangeQueue, (change) => matchListing(deps, change))
  queue.define<Merge>(mergeQueue, (merge) => followMerged(deps, merge))
  queue.define(
    instantQueue,
    async () => void (await sendDueAlerts({ ...deps, mailer: onlyToReachable(deps) })),
    unhurried,
  )
  queue.schedule(instantQueue, alertCron, config.timeZone)
  queue.define(
    closingQueue,
    async () => void (await sendClosingReminders({ ...deps, mailer: onlyToReachable(deps) })),
    unhurried,
  )
  queue.schedule(closingQueue, closingCron, config.timeZone)
  queue.define(publishQueue, async () => void (await publishDue(deps)))
  queue.schedule(publishQueue, publishCron, config.timeZone)
  // Rounds that come again anyway; tried again all the same, or each that a kill broke off would count as given up.
  queue.define(guardianQueue, () => guard(deps), { timeoutSeconds: 300, retryLimit: 3 })
  queue.schedule(guardianQueue, guardianCron, config.timeZone)
  queue.define(feedQueue, async () => void (await lookAtFeeds(deps)), { timeoutSeconds: 300, retryLimit: 3 })
  queue.schedule(feedQueue, feedCron, config.timeZone)
  queue.define(waitingLetterQueue, async () => void (await tellAdminsInTheMorning(deps)))
  queue.schedule(waitingLetterQueue, waitingLetterCron, config.timeZone)
  queue.define(tidyQueue, () => tidyUp(deps), unhurried)
  queue.schedule(tidyQueue, '17 * * * *', config.timeZone)
  defineOwnBackups(deps)
}

async function guard(deps: Deps): Promise<void> {
  if (deps.config.linkGuardian) await lookAround({ ...deps, recordWork })
}

/** Listings first: saved searches are compared with them by the same rules. */
async function renewReadings(deps: Deps): Promise<void> {
  await readAnew(deps)
  await renewSearch(deps)
  await renewSavedWords(deps)
}

/** What a new version of the application may have to do once. */
const onceForAVersion = [renewalQueue, tallyQueue]
/** What only the application's clock decides: it may have become due while nothing ran, or by a clock that was moved. */
const dueByTheClock = [publishQueue, issueQueue, instantQueue, closingQueue, digestQueue, waitingLetterQueue, tidyQueue]

export async function beginBackgroundWork({ queue }: Pick<Deps, 'queue'>): Promise<void> {
  for (const name of [...onceForAVersion, ...dueByTheClock]) {
    await queue.publish(null, name, {}, { singletonKey: name })
  }
}

/** Each by itself: what one part can't do, such as a table that is too long, keeps nobody from their reminder. */
export async function tidyUp(deps: Deps): Promise<void> {
  const { db, clock, log } = deps
  const parts: ((on: Sql, now: Date) => Promise<unknown>)[] = [
    forgetOldSessions,
    forgetOldLinks,
    forgetOldChallenges,
    () => forgetFormerAddresses(deps, accountParts),
    () => forgetOldRequests(deps),
    forgetOldPlaces,
    forgetOverSuspensions,
    forgetOverWindows,
    forgetOldAnalytics,
    forgetOldEmptySearches,
    joinCounts,
    forgetOldFinds,
    forgetOldHosts,
    () => tidyForum(deps),
    (_on, now) => deps.mailer.forgetOld(now),
    () => postReminders({ ...deps, mailer: onlyToThoseWhoWantReminders(deps) }),
    () => removeUnusedObjects(deps, accountParts.objectReferences),
  ]
  const failures: unknown[] = []
  for (const part of parts) {
    try {
      await part(db.orm, clock.now())
    } catch (err) {
      log.warn({ err }, 'A part of the tidying failed')
      failures.push(err)
    }
  }
  // So that the queue tries again.
  if (failures.length > 0) throw failures[0]
}
