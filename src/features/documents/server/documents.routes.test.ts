// Texts without a developer: saved as revisions, published at their time, refused with a reason, never lost.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteFacts } from '#shared/site-facts.ts'
import { aFreeMember } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import type { DocumentRow, Revision } from '../document.schema.ts'
import { type DocumentDesk, openDocumentDesk, pathOf } from './document-desk.fixture.ts'

let desk: DocumentDesk
beforeAll(async () => {
  desk = await openDocumentDesk()
})
afterAll(() => desk.app.stop())

const published = async (kind: string, of: TestApi = desk.app) => {
  const { body } = await of.call<{ documents: { slug: string; content: { title: string } | null }[] }>(
    'GET',
    `/api/documents/${kind}`,
  )
  return new Map(body.documents.map(({ slug, content }) => [slug, content]))
}
const edited = async () => (await desk.app.call<SiteFacts>('GET', '/api/site')).body.edited

test('what ships is the first revision, and nothing is edited', async () => {
  const { body } = await desk.app.as(desk.admin)<{ documents: DocumentRow[] }>('GET', '/api/admin/documents')
  const counts = Map.groupBy(body.documents, ({ kind }) => kind)
  expect([...counts].map(([kind, list]) => [kind, list.length])).toEqual([
    ['article', 8],
    ['career', 10],
    ['legal', 3],
    ['guide', 14],
    ['page', 2],
  ])
  expect(new Set(body.documents.map(({ state, revision }) => `${state} ${revision}`))).toEqual(new Set(['shipped 1']))
  expect(await edited()).toEqual([])
})

test('a save is a revision, counts at once, and the one before can be brought back', async () => {
  const name = 'article/coral-restoration-breakthrough'
  const before = await desk.read(name)
  const saved = await desk.change(name, { title: 'Corals, planted by hand' })
  expect([saved.status, saved.body.revision, saved.body.state]).toEqual([200, 2, 'published'])
  expect((await published('article')).get('coral-restoration-breakthrough')?.title).toBe('Corals, planted by hand')
  expect(await edited()).toEqual([name])
  const { body } = await desk.app.as(desk.admin)<{ revisions: Revision[] }>('GET', `${pathOf(name)}/revisions`)
  expect(body.revisions.map(({ revision, fields }) => [revision, fields.title])).toEqual([
    [2, 'Corals, planted by hand'],
    [1, before.fields.title],
  ])
  const restored = await desk.app.as(desk.admin)<Document>('POST', `${pathOf(name)}/restore`, { revision: 1 })
  expect(restored.body).toMatchObject({ revision: 3, fields: before.fields, markdown: before.markdown })
  expect((await published('article')).get('coral-restoration-breakthrough')?.title).toBe(before.fields.title)
  expect((await desk.app.as(desk.admin)('POST', `${pathOf(name)}/restore`, { revision: 9 })).status).toBe(404)
})

test('what waits for its time goes on waiting when another revision is brought back', async () => {
  const name = 'article/marine-protected-areas-success'
  const { markdown, fields, revision } = await desk.read(name)
  const publishAt = new Date(desk.app.deps.clock.now().getTime() + 86_400_000).toISOString()
  const draft = { markdown, fields: { ...fields, title: 'For tomorrow' }, revision, publishAt }
  expect((await desk.app.as(desk.admin)('PUT', pathOf(name), draft)).body).toMatchObject({ state: 'scheduled' })
  const restored = await desk.app.as(desk.admin)<Document>('POST', `${pathOf(name)}/restore`, { revision: 1 })
  expect(restored.body).toMatchObject({ state: 'scheduled', fields })
  const { body } = await desk.app.as(desk.admin)<{ revisions: Revision[] }>('GET', `${pathOf(name)}/revisions`)
  expect(body.revisions[0]).toMatchObject({ publishAt })
})

