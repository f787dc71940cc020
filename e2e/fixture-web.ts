// Pages of other people that the site of the browser tests may read: a small web of its own, under names that exist nowhere else.
import { createServer } from 'node:http'
import sharp from 'sharp'
import { sitePort } from './site-place.ts'

const port = Number(sitePort) + 1_000
/** Each host has its own turn with the guardian. */
export const fixtureHosts = ['work', 'gone', 'shut']
  .map((name) => `fixture-${name}.example=127.0.0.1:${port}`)
  .join(',')

const posting = (title: string, extra: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title,
  description: '<p>You count manta rays with us.</p><ul><li>Dive twice a day</li><li>Keep the log</li></ul>',
  datePosted: '2026-11-10',
  employmentType: 'FULL_TIME',
  hiringOrganization: { name: 'Manta Fixture Trust', sameAs: 'https://fixture-work.example', logo: '/logo.png' },
  jobLocation: { address: { addressLocality: 'Malé', addressCountry: 'MV' } },
  baseSalary: { currency: 'USD', value: { minValue: 1500, maxValue: 1900, unitText: 'MONTH' } },
  ...extra,
})
const page = (...postings: object[]) =>
  `<!doctype html><html><head><title>Work</title>${postings
    .map((each) => `<script type="application/ld+json">${JSON.stringify(each)}</script>`)
    .join('')}</head><body><h1>Work with us</h1></body></html>`

/** `/feed/{words}` is a feed with one entry of that name. */
const feed = (name: string) =>
  `<rss version="2.0"><channel><title>${name} Trust</title><item><title>${name}</title><link>/posting/${name.replaceAll(' ', '-')}</link><description>Count rays from a feed.</description></item></channel></rss>`

const pages: Record<string, string> = {
  '/several': page(
    posting('Manta Cook', { url: '/jobs/cook' }),
    posting('Manta Skipper', { url: '/jobs/skipper' }),
    posting('Manta Nurse', { url: '/jobs/nurse' }),
  ),
  '/shut': `<main><h1>Diver</h1><p>This position has been filled.</p><p>${'Work under water. '.repeat(30)}</p></main>`,
  '/script': '<!doctype html><html><body><div id="root"></div><script src="/app.js"></script></body></html>',
}

/** `/posting/{words}` is a posting of that name, so that no two journeys share one. */
export async function openFixtureWeb(): Promise<void> {
  const logo = await sharp({ create: { width: 160, height: 160, channels: 3, background: '#0b4252' } })
    .png()
    .toBuffer()
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0]!
    if (path === '/logo.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(logo)
    const [, fed] = /^\/feed\/([\w-]+)$/.exec(path) ?? []
    if (fed)
      return response
        .writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' })
        .end(feed(fed.replaceAll('-', ' ')))
    const [, name] = /^\/posting\/([\w-]+)$/.exec(path) ?? []
    const html = name ? page(posting(name.replaceAll('-', ' '))) : pages[path]
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html ?? '<p>Not here</p>')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  server.unref()
}
