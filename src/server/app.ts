// The whole application as one request handler: the API under /api, everything else is the site.
import type { HttpBindings } from '@hono/node-server'
import type { Deps } from '#platform/deps.ts'
import { type Api, makeApi, makePagesApi } from './api.ts'
import type { Assets } from './assets.ts'
import { makePageCache, type PageCache } from './pages/page-cache.ts'
import { makeSite, type SiteFiles } from './site.ts'

export type App = {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>
  api: Api
  cache: PageCache
  assets: Assets
}

const apiPath = /^https?:\/\/[^/]+\/api(\/|\?|$)/

export function makeApp(deps: Deps, files: SiteFiles): App {
  const api = makeApi(deps)
  const cache = makePageCache(deps.publicContent)
  const site = makeSite(deps, makePagesApi(deps), cache, files)
  return {
    fetch: (request, env) => (apiPath.test(request.url) ? api.fetch(request, env) : site.fetch(request, env)),
    api,
    cache,
    assets: files.assets ?? new Map(),
  }
}