test('two editors at once lose nothing: one saves, the other is told', async () => {
  const name = 'career/oceanographer'
  const { markdown, fields, revision } = await desk.read(name)
  const titles = ['Oceanographer at sea', 'Oceanographer ashore']
  const both = await Promise.all(
    titles.map((title) => desk.put(name, { markdown, fields: { ...fields, title }, revision })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.error).toMatch(/saved this document meanwhile/)
  expect((await desk.put(name, { markdown, fields, revision: null })).status).toBe(409)
  expect((await desk.read(name)).revision).toBe(2)
})

describe('a new document', () => {
  const article = async () => {
    const { markdown, fields } = await desk.read('article/marine-protected-areas-success')
    return { markdown, fields: { ...fields, title: 'Seagrass comes back' }, revision: null }
  }

  test('is a draft until it is published, and an article that has left is known as gone', async () => {
    const name = 'article/seagrass-comes-back'
    const draft = await desk.put(name, { ...(await article()), publishAt: null })
    expect([draft.status, draft.body.state, draft.body.revision]).toEqual([201, 'draft', 1])
    expect((await published('article')).has('seagrass-comes-back')).toBe(false)
    expect((await desk.change(name, {})).body.state).toBe('published')
    expect((await published('article')).get('seagrass-comes-back')?.title).toBe('Seagrass comes back')
    expect((await desk.change(name, {}, { publishAt: null })).body.state).toBe('left')
    expect((await published('article')).get('seagrass-comes-back')).toBeNull()
    expect(await edited()).toContain(name)
  })

  test('is published at its time, on every instance', async () => {
    const other = await desk.app.beside()
    const publishAt = new Date(desk.app.deps.clock.now().getTime() + 600_000).toISOString()
    const saved = await desk.put('article/at-its-time', { ...(await article()), publishAt })
    expect([saved.status, saved.body.state]).toEqual([201, 'scheduled'])
    expect((await published('article')).has('at-its-time')).toBe(false)
    for (const instance of [desk.app, other]) instance.advance(600_001)
    expect((await published('article')).get('at-its-time')?.title).toBe('Seagrass comes back')
    await expect.poll(async () => (await published('article', other)).has('at-its-time')).toBe(true)
  })

  test('that is postponed comes out at its new time alone', async () => {
    const name = 'article/postponed'
    const inMinutes = (minutes: number) =>
      new Date(desk.app.deps.clock.now().getTime() + minutes * 60_000).toISOString()
    await desk.put(name, { ...(await article()), publishAt: inMinutes(10) })
    const { body } = await desk.change(name, {}, { publishAt: inMinutes(20) })
    expect([body.state, body.isPublic]).toEqual(['scheduled', false])
    desk.app.advance(10 * 60_000 + 1)
    expect((await published('article')).has('postponed')).toBe(false)
    desk.app.advance(10 * 60_000)
    expect((await published('article')).has('postponed')).toBe(true)
    expect(await desk.read(name)).toMatchObject({ state: 'published', isPublic: true })
  })

  test('that nobody has seen stays a draft, however often it is saved', async () => {
    const name = 'article/for-the-drawer'
    await desk.put(name, { ...(await article()), publishAt: null })
    const again = await desk.change(name, { title: 'For the drawer' }, { publishAt: null })
    expect([again.body.state, again.body.isPublic]).toEqual(['draft', false])
    const waiting = { publishAt: new Date(desk.app.deps.clock.now().getTime() + 86_400_000).toISOString() }
    expect((await desk.change(name, {}, waiting)).body).toMatchObject({ state: 'scheduled', isPublic: false })
    expect((await desk.change(name, {}, { publishAt: null })).body.state).toBe('draft')
    expect(await edited()).not.toContain(name)
  })

  test('can be a page, but not a legal text, and not one that is not there', async () => {
    const fields = {
      title: 'For schools',
      description: 'What we do for schools that want to show work with the ocean.',
    }
    const page = { markdown: 'Write to {supportEmail}.', fields, revision: null }
    expect((await desk.put('page/for-schools', page)).status).toBe(201)
    expect((await published('page')).get('for-schools')?.title).toBe('For schools')
    expect((await desk.put('legal/cookie-law', { ...page, publishAt: null })).status).toBe(403)
    expect((await desk.put('page/nowhere', { ...page, revision: 3 })).status).toBe(404)
    expect((await desk.put('page/Not A Slug', page)).status).toBe(404)
    expect((await desk.put('poem/for-schools', page)).status).toBe(404)
  })
})

test('a document of a megabyte is refused kindly, one of 250 kB is not too large', async () => {
  const draft = (size: number) => ({
    markdown: 'a'.repeat(size),
    fields: { title: 'Long' },
    revision: null,
    publishAt: null,
  })
  for (const size of [1_048_576, 257 * 1024]) {
    const kindly = { status: 413, body: { error: expect.stringContaining('256 kB'), code: 'document_too_large' } }
    expect(await desk.put('page/long', draft(size))).toMatchObject(kindly)
    const { markdown, fields } = draft(size)
    const preview = `${pathOf('page/long')}/preview`
    expect(await desk.app.as(desk.admin)('POST', preview, { markdown, fields })).toMatchObject(kindly)
  }
  expect((await desk.put('page/long', draft(250 * 1024))).status).not.toBe(413)
})

test('a release that brings another text leaves the operator’s in place, and shows both', async () => {
  const name = 'page/about'
  await desk.change(name, { title: 'About our crew' })
  expect(await desk.read(name)).toMatchObject({ revision: 2, shippedChanged: false })
  await desk.app.deps.db.pool.query(
    `update document_revisions set shipped_hash = 'of an older release' where slug = 'about'`,
  )
  expect(await desk.read(name)).toMatchObject({
    shippedChanged: true,
    fields: { title: 'About our crew' },
    shipped: { fields: { title: 'About us' } },
  })
  expect((await published('page')).get('about')?.title).toBe('About our crew')
  await desk.change(name, {})
  expect((await desk.read(name)).shippedChanged).toBe(false)
})

test('a preview saves nothing and says what is missing', async () => {
  const before = (await desk.read('page/about')).revision
  const { body, status } = await desk.app.as(desk.admin)<{
    content: { body: unknown }
    problems: Record<string, string>
  }>('POST', `${pathOf('page/about')}/preview`, {
    markdown: '[Lost](/career/pirate)',
    fields: (await desk.read('page/about')).fields,
  })
  expect([status, body.problems]).toEqual([200, { markdown: 'The link /career/pirate leads nowhere' }])
  expect(body.content.body).toEqual([['p', {}, [['a', { href: '/career/pirate' }, ['Lost']]]]])
  expect((await desk.read('page/about')).revision).toBe(before)
})

test('the guide follows, for members alone', async () => {
  const teaser = async () =>
    (await desk.app.call<{ chapters: { id: string; title: string }[] }>('GET', '/api/guide/teaser')).body.chapters
  const [first] = await teaser()
  await desk.change(`guide/${first!.id}`, { title: 'Begin with yourself' })
  expect((await teaser())[0]).toMatchObject({ id: first!.id, title: 'Begin with yourself' })
  expect((await desk.app.call('GET', '/api/documents/guide')).status).toBe(404)
})

test('how a chapter begins is told with the facts it names', async () => {
  const name = 'guide/before-the-price'
  const fields = { title: 'Before the price', order: 99 }
  const markdown = 'It costs {price}. Questions go to {supportEmail}.'
  expect((await desk.put(name, { markdown, fields, revision: null })).status).toBe(201)
  const { body } = await desk.app.call<{ chapters: { id: string; opening: string }[] }>('GET', '/api/guide/teaser')
  const { supportEmail, price } = (await desk.app.call<SiteFacts>('GET', '/api/site')).body
  expect(body.chapters.find(({ id }) => id === 'before-the-price')?.opening).toBe(
    `It costs ${price.text}. Questions go to ${supportEmail}.`,
  )
})

test('a text that waits for its time is held back by saving it as a draft', async () => {
  const name = 'career/marine-educator'
  const { title } = (await desk.change(name, { title: 'Teaching at sea' })).body
  const publishAt = new Date(desk.app.deps.clock.now().getTime() + 600_000).toISOString()
  expect((await desk.change(name, { title: 'Not yet' }, { publishAt })).body).toMatchObject({
    state: 'scheduled',
    isPublic: true,
  })
  desk.app.advance(1_000)
  expect((await desk.change(name, {}, { publishAt: null })).body).toMatchObject({ state: 'draft', isPublic: true })
  desk.app.advance(600_001)
  expect((await published('career')).get('marine-educator')?.title).toBe(title)
})

test('only admins write', async () => {
  const member = await aFreeMember(desk.app)
  expect((await desk.app.as(member)('PUT', pathOf('page/about'), {})).status).toBe(403)
  expect((await desk.app.as(member)('GET', '/api/admin/documents')).status).toBe(403)
  expect((await desk.app.call('GET', '/api/admin/documents')).status).toBe(401)
})
