// No link of the whole rendered site leads nowhere: pages, feeds, files and anchors, as everybody sees them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listIds } from '#features/content/build/read-content.ts'
import { openGuide } from '#features/membership/server/guide.service.ts'
import { crawlSite } from '#testing/crawl-site.ts'
import { readSource, files as sources } from '#testing/house/sources.ts'
import { aMember, type Person } from '#testing/people.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'
import { ensureBuild, loadBuild } from './build.ts'
import { loadDemoData } from './demo-data.ts'

let site: TestSite

beforeAll(async () => {
  await ensureBuild(() => undefined)
  const { render, assets } = await loadBuild(false)
  site = await startSite({}, render, assets)
  await loadDemoData(site.deps)
}, 180_000)
afterAll(() => site.stop())

const starts = ['/', '/sitemap.xml', '/blog.rss', '/jobs.rss', '/robots.txt']

/** Pictures and scripts are the same for everybody: asked for once. */
const files = new Map<string, ReturnType<TestSite['send']>>()

function crawlAs(person: Person | null, more: string[] = []) {
  const headers: Record<string, string> = person ? { cookie: person.cookie } : {}
  const get = (path: string) => {
    const answer = files.get(path) ?? site.send({ path, headers })
    if (/^\/(assets|og)\/|\.(png|svg|ico)$/.test(path)) files.set(path, answer)
    return answer
  }
  return crawlSite(site.deps.config.publicUrl, get, [...starts, ...more])
}

const texts = [
  ...listIds('articles').map((id) => `/blog/${id}`),
  ...listIds('careers').map((id) => `/career/${id}`),
  ...listIds('legal').map((id) => `/${id}`),
  '/universities',
]
const accountTabs = ['profile', 'favorites', 'forum', 'pricing']
const chapters = openGuide().map(({ id }) => `/guide/${id}`)

describe('every link on the site leads somewhere', () => {
  test('for a visitor, who finds every text from the front page', async () => {
    const { broken, reached } = await crawlAs(null)
    expect(broken).toEqual([])
    expect(texts.filter((path) => !reached.has(path))).toEqual([])
  }, 180_000)

  test('for a member, who finds the guide and more listings than a visitor, and can open the forum', async () => {
    const member = await aMember(site)
    // What only the browser draws: the links to tabs.
    const tabs = accountTabs.map((tab) => `/account?tab=${tab}`)
    const { broken, reached } = await crawlAs(member, [...tabs, '/forum/new-topic'])
    expect(broken).toEqual([])
    expect([...texts, ...chapters].filter((path) => !reached.has(path))).toEqual([])
    expect([...reached].filter((path) => path.startsWith('/forum/topics/')).length).toBeGreaterThan(5)
    expect([...reached].filter((path) => path.startsWith('/jobs/')).length).toBeGreaterThan(10)
  }, 180_000)
})

test('a letter that leads to a part of the account still does for who has to sign in first', async () => {
  const letters = sources.filter((file) => file.endsWith('.letters.tsx')).map(readSource)
  const parts = new Set(letters.flatMap((letter) => letter.match(/(?<=\/account\?tab=)\w+/g) ?? []))
  expect(parts.size).toBeGreaterThan(2)
  for (const part of parts) {
    const { headers } = await site.send({ path: `/account?tab=${part}` })
    expect(headers.location).toBe(`/auth?returnTo=${encodeURIComponent(`/account?tab=${part}`)}`)
  }
})

describe('the crawl itself', () => {
  const pages: Record<string, [number, string]> = {
    '/': [200, '<a href="/a#here">a</a> <a href="/moved">m</a> <script>"href=\\"/data\\""</script><img src="/no.png">'],
    '/a': [200, '<h2 id="here">A</h2><a href="/gone?x=1&amp;y=2">gone</a><a href="#there">there</a>'],
    '/moved': [302, '/a'],
  }
  const get = async (path: string) => {
    const [status, body] = pages[path] ?? [404, '']
    return { status, body, headers: { 'content-type': 'text/html', ...(status === 302 ? { location: body } : {}) } }
  }

  test('notices pages, pictures and anchors that are missing, and follows redirects', async () => {
    const { broken, reached } = await crawlSite('http://own.example', get, ['/'])
    expect(broken).toEqual(['/ → /no.png: 404', '/a → #there: no such anchor', '/a → /gone?x=1&y=2: 404'])
    expect([...reached].sort()).toEqual(['/', '/a'])
  })
})
