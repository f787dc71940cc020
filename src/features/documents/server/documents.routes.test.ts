// Texts without a developer: saved as revisions, published at their time, refused with a reason, never lost.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isStoredObject, putObject, removeUnusedObjects } from '#features/uploads/server/uploads.service.ts'
import { accountParts } from '#server/account-parts.ts'
import type { SiteFacts } from '#shared/site-facts.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Document, DocumentRow, Revision } from '../document.schema.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

type Refused = { error: string; fields?: Record<string, string> }
const at = (name: string) => `/api/admin/documents/${name}`
const read = async (name: string) => (await app.as(admin)<Document>('GET', at(name))).body
const put = (name: string, body: unknown) => app.as(admin)<Document & Refused>('PUT', at(name), body)
const published = async (kind: string, of: TestApi = app) => {
  const { body } = await of.call<{ documents: { slug: string; content: { title: string } | null }[] }>(
    'GET',
    `/api/documents/${kind}`,
  )
  return new Map(body.documents.map(({ slug, content }) => [slug, content]))
}
const edited = async () => (await app.call<SiteFacts>('GET', '/api/site')).body.edited

/** A document as it stands, with something changed. */
async function change(name: string, fields: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const document = await read(name)
  const { markdown, revision } = document
  return put(name, { markdown, fields: { ...document.fields, ...fields }, revision, ...more })
}

test('what ships is the first revision, and nothing is edited', async () => {
  const { body } = await app.as(admin)<{ documents: DocumentRow[] }>('GET', '/api/admin/documents')
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
  const before = await read(name)
  const saved = await change(name, { title: 'Corals, planted by hand' })
  expect([saved.status, saved.body.revision, saved.body.state]).toEqual([200, 2, 'published'])
  expect((await published('article')).get('coral-restoration-breakthrough')?.title).toBe('Corals, planted by hand')
  expect(await edited()).toEqual([name])
  const { body } = await app.as(admin)<{ revisions: Revision[] }>('GET', `${at(name)}/revisions`)
  expect(body.revisions.map(({ revision, fields }) => [revision, fields.title])).toEqual([
    [2, 'Corals, planted by hand'],
    [1, before.fields.title],
  ])
  const restored = await app.as(admin)<Document>('POST', `${at(name)}/restore`, { revision: 1 })
  expect(restored.body).toMatchObject({ revision: 3, fields: before.fields, markdown: before.markdown })
  expect((await published('article')).get('coral-restoration-breakthrough')?.title).toBe(before.fields.title)
  expect((await app.as(admin)('POST', `${at(name)}/restore`, { revision: 9 })).status).toBe(404)
})

