import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anUpload, aPicture } from '#testing/jobs.ts'
import { type ObjectStore, openObjectStore } from '#testing/object-store.ts'
import { aFreeMember } from '#testing/people.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'
import { makeTestFolder } from '#testing/test-folder.ts'

let folder: string
let store: ObjectStore
let site: TestSite
beforeAll(async () => {
  folder = await makeTestFolder()
  store = await openObjectStore(folder)
  site = await startSite(store.env)
})
afterAll(async () => {
  await site.stop()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

test('a picture goes by the three steps into S3, is served from there in its sizes, and leaves with the account', async () => {
  const person = await aFreeMember(site)
  const path = await anUpload(site, person, await aPicture('#ff7a59', 400))
  const saved = await site.as(person)('PATCH', '/api/users/profile-picture', { profilePicture: path })
  expect(saved.status).toBe(200)
  const read = (query: string) => fetch(`http://127.0.0.1:${site.port}${path}${query}`)
  expect((await read('')).headers.get('content-type')).toBe('image/png')
  expect((await read('?w=192')).status).toBe(200)
  const gone = await site.as(person)('DELETE', `/api/users/${person.user.id}`)
  expect(gone.status).toBeLessThan(300)
  expect((await read('')).status).toBe(404)
})

test('a storage that is away keeps nobody from changing a picture or leaving; what is left there goes later', async () => {
  const person = await aFreeMember(site)
  const act = site.as(person)
  const [before, after] = [
    await anUpload(site, person, await aPicture()),
    await anUpload(site, person, await aPicture()),
  ]
  await act('PATCH', '/api/users/profile-picture', { profilePicture: before })
  const { port } = new URL(store.settings.endpoint)
  await store.close()
  expect((await act('PATCH', '/api/users/profile-picture', { profilePicture: after })).status).toBe(200)
  expect((await act('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
  expect((await act('GET', '/api/user')).status).toBe(401)
  store = await openObjectStore(folder, Number(port))
})

test('while the storage is away a picture is neither taken nor shown, and the same address takes it afterwards', async () => {
  const person = await aFreeMember(site)
  const shown = await anUpload(site, person, await aPicture())
  const { body } = await site.as(person)<{ uploadURL: string; objectPath: string }>('POST', '/api/objects/upload')
  const at = (path: string) => `http://127.0.0.1:${site.port}${path}`
  const picture = new Uint8Array(await aPicture())
  const send = () => fetch(at(body.uploadURL), { method: 'PUT', body: picture })
  const { port } = new URL(store.settings.endpoint)
  await store.close()
  for (const answer of [await send(), await fetch(at(shown))]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    await answer.body?.cancel()
  }
  store = await openObjectStore(folder, Number(port))
  expect((await send()).status).toBe(204)
  expect((await fetch(at(body.objectPath))).status).toBe(200)
})
