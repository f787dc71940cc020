// Loads what a page of the forum shows: before the page on the server, beside it in the browser, where it shows its skeleton.
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

type Query = Pick<FetchQueryOptions, 'queryKey'>

const isInBrowser = () => typeof document !== 'undefined'

/** The bell is drawn in the browser alone: a page from the server does not wait for it. */
export async function loadForum(queryClient: QueryClient, bell: Query, ...queries: Query[]): Promise<void> {
  const shownHere = isInBrowser() ? [...queries, bell] : queries
  await shown(shownHere.map((query) => readAnew(queryClient, query)))
}

/** Opening a topic settles what the bell said of it: the bell is read when that is done. */
export async function loadTopic(
  queryClient: QueryClient,
  topic: Query,
  bell: Query,
  ...beside: Query[]
): Promise<void> {
  const visit = readAnew(queryClient, topic)
  const heard = isInBrowser() ? visit.then(() => readAnew(queryClient, bell)) : visit
  await shown([visit, heard, ...beside.map((query) => readAnew(queryClient, query))])
}

/** What others wrote meanwhile is fetched at every visit, though queries are otherwise never stale. */
function readAnew(queryClient: QueryClient, query: Query): Promise<unknown> {
  return queryClient.fetchQuery({ ...query, staleTime: 0 })
}

async function shown(reading: Promise<unknown>[]): Promise<void> {
  const loaded = Promise.all(reading)
  // In the browser the page asks for the same and shows what went wrong.
  if (isInBrowser()) loaded.catch(() => undefined)
  else await loaded
}
