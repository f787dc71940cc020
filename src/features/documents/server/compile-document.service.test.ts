// What may be published: held to the rules of its kind, with pictures of our own alone.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isStoredObject, putObject, removeUnusedObjects } from '#features/uploads/server/uploads.service.ts'
import { accountParts } from '#server/account-parts.ts'
import { type DocumentDesk, openDocumentDesk } from './document-desk.fixture.ts'
import { findDocumentPictures } from './document-pictures.store.ts'

let desk: DocumentDesk
beforeAll(async () => {
  desk = await openDocumentDesk()
})
afterAll(() => desk.app.stop())

describe('what is published is held to the rules of its kind', () => {
  const text = async (name: string, edit: (markdown: string) => string) => {
    const { markdown, fields, revision } = await desk.read(name)
    const { status, body } = await desk.put(name, { markdown: edit(markdown), fields, revision })
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
    expect((await desk.read(article)).revision).toBe(1)
  })

  test('signs that no page has, each named as who writes knows it, with what takes its place', async () => {
    const about = (sign: string) => text('page/about', (all) => `${all}\n\n${sign}\n`)
    for (const [sign, name, instead] of [
      ['![A reef](https://elsewhere.example/reef.png)', 'A picture from elsewhere', '“Add a picture”'],
      ['# The reef', 'A heading with #', 'begin it with ## or ###'],
      ['#### The reef', 'A heading with ####', 'begin it with ## or ###'],
      ['| a | b |\n|---|---|\n| 1 | 2 |', 'A table', ''],
      ['~~gone~~', 'A line through words (~~)', ''],
    ] as const) {
      const [status, said] = await about(sign)
      expect([status, said]).toEqual([422, expect.stringContaining(`${name} can't be used here`)])
      expect(said).toContain(instead)
    }
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
      const { status, body } = await desk.change(article, fields)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
    }
  })

  test('what is missing is said in plain words', async () => {
    const { body } = await desk.put('article/unwritten', {
      markdown: 'Tides.',
      fields: { sources: [''] },
      revision: null,
    })
    expect(body.fields).toEqual({
      title: 'Please fill this in',
      description: 'Please fill this in',
      date: 'must be a day such as 2026-03-14',
      category: 'Please choose one of the offered values',
      author: 'Please choose one of the offered values',
      careers: 'Please fill this in',
      sources: 'Please fill this in',
    })
    expect((await desk.change(article, { description: 'Short' })).body.error).toBe('At least 50 characters')
  })

  test('a draft may be unfinished', async () => {
    const draft = { markdown: 'A first thought.', fields: { title: 'Tides' }, revision: null, publishAt: null }
    expect((await desk.put('article/tides', draft)).status).toBe(201)
    expect((await desk.change('article/tides', {})).status).toBe(422)
  })

  test('a script or an iframe stays what was typed, and a picture from elsewhere is refused', async () => {
    const evil = '<script>alert(1)</script>\n\n<iframe src="https://evil.example"></iframe>\n\n[x](javascript:alert(1))'
    const fields = { title: 'Evil', description: 'A page that tries to be more than a page, and is shown as typed.' }
    expect((await desk.put('page/evil', { markdown: evil, fields, revision: null })).status).toBe(201)
    const { body } = await desk.app.call('GET', '/api/documents/page')
    const tags = [...JSON.stringify(body).matchAll(/\["(\w+)",\{/g)].map(([, tag]) => tag)
    expect(new Set(tags)).toEqual(new Set(['p']))
    expect(JSON.stringify(body)).not.toContain('"href"')
    expect(await text('page/about', (all) => `${all}\n\n![A fish](https://evil.example/fish.png)`)).toEqual([
      422,
      expect.stringContaining('A picture from elsewhere'),
    ])
  })
})

test('which of many pictures are in use is found by reading the texts once', async () => {
  const { app } = desk
  const { fields } = await desk.read('page/about')
  const [used, ...unused] = Array.from({ length: 3 }, () => `/objects/${randomUUID()}`)
  const draft = {
    markdown: `Look: ![A reef](${used}) and ![A wreck](${used})`,
    fields,
    revision: null,
    publishAt: null,
  }
  expect((await desk.put('page/drafted-picture', draft)).status).toBe(201)
  const asked = vi.spyOn(app.deps.db.pool, 'query')
  expect(await findDocumentPictures(app.deps.db.orm, [used!, ...unused])).toEqual([used])
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockRestore()
})

test('a picture of our own is shown with its words, and told when it is not there', async () => {
  const { fields } = await desk.read('page/about')
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b4252' } })
    .png()
    .toBuffer()
  const path = await putObject(desk.app.deps, desk.app.deps.db.orm, desk.admin.user.id, png)
  const save = (markdown: string) => desk.put('page/with-picture', { markdown, fields, revision: null })
  const lost = `/objects/${randomUUID()}`
  expect((await save(`![A reef](${lost})`)).body.fields).toEqual({ markdown: `The picture ${lost} is not there` })
  expect((await save(`![](${path})`)).body.fields?.markdown).toMatch(/needs words/)
  expect((await save(`![A reef](${path})`)).status).toBe(201)
  const { body } = await desk.app.call('GET', '/api/documents/page')
  expect(JSON.stringify(body)).toContain(JSON.stringify(['img', { src: path, alt: 'A reef' }, []]))
  desk.app.advance(3 * 86_400_000)
  await removeUnusedObjects(desk.app.deps, accountParts.objectReferences)
  expect(await isStoredObject(desk.app.deps.db.orm, path)).toBe(true)
})
