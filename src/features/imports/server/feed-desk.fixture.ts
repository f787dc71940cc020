// A desk that watches feeds a test shows: the application, an admin whose session never ends, and a web of its own.
import type { WaitingDraft } from '#features/jobs/job.schema.ts'
import { anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { openWebPages, type WebPages } from '#testing/web-pages.ts'
import type { Feed } from '../feed.schema.ts'

export const address = 'https://reef.example/feed'

export type FeedDesk = Awaited<ReturnType<typeof openFeedDesk>>

export async function openFeedDesk() {
  const web: WebPages = await openWebPages()
  const app: TestApi = await startApi({ OUTBOUND_TEST_HOSTS: web.hosts('reef.example', 'kelp.example') })
  let admin = await anAdmin(app)
  const call = <T>(method: string, path: string, body?: unknown) => app.as(admin)<T>(method, path, body)
  const drafts = async () => (await call<{ drafts: WaitingDraft[] }>('GET', '/api/admin/drafts')).body.drafts
  return {
    web,
    app,
    /** As the admin. */
    call,
    drafts,
    titles: async () => (await drafts()).map(({ title }) => title).sort(),
    feeds: async () => (await call<{ feeds: Feed[] }>('GET', '/api/admin/feeds')).body.feeds,
    watch: (url: string, more: object = {}) =>
      call<Feed & { code: string }>('POST', '/api/admin/feeds', { url, ...more }),
    look: (id: string) => call<Feed>('POST', `/api/admin/feeds/${id}/look`),
    /** At `address`, from now on. */
    show: (body: string, headers?: Record<string, string>) => web.show('reef.example/feed', xml(body, headers)),
    /** Sessions of admins end after an hour. */
    async pass(ms: number) {
      app.advance(ms)
      admin = await anAdmin(app)
    },
    async clear() {
      await app.deps.db.pool.query('delete from feeds')
      await app.deps.db.pool.query('delete from jobs')
      web.asked.length = 0
      web.requests.length = 0
    },
    async close() {
      await app.stop()
      await web.close()
    },
  }
}

type Item = { title?: string; link?: string; guid?: string; day?: number; text?: string }

export const xml = (body: string, headers: Record<string, string> = {}) => ({
  type: 'application/rss+xml',
  body,
  headers,
})
export const day = (number: number) => new Date(Date.UTC(2026, 9, number)).toUTCString()
export const rss = (...items: Item[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Reef jobs</title><link>https://reef.example/</link>${items.map(item).join('')}</channel></rss>`

function item({ title, link, guid, day: at, text }: Item): string {
  const id = guid ? `<guid isPermaLink="false">${guid}</guid>` : ''
  const posted = tag('pubDate', at === undefined ? undefined : day(at))
  return `<item>${tag('title', title)}${tag('link', link)}${id}${posted}${tag('description', text)}</item>`
}

const tag = (name: string, text: string | undefined) => (text === undefined ? '' : `<${name}>${text}</${name}>`)
