// Follows every link of a site from where it is started, and says which of them lead nowhere.

export type Answered = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
export type Get = (path: string) => Promise<Answered>
export type Crawl = {
  /** Paths that answered 200, without fragments. */
  reached: Set<string>
  /** One line each: the page, the link, and what is wrong with it. */
  broken: string[]
}

type Link = { from: string; href: string; url: URL }

const atOnce = 6
const mostPages = 3_000

export async function crawlSite(publicUrl: string, get: Get, starts: readonly string[]): Promise<Crawl> {
  const answers = new Map<string, Answered>()
  const links: Link[] = starts.map((href) => ({ from: 'the start', href, url: new URL(href, publicUrl) }))
  const broken = new Set<string>()
  const waiting = new Set(links.map(({ url }) => pathOf(url)))
  while (waiting.size > 0 && answers.size < mostPages) {
    const batch = [...waiting].slice(0, atOnce)
    for (const path of batch) waiting.delete(path)
    const found = await Promise.all(batch.map(async (path) => [path, await get(path)] as const))
    for (const [path, answer] of found) {
      answers.set(path, answer)
      for (const link of linksIn(publicUrl, path, answer)) {
        const { origin, protocol } = link.url
        if (origin === new URL(publicUrl).origin) {
          links.push(link)
          if (!answers.has(pathOf(link.url))) waiting.add(pathOf(link.url))
        } else if (protocol === 'http:') broken.add(`${path} → ${link.href}: not https`)
      }
    }
  }
  if (waiting.size > 0) broken.add(`more than ${mostPages} pages`)
  for (const { from, href, url } of links) {
    const answer = answers.get(pathOf(url))
    if (answer && answer.status !== 200 && !isRedirect(answer)) broken.add(`${from} → ${href}: ${answer.status}`)
    else if (answer?.status === 200 && url.hash && !hasAnchor(answer.body, url.hash))
      broken.add(`${from} → ${href}: no such anchor`)
  }
  const reached = [...answers].flatMap(([path, { status }]) => (status === 200 ? [path] : []))
  return { reached: new Set(reached), broken: [...broken].sort() }
}

const pathOf = (url: URL) => url.pathname + url.search

const isRedirect = ({ status }: Answered) => status >= 300 && status < 400

function linksIn(publicUrl: string, path: string, answer: Answered): Link[] {
  return hrefsIn(answer).flatMap((href) => {
    const url = URL.parse(href, new URL(path, publicUrl))
    return url && /^https?:$/.test(url.protocol) ? [{ from: path, href, url }] : []
  })
}

/** A redirect is a link like any other: where it leads has to be there. */
function hrefsIn(answer: Answered): string[] {
  const { status, headers, body } = answer
  if (isRedirect(answer)) return [String(headers.location ?? '')]
  const type = String(headers['content-type'] ?? '')
  return status === 200 ? (finders.find(([pattern]) => pattern.test(type))?.[1](body) ?? []) : []
}

const finders: [RegExp, (body: string) => string[]][] = [
  [/html/, hrefsInHtml],
  [/rss|xml(?!.*svg)/, (body) => texts(body, /<(?:loc|link|guid[^>]*)>([^<]+)<|\shref="([^"]+)"/g)],
  [/manifest/, (body) => texts(body, /"(?:src|start_url|url)":\s*"([^"]+)"/g)],
  [/css/, (body) => texts(body, /url\(["']?([^"')]+)["']?\)/g)],
]

/** What scripts carry is data; their own address counts. */
function hrefsInHtml(html: string): string[] {
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
  const plain = texts(markup, /\s(?:href|src|action|formaction|poster)="([^"]*)"/g)
  const pictures = texts(markup, /<meta (?:property|name)="(?:og|twitter):(?:image|url)" content="([^"]+)"/g)
  const sets = texts(markup, /\ssrcset="([^"]+)"/gi).flatMap((set) =>
    set.split(/,\s+/).map((one) => one.split(' ')[0] ?? ''),
  )
  return [...plain, ...pictures, ...sets]
}

function texts(body: string, pattern: RegExp): string[] {
  return [...body.matchAll(pattern)].map((match) => unescapeHtml(match[1] ?? match[2] ?? ''))
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

function hasAnchor(html: string, hash: string): boolean {
  const id = decodeURIComponent(hash.slice(1))
  return html.includes(` id="${id}"`)
}
