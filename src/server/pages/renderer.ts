// Turns a request into a finished page: rendered by the build, with what the policy must say for its inline scripts to run.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { RenderContext } from '#web/render-context.ts'

export type RenderPage = (request: Request, options: { context: RenderContext }) => Promise<Response> | Response

export type RenderedPage = {
  status: number
  headers: Headers
  html: Uint8Array
  /** What the policy says of the inline scripts that the renderer itself wrote. */
  inlineScripts: string[]
}

/** Known only inside the process and stripped before a page leaves: a script that carries it is ours, an injected one can't. */
const secret = randomBytes(16).toString('hex')
const nonceAttribute = ` nonce="${secret}"`
const nonceMeta = `<meta property="csp-nonce" content="${secret}"/>`

const nothing = new Uint8Array()

type Asked = Pick<RenderContext, 'askApi' | 'markup'> & {
  request: Request
  /** Seen by one person, once: a number used once will do, and nothing need be hashed. */
  isPersonal: boolean
}

export async function renderPage(render: RenderPage, asked: Asked): Promise<RenderedPage> {
  const { request, isPersonal, ...given } = asked
  let delivered: Uint8Array = nothing
  const deliver = (html: Uint8Array) => {
    delivered = html
  }
  const nonce = isPersonal ? randomUUID() : secret
  const { status, headers } = await render(request, { context: { ...given, nonce, deliver } })
  // What the framework made of the request outlives it by seconds, and would keep every page in memory as long.
  const page = delivered
  delivered = nothing
  if (isPersonal) return { status, headers, html: page, inlineScripts: [`'nonce-${nonce}'`] }
  const { html, inlineScripts } = sealScripts(new TextDecoder().decode(page))
  return { status, headers, html: Buffer.from(html), inlineScripts }
}

/** Walks from one of our marks to the next; a page has a few dozen, and most of it is never looked at. */
export function sealScripts(page: string): { html: string; inlineScripts: string[] } {
  const inlineScripts = new Set<string>()
  const [first = '', ...marked] = page.replace(nonceMeta, '').split(nonceAttribute)
  const sealed = [first]
  let before = first
  for (const part of marked) {
    const isScript = before.startsWith('<script', before.lastIndexOf('<'))
    const begin = part.indexOf('>') + 1
    const script = isScript ? part.slice(begin, part.indexOf('</script>', begin)) : ''
    if (script) inlineScripts.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    sealed.push(part)
    before = part
  }
  return { html: sealed.join(''), inlineScripts: [...inlineScripts] }
}
