// What the server hands to a page while rendering it: the API in process, the nonce, and a way to set the status.
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import type { Markup } from '#design/kept-markup.ts'
import type { ReadPath } from '#http/client/api-query.ts'
import { readToHandOver } from '#http/client/hand-over.ts'

export type RenderContext = {
  nonce: string
  /** Asks the API without a socket, as the person whose page is rendered. */
  askApi: (path: string) => Promise<{ status: number; text: string }>
  /** Answers that are known before they are asked for, by path. */
  known: Record<string, unknown>
  /** Takes the finished page. */
  deliver: (page: Markup) => void
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RenderContext }
  }
}

function renderContext(): RenderContext | undefined {
  return getGlobalStartContext() as RenderContext | undefined
}

export function deliverPage(page: Markup): void {
  renderContext()?.deliver(page)
}

export const renderNonce = createIsomorphicFn()
  .server((): string | undefined => renderContext()?.nonce)
  .client((): string | undefined => undefined)

/** Undefined in the browser, where the API is read over HTTP. */
export const readPathOnServer = createIsomorphicFn()
  .server((): ReadPath | undefined => {
    const context = renderContext()
    if (!context) return undefined
    return async (path) => readToHandOver(await context.askApi(path))
  })
  .client((): ReadPath | undefined => undefined)

export const knownOnServer = createIsomorphicFn()
  .server((): Record<string, unknown> => renderContext()?.known ?? {})
  .client((): Record<string, unknown> => ({}))

export const answerWithStatus = createIsomorphicFn()
  .server((status: number) => setResponseStatus(status))
  .client((_status: number) => undefined)

/** On the server a page waits for its data; in the browser it shows its own loading state meanwhile. */
export const awaitOnServer = createIsomorphicFn()
  .server(async (...reads: Promise<unknown>[]) => void (await Promise.all(reads)))
  .client(async (..._reads: Promise<unknown>[]) => undefined)
