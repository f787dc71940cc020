// Calls of the admin's desk: the coming issue, undelivered letters, addresses that are not written to.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { callApi, errorText } from '#http/client/call-api.ts'
import type { Retried, UndeliveredLetters } from '../letter-desk.schema.ts'
import type { Variant } from '../newsletter.rules.ts'
import type { IssueAnswer, NewsletterDesk, Preview, SuppressionPage } from '../newsletter.schema.ts'

const desk = '/api/admin/newsletter'

/** While letters are on their way the numbers move. */
export const deskQuery = queryOptions({
  ...apiQuery<NewsletterDesk>(desk),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => (state.data?.issues.some(isUnderWay) ? 3_000 : 60_000),
})
const isUnderWay = ({ status, waiting }: NewsletterDesk['issues'][number]) => status === 'sending' || waiting > 0

export const previewQuery = (variant: Variant) =>
  queryOptions({ ...apiQuery<Preview>(`${desk}/preview`, { variant }), staleTime: 30_000 })
export const undeliveredQuery = queryOptions({
  ...apiQuery<UndeliveredLetters>(`${desk}/undelivered`),
  staleTime: 30_000,
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
})
export const suppressionsQuery = (page: number) =>
  queryOptions({ ...apiQuery<SuppressionPage>(`${desk}/suppressions`, { page }), staleTime: 30_000 })

/** Everything the desk shows hangs together, so all of it is read again. */
function useDeskAct<In, Out>(act: (input: In) => Promise<Out>, done: (out: Out, input: In) => string, failed: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (out, input) => showToast({ title: done(out, input) }),
    onError: (error) => showToast({ title: 'Error', description: errorText(error, failed), variant: 'destructive' }),
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(desk) }),
  })
}

export const useIntroEdit = () =>
  useDeskAct(
    (intro: string) => callApi<IssueAnswer>('PATCH', desk, { intro }),
    () => 'Intro saved',
    'The intro could not be saved',
  )

export const useTrial = () =>
  useDeskAct(
    (variant: Variant) => callApi('POST', `${desk}/test?variant=${variant}`),
    () => 'A test is on its way to you',
    'The test could not be sent',
  )

export const useSkip = () =>
  useDeskAct(
    () => callApi<IssueAnswer>('POST', `${desk}/skip`),
    () => 'Issue skipped',
    'The issue could not be skipped',
  )

export const useSendNow = () =>
  useDeskAct(
    () => callApi<IssueAnswer>('POST', `${desk}/send`),
    () => 'The issue is on its way',
    'The issue could not be sent',
  )

export const useRetry = () =>
  useDeskAct(
    (id: string) => callApi('POST', `${desk}/undelivered/${id}/retry`),
    () => 'The letter is tried again',
    'The letter could not be tried again',
  )

export const useRetryAll = () =>
  useDeskAct(
    () => callApi<Retried>('POST', `${desk}/undelivered/retry`),
    ({ retried }) => (retried === 1 ? 'One letter is tried again' : `${retried} letters are tried again`),
    'The letters could not be tried again',
  )

export const useLift = () =>
  useDeskAct(
    (email: string) => callApi('POST', `${desk}/suppressions/lift`, { email }),
    () => 'The address is written to again',
    'The address could not be taken off the list',
  )
