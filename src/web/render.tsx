// The renderer's entry: a request and what the server hands over become a page. All data is there before it is rendered,
// so the page is one string, handed over as it is: streams and their encoding would cost a quarter of the time.
import { getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { renderToString } from 'react-dom/server'
import { drawWithKeptMarkup, type Markup } from '#design/kept-markup.ts'
import { writeAnswers } from '#http/client/hand-over.ts'
import { pageScripts } from './page-scripts.ts'
import { deliverPage, type RenderContext, renderNonce } from './render-context.ts'

const render = createStartHandler(({ router, responseHeaders }) => {
  const draw = () => renderToString(<RouterServer router={router} />)
  const page = import.meta.env.PROD ? drawWithKeptMarkup(draw) : [draw()]
  const answers = writeAnswers(router.options.context.queryClient)
  const scripts = pageScripts(
    router.state.matches.map(({ routeId }) => routeId),
    renderNonce(),
  )
  deliverPage(['<!DOCTYPE html>', ...atTheEnd(page, answers + scripts)])
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
})

/** The last piece of a page holds the end of its body. */
function atTheEnd(page: Markup, addition: string): Markup {
  const last = String(page.at(-1))
  const end = last.lastIndexOf('</body>')
  return [...page.slice(0, -1), last.slice(0, end), addition, last.slice(end)]
}

export default createServerEntry({
  fetch: (request: Request, options?: { context?: RenderContext }) =>
    render(request, options as Parameters<typeof render>[1]),
})
