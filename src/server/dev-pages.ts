// Pages in development: rendered by Vite from the sources, its files served by its own middlewares.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { RenderPage } from './pages/renderer.ts'
import { projectRoot } from './paths.ts'
import type { SiteFiles } from './site.ts'

export type DevPages = {
  files: SiteFiles
  /** Vite's turn; what it does not know goes on to the application. */
  serveFile(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

/** Vite's client and React's refresh are inline scripts and styles of their own, and talk over a web socket. */
const relaxedPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self' ws: wss:; frame-ancestors 'none'"

export async function startDevPages(): Promise<DevPages> {
  const vite = await createServer({ root: projectRoot, server: { middlewareMode: true }, appType: 'custom' })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that can render pages')
  const render: RenderPage = async (request, options) => {
    const entry: { default: { fetch: RenderPage } } = await ssr.runner.import('/src/web/render.tsx')
    return entry.default.fetch(request, options)
  }
  return {
    files: { render, relaxedPolicy },
    serveFile: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}
