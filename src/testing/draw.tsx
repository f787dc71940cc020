// Draws a part of a page as the server would, with the answers it reads already there. Its links are the router's, of a
// site that has no pages.
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { keyOfPath, makeQueryClient, toQueryString } from '#http/client/api-query.ts'
import { siteFactsOfTests } from './site-facts.ts'

/** Answers by path, or by query key where a path alone does not tell. */
type Answers = Record<string, unknown> | Map<QueryKey, unknown>

export function draw(element: ReactElement, answers: Answers = {}, at = '/'): string {
  const queryClient = makeQueryClient()
  const known =
    answers instanceof Map ? [...answers] : Object.entries(answers).map(([path, data]) => [keyOfPath(path), data])
  queryClient.setQueryData(keyOfPath('/api/site'), siteFactsOfTests)
  for (const [key, answer] of known) queryClient.setQueryData(key as QueryKey, answer)
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [at] }),
    stringifySearch: toQueryString,
  })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>{element}</QueryClientProvider>
    </RouterContextProvider>,
  )
}

/** The words alone, one space between them. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
