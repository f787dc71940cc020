// Makes the router, once per page view on the server and once in the browser, with its own cache of API answers.
import { createRouter } from '@tanstack/react-router'
import { makeQueryClient, toQueryString } from '#http/client/api-query.ts'
import { readAnswers } from '#http/client/hand-over.ts'
import { readPathOnServer, renderNonce } from './render-context.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { keepTimesSteady } from './steady-times.ts'

// The policy forbids making code out of text: in the browser Zod must not even try whether it may.
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export function getRouter() {
  const queryClient = makeQueryClient(readPathOnServer())
  const nonce = renderNonce()
  const router = createRouter({
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
    hydrate: () => readAnswers(queryClient),
    ...(nonce ? { ssr: { nonce } } : {}),
  })
  keepTimesSteady(router)
  return router
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

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
