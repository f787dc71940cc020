// What a page has read on the server goes with it to the browser as JSON, as the API's answers are: quickly written,
// quickly read, the same bytes for the same answers, and no script that could run.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError, readAnswer } from './call-api.ts'

type HandedOver = { key: QueryKey; data?: unknown; failed?: { status: number; body: string } }

const elementId = 'page-answers'
const texts = new WeakMap<object, string>()

/** Reads an answer and remembers its text, so that it need not be written anew to be handed over. */
export function readToHandOver(answer: { status: number; text: string }): unknown {
  const value = readAnswer<unknown>(answer)
  if (typeof value === 'object' && value) texts.set(value, answer.text)
  return value
}

/** What failed on the server is shown as failed in the browser too; what was not asked is asked there. */
export function writeAnswers(queryClient: QueryClient): string {
  const answers: string[] = []
  for (const { queryKey: key, state } of queryClient.getQueryCache().getAll()) {
    if (state.status === 'success') answers.push(`{"key":${JSON.stringify(key)},"data":${textOf(state.data)}}`)
    else if (state.error instanceof ApiError) {
      const { status, message } = state.error
      const failed: HandedOver['failed'] = { status, body: message.slice(`${status}: `.length) }
      answers.push(JSON.stringify({ key, failed }))
    }
  }
  const json = `[${answers.join()}]`.replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${elementId}">${json}</script>`
}

function textOf(data: unknown): string {
  return (typeof data === 'object' && data ? texts.get(data) : undefined) ?? JSON.stringify(data)
}

export function readAnswers(queryClient: QueryClient): void {
  const json = document.getElementById(elementId)?.textContent || '[]'
  for (const { key, data, failed } of JSON.parse(json) as HandedOver[]) {
    if (!failed) {
      queryClient.setQueryData(key, data)
      continue
    }
    const error = new ApiError(failed.status, '', failed.body)
    const query = queryClient.getQueryCache().build(queryClient, { queryKey: key })
    query.setState({ status: 'error', error, errorUpdatedAt: Date.now(), errorUpdateCount: 1, fetchStatus: 'idle' })
  }
}
