// Turns a request into a finished page: rendered by the build, its own inline scripts hashed for the policy.
import { createHash, randomBytes } from 'node:crypto'
import type { RenderContext } from '#web/render-context.ts'

export type RenderPage = (request: Request, options: { context: RenderContext }) => Promise<Response> | Response

export type RenderedPage = {
  status: number
  headers: Headers
  html: string
  /** Hashes of the inline scripts that the renderer itself wrote. */
  scriptHashes: string[]
}

/** Known only inside the process and stripped before a page leaves: a script that carries it is ours, an injected one can't. */
const secret = randomBytes(16).toString('hex')
const nonceAttribute = ` nonce="${secret}"`
const nonceMeta = `<meta property="csp-nonce" content="${secret}"/>`
/** Render times inside the page's state: replaced, so that the same content gives the same bytes. */
const renderTimes = /([,{])(u|dehydratedAt|dataUpdatedAt):\d{13}(?=[,}])/g

export async function renderPage(
  render: RenderPage,
  request: Request,
  askApi: RenderContext['askApi'],
): Promise<RenderedPage> {
  let page = ''
  const deliver = (html: string) => {
    page = html
  }
  const { status, headers } = await render(request, { context: { nonce: secret, askApi, deliver } })
  return { status, headers, ...sealScripts(page) }
}

/** Walks from one of our marks to the next; a page has a few dozen, and most of it is never looked at. */
export function sealScripts(page: string): { html: string; scriptHashes: string[] } {
  const scriptHashes = new Set<string>()
  const [first = '', ...marked] = page.replace(nonceMeta, '').split(nonceAttribute)
  const sealed = [first]
  let before = first
  for (const part of marked) {
    const isScript = before.startsWith('<script', before.lastIndexOf('<'))
    const begin = part.indexOf('>') + 1
    const end = isScript ? part.indexOf('</script>', begin) : begin
    const script = part.slice(begin, end).replace(renderTimes, '$1$2:Date.now()')
    if (script) scriptHashes.add(createHash('sha256').update(script).digest('base64'))
    sealed.push(part.slice(0, begin), script, part.slice(end))
    before = part
  }
  return { html: sealed.join(''), scriptHashes: [...scriptHashes] }
}
