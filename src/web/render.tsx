// The renderer's entry: a request and what the server hands over become a page. All data is there before it is rendered,
// so the page is one string, handed over as it is: streams and their encoding would cost a quarter of the time.
import { getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { renderToString } from 'react-dom/server'
import { pageScripts } from './page-scripts.ts'
import { deliverPage, type RenderContext, renderNonce } from './render-context.ts'

const render = createStartHandler(({ router, responseHeaders }) => {
  const html = renderToString(<RouterServer router={router} />)
  const scripts = pageScripts(
    router.state.matches.map(({ routeId }) => routeId),
    renderNonce(),
  )
  const end = html.lastIndexOf('</body>')
  deliverPage(`<!DOCTYPE html>${html.slice(0, end)}${scripts}${html.slice(end)}`)
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
})

export default createServerEntry({
  fetch: (request: Request, options?: { context?: RenderContext }) =>
    render(request, options as Parameters<typeof render>[1]),
})
