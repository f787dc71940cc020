// The renderer's entry: a request and what the server hands over become a page.
import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import type { RenderContext } from './render-context.ts'

export default createServerEntry({
  fetch: (request: Request, options?: { context?: RenderContext }) =>
    handler.fetch(request, options as Parameters<typeof handler.fetch>[1]),
})
