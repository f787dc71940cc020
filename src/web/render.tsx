// The renderer's entry: a request and what the server hands over become a page. All data is there before it is rendered,
// so the page is one string, handed over as it is: streams and their encoding would cost a quarter of the time.
import { getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { renderToString } from 'react-dom/server'
import { drawWithCache } from '#design/cached-markup.ts'
import { type RenderContext, renderContext } from './render-context.ts'

const render = createStartHandler(({ router, responseHeaders }) => {
  const context = renderContext()
  const draw = () => renderToString(<RouterServer router={router} />)
  const page = context && import.meta.env.PROD ? drawWithCache(context.markup, draw) : draw()
  context?.deliver(`<!DOCTYPE html>${page}`)
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
})

export default createServerEntry({
  fetch: (request: Request, options?: { context?: RenderContext }) =>
    render(request, options as Parameters<typeof render>[1]),
})
