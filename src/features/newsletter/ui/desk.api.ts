// Calls of the admin's desk: the coming issue, undelivered letters, addresses that are not written to.
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { Variant } from '../newsletter.rules.ts'
import type { IntroSaving, NewsletterDesk, Suppression, TrialDraft } from '../newsletter.schema.ts'
import type { issueDeskRoutes } from '../server/issue-desk.routes.ts'
import type { letterDeskRoutes } from '../server/letter-desk.routes.ts'

const api = apiOf<ReturnType<typeof issueDeskRoutes> | typeof letterDeskRoutes>()

/** While letters are on their way the numbers move. */
export const deskQuery = queryOptions({
  ...api.query('/admin/newsletter'),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => (state.data?.issues.some(isUnderWay) ? 3_000 : 60_000),
})
const isUnderWay = ({ status, waiting }: NewsletterDesk['issues'][number]) => status === 'sending' || waiting > 0

export const previewQuery = (variant: Variant) =>
  queryOptions({ ...api.query('/admin/newsletter/preview', { query: { variant } }), staleTime: 30_000 })
export const pastIssueQuery = (week: string, variant: Variant) =>
  queryOptions({
    ...api.query('/admin/newsletter/issues/:week', { param: { week }, query: { variant } }),
    staleTime: 300_000,
  })
export const undeliveredQuery = queryOptions({
  ...api.query('/admin/newsletter/undelivered'),
  staleTime: 30_000,
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
})
export const suppressionsQuery = (page: number) =>
  queryOptions({
    ...api.query('/admin/newsletter/suppressions', { query: { page } }),
    staleTime: 30_000,
    // The pager stays under the finger that turns the page.
    placeholderData: keepPreviousData,
  })

type DeskAct<In, Out> = {
  call: (input: In) => Promise<Out>
  done: string | ((output: Out, input: In) => string)
  failed: string
}

/** Everything the desk shows hangs together, so all of it is read again, also when an act came too late. */
function useDeskAct<In, Out>(act: DeskAct<In, Out>) {
  const queryClient = useQueryClient()
  const { queryKey } = deskQuery
  return useAct({
    ...act,
    refresh: [queryKey],
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
  })
}

export const useIntroEdit = () =>
  useDeskAct({
    call: (words: IntroSaving) => api.call('PATCH', '/admin/newsletter', { json: words }),
    done: 'Intro saved',
    failed: 'The intro could not be saved',
  })

export const useTrial = () =>
  useDeskAct({
    call: ({ variant, draft }: { variant: Variant; draft: TrialDraft }) =>
      api.call('POST', '/admin/newsletter/test', { query: { variant }, json: draft }),
    done: 'A test is on its way to you',
    failed: 'The test could not be sent',
  })

export const useSkip = () =>
  useDeskAct({
    call: (week: string) => api.call('POST', '/admin/newsletter/skip', { json: { week } }),
    done: 'Issue skipped',
    failed: 'The issue could not be skipped',
  })

export const useSendNow = () =>
  useDeskAct({
    call: (week: string) => api.call('POST', '/admin/newsletter/send', { json: { week } }),
    done: 'The issue is on its way',
    failed: 'The issue could not be sent',
  })

export const useStop = () =>
  useDeskAct({
    call: (week: string) => api.call('POST', '/admin/newsletter/issues/:week/stop', { param: { week } }),
    done: 'The issue is stopped',
    failed: 'The issue could not be stopped',
  })

export const useResume = () =>
  useDeskAct({
    call: ({ week, words }: { week: string; words: TrialDraft }) =>
      api.call('POST', '/admin/newsletter/issues/:week/resume', { param: { week }, json: words }),
    done: 'The issue goes on',
    failed: 'The issue could not go on',
  })

export const useRetry = () =>
  useDeskAct({
    call: (id: string) => api.call('POST', '/admin/newsletter/undelivered/:id/retry', { param: { id } }),
    done: 'The letter is tried again',
    failed: 'The letter could not be tried again',
  })

export const useRetryAll = () =>
  useDeskAct({
    call: () => api.call('POST', '/admin/newsletter/undelivered/retry'),
    done: ({ retried }) => (retried === 1 ? 'One letter is tried again' : `${retried} letters are tried again`),
    failed: 'The letters could not be tried again',
  })

export const useLift = () =>
  useDeskAct({
    call: ({ address }: Suppression) =>
      api.call('POST', '/admin/newsletter/suppressions/lift', { json: { email: address } }),
    // Who complained is written to when they have asked for it.
    done: (_nothing, { reason }: Suppression) =>
      reason === 'bounce' ? 'The address is written to again' : 'They can subscribe again',
    failed: 'The address could not be taken off the list',
  })
