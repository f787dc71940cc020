// The desk's calls: what the guardian found, what readers reported, and what is decided about it.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import { useAct } from '#design/use-act.ts'
import { useBoardKeys } from '#features/jobs/ui/posting.api.ts'
import { watched } from '#http/client/api-query.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { LinkState } from '../guardian.rules.ts'
import type { Link } from '../link.schema.ts'
import type { ListingReport, ListingReportDraft } from '../listing-report.schema.ts'
import type { guardianRoutes } from '../server/links.routes.ts'

const api = apiOf<ReturnType<typeof guardianRoutes>>()

/** Read anew with every visit, but not under somebody's hand: what the guardian looks at moves to the top. */
export const linksQuery = (state: LinkState | undefined) =>
  queryOptions({ ...api.query('/admin/links', { query: state ? { state } : {} }), staleTime: watched.staleTime })
export const listingReportsQuery = queryOptions({ ...api.query('/admin/listing-reports'), ...watched })

/** The dashboard's tables and numbers name listings too. */
function useDeskKeys() {
  return [api.keyOf('/admin'), ...useBoardKeys()]
}

/** What came too late was decided by somebody else: what stands at the desk is old. */
function useReadAnew() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: api.keyOf('/admin') })
}

/** Long enough to read what was done. */
const undoMs = 15_000
const failed = 'This could not be settled. Please try again.'

export function useKeepLink() {
  return useAct({
    call: ({ jobId }: Link) => api.call('POST', '/admin/links/:jobId/keep', { param: { jobId } }),
    done: (_link, { title }: Link) => `“${title}” is kept`,
    failed,
    refresh: useDeskKeys(),
    onFailed: useReadAnew(),
  })
}

export function useReopenLink() {
  return useAct({
    call: ({ jobId }: Pick<Link, 'jobId'>) => api.call('POST', '/admin/links/:jobId/reopen', { param: { jobId } }),
    done: 'The listing is on the board again',
    failed,
    refresh: useDeskKeys(),
    onFailed: useReadAnew(),
  })
}

/** One press undoes it. */
export function useCloseLink() {
  const reopen = useReopenLink()
  return useAct({
    call: ({ jobId }: Link) => api.call('POST', '/admin/links/:jobId/close', { param: { jobId } }),
    failed,
    refresh: useDeskKeys(),
    onFailed: useReadAnew(),
    onDone: (link) =>
      showToast({
        title: `“${link.title}” is closed`,
        action: { label: 'Undo', onClick: () => reopen.mutate(link) },
        duration: undoMs,
      }),
  })
}

export function useLookNow() {
  return useAct({
    call: ({ jobId }: Link) => api.call('POST', '/admin/links/:jobId/check', { param: { jobId } }),
    done: ({ checkedAt }, { checkedAt: before }) =>
      checkedAt === before ? 'It is looked at when its site’s turn comes, within a minute or so' : 'Looked at',
    failed: 'The page could not be looked at. Please try again.',
    refresh: useDeskKeys(),
  })
}

export function useSettleReport({ id, jobId }: Pick<ListingReport, 'id' | 'jobId'>) {
  const reopen = useReopenLink()
  const action = { label: 'Undo', onClick: () => reopen.mutate({ jobId }) }
  return useAct({
    call: (decision: 'keep' | 'close') =>
      api.call('POST', '/admin/listing-reports/:id/settle', { param: { id }, json: { decision } }),
    done: (_nothing, decision) =>
      decision === 'keep' ? 'The listing is kept' : { title: 'The listing is closed', action, duration: undoMs },
    failed,
    refresh: useDeskKeys(),
    onFailed: useReadAnew(),
  })
}

export function useReportListing(jobId: string, onDone: () => void) {
  return useAct({
    call: (draft: ListingReportDraft) => api.call('POST', '/jobs/:id/reports', { param: { id: jobId }, json: draft }),
    done: { title: 'Report sent', description: 'Thank you. Somebody will look at it.' },
    failed: 'The report could not be sent. Please try again.',
    onDone,
  })
}
