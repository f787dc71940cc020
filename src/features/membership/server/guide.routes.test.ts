// The guide is for members; everybody else is told what is in it and how each chapter begins.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, aMember, anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Guide, GuideTeaser } from '../guide.schema.ts'
import { Guide as GuideSchema, GuideTeaser as TeaserSchema } from '../guide.schema.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

test('members and admins read all of it, or one chapter', async () => {
  for (const reader of [await aMember(app), await anAdmin(app)]) {
    const { status, body } = await app.as(reader)<Guide>('GET', '/api/guide')
    expect(status).toBe(200)
    expect(GuideSchema.parse(body).chapters.length).toBeGreaterThanOrEqual(12)
    const chapter = await app.as(reader)('GET', `/api/guide/${body.chapters[3]!.id}`)
    expect(chapter.body).toEqual(body.chapters[3])
    expect(chapter.headers.get('cache-control')).toBe('no-store')
  }
})

test('visitors and free members get the beginnings, and a no for the rest', async () => {
  const free = await aFreeMember(app)
  const { body } = await app.call<GuideTeaser>('GET', '/api/guide/teaser')
  expect(TeaserSchema.strict().safeParse(body).success).toBe(true)
  for (const { id, opening } of body.chapters.filter(({ free: isFree }) => !isFree)) {
    expect(opening.length).toBeGreaterThan(60)
    expect((await app.call('GET', `/api/guide/${id}`)).status).toBe(401)
    expect(await app.as(free)('GET', `/api/guide/${id}`)).toMatchObject({ status: 403, body: { code: 'members_only' } })
  }
  expect((await app.call('GET', '/api/guide')).status).toBe(401)
  expect((await app.as(free)('GET', '/api/guide')).status).toBe(403)
})

test('one chapter is free to read as a whole', async () => {
  const { body } = await app.call<GuideTeaser>('GET', '/api/guide/teaser')
  const [chapter, ...others] = body.chapters.filter(({ free }) => free)
  expect(others).toEqual([])
  for (const call of [app.call, app.as(await aFreeMember(app))])
    expect(await call('GET', `/api/guide/${chapter!.id}`)).toMatchObject({
      status: 200,
      body: { title: chapter!.title },
    })
})

test('a chapter that is not there is a 404, also with an odd name', async () => {
  const member = await aMember(app)
  for (const id of ['no-such-chapter', '..%2Fbiome.json', '%00', 'After-A-No'])
    expect([id, (await app.as(member)('GET', `/api/guide/${id}`)).status]).toEqual([id, 404])
})
