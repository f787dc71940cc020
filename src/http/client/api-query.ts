// Reading from the API by query key: its first strings are the path, step by step, so that what begins alike can be read
// anew together; an object becomes the query string; what follows only tells keys apart.
import { hashKey, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { ApiError, callApi } from './call-api.ts'

export type QueryValue = string | number | boolean | readonly string[] | null | undefined
export type QueryParams = Record<string, QueryValue>

/** How a path is fetched: over HTTP in the browser, in process on the server. */
export type ReadPath = (pathAndQuery: string, signal?: AbortSignal) => Promise<unknown>

/** Null and empty entries are left out, lists are joined with commas. */
export function toQueryString(params: QueryParams = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value === null || value === undefined || value === '') continue
    const text = Array.isArray(value) ? value.join(',') : String(value)
    if (text !== '') search.set(name, text)
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}

/** `/api/jobs/1` is `['/api/jobs', '1']`: whoever says `['/api/jobs']` means it too. */
export function keyOfPath(path: string): string[] {
  const [, root, part, ...steps] = path.split('/')
  return [`/${root}/${part}`, ...steps]
}

export function pathOfKey(key: QueryKey): string {
  const end = key.findIndex((step) => typeof step !== 'string')
  const steps = end < 0 ? key : key.slice(0, end)
  return steps.join('/') + toQueryString(key[steps.length] as QueryParams | undefined)
}

/** A query whose answer is what the API sends for that path. */
export function apiQuery<T>(path: string, params?: QueryParams) {
  return queryOptions<T>({ queryKey: toKey(path, params) })
}

/** For what a visitor simply does not have: a 401 reads as null instead of failing. */
export function apiQueryOrNull<T>(path: string, params?: QueryParams) {
  return queryOptions<T | null>({ queryKey: toKey(path, params), meta: { nullWhenSignedOut: true } })
}

function toKey(path: string, params?: QueryParams): QueryKey {
  return params ? [...keyOfPath(path), params] : keyOfPath(path)
}

/** For lists that others add to while somebody looks at them, such as what waits at a desk. */
export const watched = { staleTime: 30_000, refetchInterval: 60_000, refetchOnWindowFocus: true } as const

const readOverHttp: ReadPath = (path, signal) => callApi('GET', path, undefined, signal ? { signal } : {})

/**
 * Never stale, no refetch on focus, no polling, no retries; pages that want otherwise say so. A browser that has lost its line
 * is asked all the same, and fails at once: left to itself the library waits for the line without a word.
 */
export function makeQueryClient(readPath: ReadPath = readOverHttp): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal, meta }) => {
          const answer = readPath(pathOfKey(queryKey), signal)
          return meta?.nullWhenSignedOut ? nullWhenSignedOut(answer) : answer
        },
        queryKeyHashFn: hashOf,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
        // What did not arrive is asked for when the line is back.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Most keys are a path and nothing else; a page hashes its own some fifty times. */
function hashOf(key: QueryKey): string {
  return key.length === 1 && typeof key[0] === 'string' ? key[0] : hashKey(key)
}

async function nullWhenSignedOut<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
