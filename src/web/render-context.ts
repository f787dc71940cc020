// What the server hands to a page while rendering it: the API in process, the nonce, and a way to set the status.
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import type { MarkupCache } from '#design/cached-markup.ts'
import type { ReadPath } from '#http/client/api-query.ts'
import { readAnswer } from '#http/client/call-api.ts'

/** A contract as it is, or what else was answered as text. */
export type PageAnswer = { status: number; contract: unknown } | { status: number; text: string }

export type RenderContext = {
  nonce: string
  /** Asks the API without a socket, as the person whose page is rendered. */
  askApi: (path: string) => Promise<PageAnswer>
  /** Markup of earlier pages. */
  markup: MarkupCache
  /** Takes the finished page: a response's body would be encoded, streamed and read again. */
  deliver: (html: Uint8Array) => void
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RenderContext }
  }
}

export function renderContext(): RenderContext | undefined {
  return getGlobalStartContext() as RenderContext | undefined
}

export const renderNonce = createIsomorphicFn()
  .server((): string | undefined => renderContext()?.nonce)
  .client((): string | undefined => undefined)

/** Undefined in the browser, where the API is read over HTTP. */
export const readPathOnServer = createIsomorphicFn()
  .server((): ReadPath | undefined => {
    const context = renderContext()
    if (!context) return undefined
    return async (path) => {
      const answer = await context.askApi(path)
      return 'contract' in answer ? answer.contract : readAnswer(answer)
    }
  })
  .client((): ReadPath | undefined => undefined)

export const answerWithStatus = createIsomorphicFn()
  .server((status: number) => setResponseStatus(status))
  .client((_status: number) => undefined)

/** On the server a page waits for its data; in the browser it shows its own loading state meanwhile. */
export const awaitOnServer = createIsomorphicFn()
  .server(async (...reads: Promise<unknown>[]) => void (await Promise.all(reads)))
  .client(async (..._reads: Promise<unknown>[]) => undefined)
