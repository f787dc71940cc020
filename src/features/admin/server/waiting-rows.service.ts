// The very things that wait, a few of each kind, so that the overview can lead to each of them.
import { requestLabels } from '#features/accounts/data-request.rules.ts'
import { readOverdue } from '#features/accounts/server/data-requests.service.ts'
import { listHeldPosts } from '#features/forum/server/held-posts.store.ts'
import { listOpenReports } from '#features/forum/server/reports.store.ts'
import { listLinks } from '#features/guardian/server/links.store.ts'
import { listReports } from '#features/guardian/server/listing-reports.store.ts'
import { listFedDrafts } from '#features/jobs/server/drafts.store.ts'
import { findPayments } from '#features/membership/server/revenue.store.ts'
import type { Deps } from '#platform/deps.ts'
import { mostWaitingRows as most, type WaitingRow } from '../waiting.schema.ts'

export async function readWaitingRows(deps: Deps): Promise<WaitingRow[]> {
  const { db, clock, mailer } = deps
  const [payments, reports, held, links, listingReports, drafts, requests, letters] = await Promise.all([
    findPayments(db.orm, { status: 'unmatched', page: 1 }, { limit: most, offset: 0 }),
    listOpenReports(db.orm),
    listHeldPosts(db.orm),
    listLinks(db.orm, { wanted: 'doubtful' }, clock.now()),
    listReports(db.orm),
    listFedDrafts(db.orm, most),
    readOverdue(deps, most),
    mailer.listUndelivered(most),
  ])
  const few = <T>(things: readonly T[], tell: (thing: T) => WaitingRow) => things.slice(0, most).map(tell)
  return [
    ...few(payments, ({ payment: { id, payerName, email, createdAt } }) => {
      const text = payerName ?? email ?? 'Somebody without an address'
      return { kind: 'payment', id, text, since: createdAt.toISOString() }
    }),
    ...few(reports.reports, ({ id, post, createdAt: since }) => ({ kind: 'report', id, text: post.topicTitle, since })),
    ...few(held, ({ id, topicTitle: text, heldAt: since }) => ({ kind: 'held', id, text, since })),
    ...few(links, ({ jobId: id, title: text, checkedAt: since }) => ({ kind: 'link', id, text, since })),
    ...few(listingReports.reports, ({ id, title: text, createdAt: since }) => ({
      kind: 'listing_report',
      id,
      text,
      since,
    })),
    ...few(drafts, ({ id, title: text, createdAt }) => ({ kind: 'draft', id, text, since: createdAt.toISOString() })),
    ...few(requests, ({ id, kind, dueOn }) => ({
      kind: 'request',
      id,
      text: `${requestLabels[kind]}, due ${dueOn}`,
      since: null,
    })),
    ...few(letters.letters, ({ id, subject: text, createdAt }) => ({
      kind: 'letter',
      id,
      text,
      since: createdAt.toISOString(),
    })),
  ]
}
