// The site itself: a visitor's page, a member's page, pages to read, a file, the health check.
import { asBrowserOf, asVisitor } from '../asking.ts'
import type { BenchCase, BenchContext, BenchRequest } from '../bench-case.ts'

/** A page of words that the operator may have edited. */
function reading(path: string): BenchCase[] {
  return [
    {
      name: `GET ${path} visitor, cached`,
      target: { ratio: 0.5 },
      requests: () => asVisitor(path),
    },
    {
      name: `GET ${path} member, rendered`,
      connections: 4,
      target: { cpuMs: 5 },
      requests: (context) => asBrowserOf(path, context),
    },
  ]
}

export const siteCases: BenchCase[] = [
  {
    name: 'GET / visitor, cached',
    scales: true,
    target: { ratio: 0.5 },
    requests: () => asVisitor('/'),
  },
  {
    name: 'GET / visitor, not modified',
    status: 304,
    target: { ratio: 0.6 },
    requests: async (context) => {
      const { path, headers } = asVisitor('/')
      return { path, headers: { ...headers, 'if-none-match': (await readHome(context)).etag } }
    },
  },
  {
    name: 'GET / member, rendered',
    scales: true,
    connections: 4,
    target: { cpuMs: 5 },
    requests: (context) => asBrowserOf('/', context),
  },
  {
    name: 'GET /chart visitor, cached',
    target: { ratio: 0.5 },
    requests: () => asVisitor('/chart'),
  },
  {
    name: 'GET /chart visitor, drawn anew',
    connections: 4,
    isFresh: true,
    target: { cpuMs: 5 },
    requests: () => fresh('/chart'),
  },
  {
    name: 'GET /chart member, rendered',
    connections: 4,
    target: { cpuMs: 5 },
    requests: (context) => asBrowserOf('/chart', context),
  },
  ...['/blog/build-career-marine-biology', '/career/diving-instructor', '/privacy-policy'].flatMap(reading),
  {
    name: 'GET /assets/*.js',
    requests: async (context) => {
      const { html } = await readHome(context)
      const path = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1]
      if (!path) throw new Error('The home page names no script')
      return asVisitor(path)
    },
  },
  { name: 'GET /healthz', requests: () => ({ path: '/healthz' }) },
]

/** An address that nobody has opened yet is drawn for the first who does, though it shows what others do. */
function fresh(path: string): BenchRequest[] {
  return Array.from({ length: 20_000 }, (_, at) => asVisitor(`${path}?utm_term=${at}`))
}

async function readHome({ url }: BenchContext): Promise<{ html: string; etag: string }> {
  const response = await fetch(`${url}/`)
  return { html: await response.text(), etag: response.headers.get('etag') ?? '' }
}
