// Loads what a page of the forum shows: before the page on the server, beside it in the browser, where it shows its skeleton.
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

type Query = Pick<FetchQueryOptions, 'queryKey'>

export async function loadForum(queryClient: QueryClient, main: Query, ...beside: Query[]): Promise<void> {
  const isServer = typeof document === 'undefined'
  // What others wrote meanwhile is fetched at every visit, though queries are otherwise never stale.
  const all = [main, ...beside].map((query) => queryClient.fetchQuery({ ...query, staleTime: 0 }))
  const loaded = Promise.all(all)
  if (isServer) await loaded
  // The page asks for the same and shows what went wrong.
  else loaded.catch(() => undefined)
}
