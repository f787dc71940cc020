// The renderer's entry: a request and what the server hands over become a page. Pages are buffered, so nothing is streamed.
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import type { RenderContext } from './render-context.ts'

const render = createStartHandler(defaultRenderHandler)

export default createServerEntry({
  fetch: (request: Request, options?: { context?: RenderContext }) =>
    render(request, options as Parameters<typeof render>[1]),
})
