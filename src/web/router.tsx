// Makes the router, once per page view on the server and once in the browser, with its own cache of API answers.
import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { makeQueryClient, toQueryString } from '#http/client/api-query.ts'
import { readPathOnServer, renderNonce } from './render-context.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

// The policy forbids making code out of text: in the browser Zod must not even try whether it may.
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export function getRouter() {
  const queryClient = makeQueryClient(readPathOnServer())
  const nonce = renderNonce()
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoresScroll(),
    trailingSlash: 'never',
    // Addresses hold plain text; what it means is for each page to say.
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: toQueryString,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    dehydrate: () => ({ answers: answersToHandOver(queryClient) }),
    hydrate: ({ answers }) => hydrate(queryClient, answers),
    ...(nonce ? { ssr: { nonce } } : {}),
  })
}

/** When a page comes to life, its reader is where they want to be: the place was restored before anything was shown. */
function restoresScroll(): () => boolean {
  let isComingToLife = typeof document !== 'undefined'
  return () => {
    const restores = !isComingToLife
    isComingToLife = false
    return restores
  }
}

/** What failed on the server is shown as failed in the browser too; what was not asked is asked there. */
function answersToHandOver(queryClient: QueryClient) {
  const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' })
  // The API's answers are JSON, which the types of a cache for anything cannot say.
  return { queries } as object
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
