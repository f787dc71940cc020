// The whole application as one request handler: the API under /api, everything else is the site.
import type { HttpBindings } from '@hono/node-server'
import type { Deps } from '#platform/deps.ts'
import { type Api, makeApi } from './api.ts'
import type { Assets } from './assets.ts'
import { makeFloodLimiter } from './floods.ts'
import { type AnswerFromCache, makeCachedAnswer } from './pages/cached-answer.ts'
import { makeSite, type SiteFiles } from './site.ts'

export type App = {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>
  api: Api
  /** Before all else: is the page there already? */
  answerFromCache: AnswerFromCache
  assets: Assets
}

const apiPath = /^https?:\/\/[^/]+\/api(\/|\?|$)/

export function makeApp(deps: Deps, files: SiteFiles): App {
  const floods = makeFloodLimiter()
  const api = makeApi(deps, floods)
  const site = makeSite(deps, api, floods, files)
  return {
    fetch: (request, env) => (apiPath.test(request.url) ? api.fetch(request, env) : site.fetch(request, env)),
    api,
    answerFromCache: makeCachedAnswer(deps, floods),
    assets: files.assets ?? new Map(),
  }
}
