// What the compiler holds of a call, and what is sent for it. Of the types the compiler is the judge: where it is told to
// expect an error and there is none, it fails.
import { Hono } from 'hono'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { z } from 'zod'
import type { AppEnv } from '../app-env.ts'
import { body, params, query } from '../validate.ts'
import { pathOfKey } from './api-query.ts'
import { apiOf } from './typed-api.ts'

const routes = new Hono<AppEnv>()
  .get('/fish', query(z.object({ page: z.string().optional(), sea: z.enum(['north', '7']).optional() })), (c) =>
    c.json({ fish: [{ name: 'cod', caughtAt: new Date(0) }] }),
  )
  .get('/fish/:id', params(z.object({ id: z.string() })), (c) => c.json({ name: 'cod' }))
  .patch('/fish/:id', params(z.object({ id: z.string() })), body(z.strictObject({ name: z.string() })), (c) =>
    c.json(c.req.valid('json')),
  )
  .delete('/fish/:id', params(z.object({ id: z.string() })), (c) => c.body(null, 204))
  .get('/admin/fish/:id/fins', (c) => c.json({ fins: 7 }))

const api = apiOf<typeof routes>()

afterEach(() => vi.unstubAllGlobals())

function stubAnswer(text: string, status = 200) {
  const fetched = vi.fn(
    async (_path: string, _init: RequestInit) => new Response(status === 204 ? null : text, { status }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('a query has the key of its path and the type of its answer', () => {
  const one = api.query('/fish/:id', { param: { id: 'a/b' } })
  expect(one.queryKey).toEqual(['/api/fish', 'a%2Fb'])
  expect(pathOfKey(one.queryKey)).toBe('/api/fish/a%2Fb')
  const list = api.query('/fish', { query: { page: 2, sea: 7 } })
  expect(pathOfKey(list.queryKey)).toBe('/api/fish?page=2&sea=7')
  expect(api.query('/fish').queryKey).toEqual(['/api/fish'])
  stubAnswer('{}')
  expectTypeOf(api.call('GET', '/fish')).resolves.toEqualTypeOf<{ fish: { name: string; caughtAt: string }[] }>()
})

test('what begins alike is read anew together', () => {
  expect(api.keyOf('/fish')).toEqual(['/api/fish'])
  expect(api.keyOf('/admin')).toEqual(['/api/admin'])
  expect(api.query('/admin/fish/:id/fins', { param: { id: '1' } }).queryKey).toEqual([
    '/api/admin',
    'fish',
    '1',
    'fins',
  ])
})

test('a call sends its parts where they belong, and nothing comes back from nothing', async () => {
  const fetched = stubAnswer('{"name":"hake"}')
  const changed = await api.call('PATCH', '/fish/:id', { param: { id: '1' }, json: { name: 'hake' } })
  expectTypeOf(changed).toEqualTypeOf<{ name: string }>()
  expect(changed).toEqual({ name: 'hake' })
  expect(fetched).toHaveBeenCalledWith(
    '/api/fish/1',
    expect.objectContaining({ method: 'PATCH', body: '{"name":"hake"}' }),
  )
  stubAnswer('', 204)
  expect(await api.call('DELETE', '/fish/:id', { param: { id: '1' } })).toBeUndefined()
})

test('words of its own go with the token and the type of the body', async () => {
  const fetched = stubAnswer('{}')
  vi.stubGlobal('window', { localStorage: { getItem: () => 'ses_mine' } })
  const once = { headers: { 'Idempotency-Key': '7' } }
  await api.call('PATCH', '/fish/:id', { param: { id: '1' }, json: { name: 'hake' } }, once)
  expect(fetched.mock.calls[0]?.[1].headers).toEqual({
    'Idempotency-Key': '7',
    'Content-Type': 'application/json',
    Authorization: 'Bearer ses_mine',
  })
})

test('a wrong path, a missing part and a wrong field do not compile', () => {
  stubAnswer('{}')
  // @ts-expect-error: there is no such path
  api.query('/fishes')
  // @ts-expect-error: this path can't be deleted
  void api.call('DELETE', '/fish')
  // @ts-expect-error: which fish?
  api.query('/fish/:id')
  // @ts-expect-error: the parameter has another name
  api.query('/fish/:id', { param: { fishId: '1' } })
  // @ts-expect-error: the search knows no such word
  api.query('/fish', { query: { pages: 2 } })
  // @ts-expect-error: there is no such sea
  api.query('/fish', { query: { sea: 'south' } })
  // @ts-expect-error: the field has another name
  void api.call('PATCH', '/fish/:id', { param: { id: '1' }, json: { title: 'hake' } })
  // @ts-expect-error: the body is missing
  void api.call('PATCH', '/fish/:id', { param: { id: '1' } })
  // @ts-expect-error: the answer has no such field
  void api.call('GET', '/fish/:id', { param: { id: '1' } }).then((fish) => fish.title)
  // @ts-expect-error: nothing begins like this
  expect(api.keyOf('/fins')).toEqual(['/api/fins'])
})
