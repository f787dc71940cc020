// The renderer's entry: a request and what the server hands over become a page. All data is there before it is rendered,
// so the page is made in one go and handed over as it is: streams and their encoding would cost a quarter of the time.
import { getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { renderToString } from 'react-dom/server'
import { drawWithCache } from '#design/cached-markup.ts'
import { type RenderContext, renderContext } from './render-context.ts'

const render = createStartHandler(({ router, responseHeaders }) => {
  const context = renderContext()
  const page = () => `<!DOCTYPE html>${renderToString(<RouterServer router={router} />)}`
  // While developing, what a component looks like may change under the same props.
  context?.deliver(import.meta.env.PROD ? drawWithCache(context.markup, page) : new TextEncoder().encode(page()))
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
})

export default createServerEntry({
  fetch: (request: Request, options?: { context?: RenderContext }) =>
    render(request, options as Parameters<typeof render>[1]),
})
