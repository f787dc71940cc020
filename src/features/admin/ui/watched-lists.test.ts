// A mark counts every minute; the list it stands for must not stay behind.
import { expect, test } from 'vitest'
import { documentsQuery } from '#features/documents/ui/editor.api.ts'
import { heldPostsQuery, reportsQuery } from '#features/forum/ui/forum-care.api.ts'
import { linksQuery, listingReportsQuery } from '#features/guardian/ui/links.api.ts'
import { feedsQuery } from '#features/imports/ui/feeds.api.ts'
import { undeliveredQuery } from '#features/newsletter/ui/desk.api.ts'
import { paymentsQuery } from './admin.api.ts'
import { dataRequestsQuery } from './data-requests.api.ts'
import { failedWorkQuery } from './failed-work.api.ts'
import { healthQuery, waitingQuery, waitingRowsQuery } from './health.api.ts'

const lists = {
  rows: waitingRowsQuery,
  payments: paymentsQuery,
  reports: reportsQuery,
  held: heldPostsQuery,
  listingReports: listingReportsQuery,
  requests: dataRequestsQuery('open'),
  letters: undeliveredQuery,
}

test.each(Object.entries(lists))('what waits is listed as often as it is counted: %s', (_name, list) => {
  expect(list.refetchInterval).toBe(waitingQuery.refetchInterval)
  expect(list.staleTime).toBe(waitingQuery.staleTime)
})

test('a list that new things come on top of is read anew with a visit, and stands still in between', () => {
  expect(linksQuery('doubtful').staleTime).toBe(waitingQuery.staleTime)
  expect(linksQuery('doubtful').refetchInterval).toBeUndefined()
})

test('feeds and texts, which change by themselves, are not what they were when the tab was opened', () => {
  expect(feedsQuery.refetchInterval).toBe(waitingQuery.refetchInterval)
  for (const { staleTime } of [feedsQuery, documentsQuery]) expect(staleTime).toBe(waitingQuery.staleTime)
})

test('work that failed is listed as often as the system says how much there is', () => {
  expect(failedWorkQuery.refetchInterval).toBe(healthQuery.refetchInterval)
})
