// Draws a part of a page as the server would, with the answers it reads already there.
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { keyOfPath, makeQueryClient } from '#http/client/api-query.ts'

/** Answers by path, or by query key where a path alone does not tell. */
type Answers = Record<string, unknown> | Map<QueryKey, unknown>

export function draw(element: ReactElement, answers: Answers = {}): string {
  const queryClient = makeQueryClient()
  const known =
    answers instanceof Map ? [...answers] : Object.entries(answers).map(([path, data]) => [keyOfPath(path), data])
  for (const [key, answer] of known) queryClient.setQueryData(key as QueryKey, answer)
  return renderToStaticMarkup(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>)
}

/** The words alone, one space between them. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
