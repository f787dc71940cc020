// One real call for every act on watched feeds, and what the audit log must say of it.
import type { WebPages } from '../web-pages.ts'
import {
  type AdminAct,
  type AdminActs,
  aPast,
  expectText,
  type House,
  type PrepareAct,
  run,
} from './audit-act.fixture.ts'

export const feedHost = 'acts-feed.example'

export function showFeed(web: WebPages): void {
  const body = '<rss version="2.0"><channel><title>Harbour jobs</title></channel></rss>'
  web.show(`${feedHost}/feed`, { type: 'application/rss+xml', body })
}

async function aFeed({ app }: House, name: string): Promise<string> {
  const { rows } = await run(
    app,
    `insert into feeds (url, url_key, title, next_at, created_at)
      values ('https://${feedHost}/${name}', '${name}', '${name}', now() + interval '1 day', now()) returning id`,
  )
  return rows[0].id
}

const onFeed =
  (
    name: string,
    act: (id: string) => Pick<AdminAct, 'path' | 'body'>,
    before: object,
    after: object | null,
  ): PrepareAct =>
  async (house) => {
    const id = await aFeed(house, name)
    const said = { title: name }
    return { ...act(id), subject: id, before: { ...said, ...before }, after: after && { ...said, ...after } }
  }

const path = (id: string) => `/api/admin/feeds/${id}`

export const feedActs: AdminActs = {
  'POST /api/admin/feeds': async () => ({
    path: '/api/admin/feeds',
    body: { url: `https://${feedHost}/feed` },
    subject: expectText(/^[\da-f-]{36}$/),
    before: null,
    after: { title: 'Harbour jobs', paused: false },
  }),
  'PATCH /api/admin/feeds/:id': onFeed(
    'tides',
    (id) => ({ path: path(id), body: { paused: true } }),
    { paused: false },
    { paused: true },
  ),
  'POST /api/admin/feeds/:id/look': onFeed('winds', (id) => ({ path: `${path(id)}/look` }), {}, { next_at: aPast }),
  'DELETE /api/admin/feeds/:id': onFeed('waves', (id) => ({ path: path(id) }), {}, null),
}