test('two editors at once lose nothing: one saves, the other is told', async () => {
  const name = 'career/oceanographer'
  const { markdown, fields, revision } = await read(name)
  const titles = ['Oceanographer at sea', 'Oceanographer ashore']
  const both = await Promise.all(titles.map((title) => put(name, { markdown, fields: { ...fields, title }, revision })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.error).toMatch(/saved this document meanwhile/)
  expect((await put(name, { markdown, fields, revision: null })).status).toBe(409)
  expect((await read(name)).revision).toBe(2)
})

describe('a new document', () => {
  const article = async () => {
    const { markdown, fields } = await read('article/marine-protected-areas-success')
    return { markdown, fields: { ...fields, title: 'Seagrass comes back' }, revision: null }
  }

  test('is a draft until it is published, and an article that has left is known as gone', async () => {
    const name = 'article/seagrass-comes-back'
    const draft = await put(name, { ...(await article()), publishAt: null })
    expect([draft.status, draft.body.state, draft.body.revision]).toEqual([201, 'draft', 1])
    expect((await published('article')).has('seagrass-comes-back')).toBe(false)
    expect((await change(name, {})).body.state).toBe('published')
    expect((await published('article')).get('seagrass-comes-back')?.title).toBe('Seagrass comes back')
    expect((await change(name, {}, { publishAt: null })).body.state).toBe('left')
    expect((await published('article')).get('seagrass-comes-back')).toBeNull()
    expect(await edited()).toContain(name)
  })

  test('is published at its time, on every instance', async () => {
    const other = await app.beside()
    const publishAt = new Date(app.deps.clock.now().getTime() + 600_000).toISOString()
    const saved = await put('article/at-its-time', { ...(await article()), publishAt })
    expect([saved.status, saved.body.state]).toEqual([201, 'scheduled'])
    expect((await published('article')).has('at-its-time')).toBe(false)
    for (const instance of [app, other]) instance.advance(600_001)
    expect((await published('article')).get('at-its-time')?.title).toBe('Seagrass comes back')
    await expect.poll(async () => (await published('article', other)).has('at-its-time')).toBe(true)
  })

  test('can be a page, but not a legal text, and not one that is not there', async () => {
    const fields = {
      title: 'For schools',
      description: 'What we do for schools that want to show work with the ocean.',
    }
    const page = { markdown: 'Write to {supportEmail}.', fields, revision: null }
    expect((await put('page/for-schools', page)).status).toBe(201)
    expect((await published('page')).get('for-schools')?.title).toBe('For schools')
    expect((await put('legal/cookie-law', { ...page, publishAt: null })).status).toBe(403)
    expect((await put('page/nowhere', { ...page, revision: 3 })).status).toBe(404)
    expect((await put('page/Not A Slug', page)).status).toBe(404)
    expect((await put('poem/for-schools', page)).status).toBe(404)
  })
})

describe('what is published is held to the rules of its kind', () => {
  const text = async (name: string, edit: (markdown: string) => string) => {
    const { markdown, fields, revision } = await read(name)
    const { status, body } = await put(name, { markdown: edit(markdown), fields, revision })
    return [status, body.fields?.markdown ?? null]
  }
  const article = 'article/build-career-marine-biology'

  test('length, headings, quote and links', async () => {
    expect(await text(article, () => 'Too short.')).toEqual([422, expect.stringContaining('minutes to read')])
    expect(await text(article, (all) => all.replaceAll('## ', ''))).toEqual([422, expect.stringContaining('headings')])
    expect(await text(article, (all) => all.replaceAll(/^> /gm, ''))).toEqual([422, expect.stringContaining('quote')])
    expect(await text(article, (all) => `${all}\n\n[Lost](/blog/not-there)`)).toEqual([
      422,
      'The link /blog/not-there leads nowhere',
    ])
    expect(await text('career/marine-engineer', (all) => all.replace('First steps', 'Last steps'))).toEqual([
      422,
      expect.stringContaining('First steps'),
    ])
    expect((await read(article)).revision).toBe(1)
  })

  test('fields, and what they refer to', async () => {
    const wrong: [string, Record<string, unknown>][] = [
      ['sources', { sources: ['One', 'Two'] }],
      ['careers', { careers: ['astronaut'] }],
      ['description', { description: 'Short' }],
      ['category', { category: 'Gossip' }],
      ['colour', { colour: 'red' }],
    ]
    for (const [field, fields] of wrong) {
      const { status, body } = await change(article, fields)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
    }
  })

  test('a draft may be unfinished', async () => {
    const draft = { markdown: 'A first thought.', fields: { title: 'Tides' }, revision: null, publishAt: null }
    expect((await put('article/tides', draft)).status).toBe(201)
    expect((await change('article/tides', {})).status).toBe(422)
  })

  test('a script or an iframe stays what was typed, and a picture from elsewhere is refused', async () => {
    const evil = '<script>alert(1)</script>\n\n<iframe src="https://evil.example"></iframe>\n\n[x](javascript:alert(1))'
    const fields = { title: 'Evil', description: 'A page that tries to be more than a page, and is shown as typed.' }
    expect((await put('page/evil', { markdown: evil, fields, revision: null })).status).toBe(201)
    const { body } = await app.call('GET', '/api/documents/page')
    const tags = [...JSON.stringify(body).matchAll(/\["(\w+)",\{/g)].map(([, tag]) => tag)
    expect(new Set(tags)).toEqual(new Set(['p']))
    expect(JSON.stringify(body)).not.toContain('"href"')
    expect(await text('page/about', (all) => `${all}\n\n![A fish](https://evil.example/fish.png)`)).toEqual([
      422,
      expect.stringContaining('image'),
    ])
  })
})

test('a picture of our own is shown with its words, and told when it is not there', async () => {
  const { fields } = await read('page/about')
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b4252' } })
    .png()
    .toBuffer()
  const path = await putObject(app.deps, app.deps.db.orm, admin.user.id, png)
  const save = (markdown: string) => put('page/with-picture', { markdown, fields, revision: null })
  const lost = `/objects/${randomUUID()}`
  expect((await save(`![A reef](${lost})`)).body.fields).toEqual({ markdown: `The picture ${lost} is not there` })
  expect((await save(`![](${path})`)).body.fields?.markdown).toMatch(/needs words/)
  expect((await save(`![A reef](${path})`)).status).toBe(201)
  const { body } = await app.call('GET', '/api/documents/page')
  expect(JSON.stringify(body)).toContain(JSON.stringify(['img', { src: path, alt: 'A reef' }, []]))
  app.advance(3 * 86_400_000)
  await removeUnusedObjects(app.deps, accountParts.objectReferences)
  expect(await isStoredObject(app.deps.db.orm, path)).toBe(true)
  admin = await anAdmin(app)
})

test('a document of a megabyte is refused kindly, one of 250 kB is not too large', async () => {
  const draft = (size: number) => ({
    markdown: 'a'.repeat(size),
    fields: { title: 'Long' },
    revision: null,
    publishAt: null,
  })
  expect(await put('page/long', draft(1_000_000))).toMatchObject({ status: 413 })
  const refused = await put('page/long', draft(257 * 1024))
  expect([refused.status, refused.body.error]).toEqual([413, expect.stringContaining('256 kB')])
  expect((await put('page/long', draft(250 * 1024))).status).not.toBe(413)
})

test('a release that brings another text leaves the operator’s in place, and shows both', async () => {
  const name = 'page/about'
  await change(name, { title: 'About our crew' })
  expect(await read(name)).toMatchObject({ revision: 2, shippedChanged: false })
  await app.deps.db.pool.query(
    `update document_revisions set shipped_hash = 'of an older release' where slug = 'about'`,
  )
  expect(await read(name)).toMatchObject({
    shippedChanged: true,
    fields: { title: 'About our crew' },
    shipped: { fields: { title: 'About us' } },
  })
  expect((await published('page')).get('about')?.title).toBe('About our crew')
  await change(name, {})
  expect((await read(name)).shippedChanged).toBe(false)
})

test('a preview saves nothing and says what is missing', async () => {
  const before = (await read('page/about')).revision
  const { body, status } = await app.as(admin)<{ content: { body: unknown }; problems: Record<string, string> }>(
    'POST',
    `${at('page/about')}/preview`,
    { markdown: '[Lost](/career/pirate)', fields: (await read('page/about')).fields },
  )
  expect([status, body.problems]).toEqual([200, { markdown: 'The link /career/pirate leads nowhere' }])
  expect(body.content.body).toEqual([['p', {}, [['a', { href: '/career/pirate' }, ['Lost']]]]])
  expect((await read('page/about')).revision).toBe(before)
})

test('every version of a legal text stays readable, and a consent names its own', async () => {
  const consentOf = async (person: Person) => {
    await app.as(person)('POST', '/api/membership/consent', { termsOfSale: true, sameEmail: true })
    const { rows } = await app.deps.db.pool.query('select terms_version from payment_consents where user_id = $1', [
      person.user.id,
    ])
    return rows[0].terms_version
  }
  expect(await consentOf(await aFreeMember(app))).toBe('2025-10-05')
  expect((await change('legal/terms-of-sale', { lastUpdated: '2026-11-16' })).status).toBe(200)
  expect((await change('legal/terms-of-sale', { title: 'A draft' }, { publishAt: null })).body.state).toBe('draft')
  expect(await consentOf(await aFreeMember(app))).toBe('2026-11-16.2')
  const { body } = await app.call<{ versions: { version: string; text: { lastUpdated: string } }[] }>(
    'GET',
    '/api/documents/legal/terms-of-sale/versions',
  )
  expect(body.versions.map(({ version, text }) => [version, text.lastUpdated])).toEqual([
    ['2026-11-16.2', '2026-11-16'],
    ['2025-10-05', '2025-10-05'],
  ])
})

test('a change in earnest asks who was there before to agree, once and to that version', async () => {
  const [member, name] = [await aFreeMember(app), 'legal/terms-of-service']
  const due = async (person: Person) =>
    (await app.as(person)<{ due: { slug: string; version: string }[] }>('GET', '/api/legal/due')).body.due
  await change(name, { lastUpdated: '2026-11-17' })
  expect(await due(member)).toEqual([])
  app.advance(1_000)
  await change(name, { lastUpdated: '2026-11-18', asksAgain: true })
  const [asked] = await due(member)
  expect(asked).toEqual({ slug: 'terms-of-service', title: 'Terms of Service', version: '2026-11-18.3' })
  app.advance(1_000)
  expect(await due(await aFreeMember(app))).toEqual([])
  const agree = (version: string) => app.as(member)('POST', '/api/legal/agree', { slug: 'terms-of-service', version })
  expect((await agree('2026-11-17.2')).status).toBe(409)
  expect((await agree(asked!.version)).status).toBe(204)
  expect((await agree(asked!.version)).status).toBe(204)
  expect(await due(member)).toEqual([])
  const { body } = await app.as(member)('GET', `/api/users/${member.user.id}/export`)
  expect(JSON.stringify(body)).toContain('2026-11-18.3')
})

test('the guide follows, for members alone', async () => {
  const teaser = async () =>
    (await app.call<{ chapters: { id: string; title: string }[] }>('GET', '/api/guide/teaser')).body.chapters
  const [first] = await teaser()
  await change(`guide/${first!.id}`, { title: 'Begin with yourself' })
  expect((await teaser())[0]).toMatchObject({ id: first!.id, title: 'Begin with yourself' })
  expect((await app.call('GET', '/api/documents/guide')).status).toBe(404)
})

test('only admins write', async () => {
  const member = await aFreeMember(app)
  expect((await app.as(member)('PUT', at('page/about'), {})).status).toBe(403)
  expect((await app.as(member)('GET', '/api/admin/documents')).status).toBe(403)
  expect((await app.call('GET', '/api/admin/documents')).status).toBe(401)
})
