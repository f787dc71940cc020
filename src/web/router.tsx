// Makes the router, once per page view on the server and once in the browser, with its own cache of API answers.
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { makeQueryClient, toQueryString } from '#http/client/api-query.ts'
import { readPathOnServer, renderNonce } from './render-context.ts'
import { routeTree } from './route-tree.gen.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

export function getRouter() {
  const queryClient = makeQueryClient(readPathOnServer())
  const nonce = renderNonce()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    trailingSlash: 'never',
    // Addresses hold plain text; what it means is for each page to say.
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: toQueryString,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    ...(nonce ? { ssr: { nonce } } : {}),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
