// What a page has read on the server goes with it to the browser as JSON, as the API's answers are: quickly written,
// quickly read, the same bytes for the same answers, and no script that could run.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from './call-api.ts'

type HandedOver = { key: QueryKey; data?: unknown; failed?: { status: number; body: string } }

/** The element that holds it. */
export const handedOverId = 'page-answers'

/** What failed on the server is shown as failed in the browser too; what was not asked is asked there. */
export function writeAnswers(queryClient: QueryClient): string {
  const answers: HandedOver[] = []
  for (const { queryKey: key, state } of queryClient.getQueryCache().getAll()) {
    if (state.status === 'success') answers.push({ key, data: state.data })
    else if (state.error instanceof ApiError) {
      const { status, message } = state.error
      answers.push({ key, failed: { status, body: message.slice(`${status}: `.length) } })
    }
  }
  return JSON.stringify(answers).replaceAll('<', '\\u003c')
}

export function readAnswers(queryClient: QueryClient): void {
  const json = document.getElementById(handedOverId)?.textContent || '[]'
  for (const { key, data, failed } of JSON.parse(json) as HandedOver[]) {
    if (!failed) {
      queryClient.setQueryData(key, data)
      continue
    }
    const error = new ApiError(failed.status, '', failed.body)
    const query = queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions({ queryKey: key }))
    query.setState({ status: 'error', error, errorUpdatedAt: Date.now(), errorUpdateCount: 1, fetchStatus: 'idle' })
  }
}
