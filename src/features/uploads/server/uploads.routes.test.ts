import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StorageUnavailable } from '#platform/storage/storage.ts'
import { accountParts } from '#server/account-parts.ts'
import { anUpload, aPicture } from '#testing/jobs.ts'
import { aFreeMember, type Person } from '#testing/people.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'
import { receiveUpload, removeUnusedObjects } from './uploads.service.ts'

let site: TestSite
let person: Person
beforeAll(async () => {
  site = await startSite()
  person = await aFreeMember(site)
})
afterAll(() => site.stop())

type Ticket = { uploadURL: string; objectPath: string }
const start = async (who = person) => (await site.as(who)<Ticket>('POST', '/api/objects/upload')).body
async function put(url: string, bytes: Uint8Array, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${site.port}${url}`, {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers,
  })
  const text = await response.text()
  return { status: response.status, body: text ? (JSON.parse(text) as { error: string; code: string }) : null }
}
const read = (path: string, accept = '') => fetch(`http://127.0.0.1:${site.port}${path}`, { headers: { accept } })
const maxBytes = 5_242_880

/** A picture whose file has exactly so many bytes: noise, and a comment after it. */
async function pictureOf(size: number, format: 'png' | 'jpeg' | 'gif'): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer()
  expect(noise.length).toBeLessThanOrEqual(size)
  return Buffer.concat([noise, Buffer.alloc(size - noise.length)])
}

describe('a picture', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['gif', 'image/gif'],
  ] as const)('as %s is taken, checked and served as such, for ever and sandboxed', async (format, type) => {
    const bytes = await sharp(await aPicture('#ff7a59', 400))
      .toFormat(format)
      .toBuffer()
    const { uploadURL, objectPath } = await start()
    expect((await read(objectPath)).status).toBe(404)
    expect((await put(uploadURL, bytes)).status).toBe(204)
    const served = await read(objectPath)
    expect(served.status).toBe(200)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
  })

  test('comes smaller and as WebP where the browser takes it', async () => {
    const path = await anUpload(site, person, await aPicture('#1d8f9b', 800))
    const small = await read(`${path}?w=96`, 'image/avif,image/webp,*/*')
    expect([small.headers.get('content-type'), small.headers.get('vary')]).toEqual(['image/webp', 'Accept'])
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(96)
    expect((await read(`${path}?w=96`, 'image/png')).headers.get('content-type')).toBe('image/png')
    expect((await read(`${path}?w=9999`, 'image/webp')).headers.get('content-type')).toBe('image/png')
  })

  test('loses where and with what it was taken', async () => {
    const bytes = await sharp(await aPicture())
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' } })
      .toBuffer()
    expect(bytes.includes('SecretCamera')).toBe(true)
    const served = Buffer.from(await (await read(await anUpload(site, person, bytes))).arrayBuffer())
    expect(served.includes('SecretCamera')).toBe(false)
    expect((await sharp(served).metadata()).exif).toBeUndefined()
  })

  test.each(['png', 'jpeg', 'gif'] as const)('of exactly 5 MB is taken as %s, one byte more is not', async (format) => {
    expect((await put((await start()).uploadURL, await pictureOf(maxBytes, format))).status).toBe(204)
    const refused = await put((await start()).uploadURL, await pictureOf(maxBytes + 1, format))
    expect([refused.status, refused.body?.error]).toEqual([413, 'Please select a file smaller than 5MB'])
  })
})

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['text', Buffer.from('just some text'), 415, 'not_a_picture'],
    ['an SVG', Buffer.from(svg), 415, 'not_a_picture'],
    ['HTML named .png', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'not_a_picture'],
    ['nothing', Buffer.alloc(0), 415, 'not_a_picture'],
    [
      'only the first bytes of a PNG',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
      422,
      'picture_damaged',
    ],
  ])('%s is refused with a clear text, and the ticket stays good', async (_what, bytes, status, code) => {
    const { uploadURL } = await start()
    const answer = await put(uploadURL, bytes, { 'content-type': 'image/png' })
    expect([answer.status, answer.body?.code]).toEqual([status, code])
    expect((await put(uploadURL, await aPicture())).status).toBe(204)
  })

  test('a truncated file is refused', async () => {
    const whole = await sharp(await aPicture('#123456', 600))
      .jpeg()
      .toBuffer()
    expect((await put((await start()).uploadURL, whole.subarray(0, whole.length / 2))).body?.code).toBe(
      'picture_damaged',
    )
  })

  test('a picture of too many pixels is refused before it is unpacked', async () => {
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    const before = process.memoryUsage().rss
    const answer = await put((await start()).uploadURL, bomb)
    expect([answer.status, answer.body?.code]).toEqual([422, 'too_many_pixels'])
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  })
})

describe('a ticket', () => {
  test('is good for one file, for its owner, for a quarter of an hour', async () => {
    const { uploadURL } = await start()
    expect((await put(uploadURL, await aPicture())).status).toBe(204)
    expect((await put(uploadURL, await aPicture())).body?.code).toBe('ticket_not_valid')
    const other = await aFreeMember(site)
    const mine = await start()
    const foreign = await put(mine.uploadURL, await aPicture(), { authorization: `Bearer ${other.token}` })
    expect([foreign.status, foreign.body?.code]).toEqual([403, 'not_your_ticket'])
    expect((await put(`/api/objects/upload/upl_${'x'.repeat(43)}`, await aPicture())).status).toBe(403)
    const late = await start()
    site.advance(15 * 60_000)
    expect((await put(late.uploadURL, await aPicture())).body?.code).toBe('ticket_not_valid')
  })

  test('used twice at once takes one file', async () => {
    const { uploadURL } = await start()
    const picture = await aPicture()
    const answers = await Promise.all([put(uploadURL, picture), put(uploadURL, picture)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403])
  })
})

test('objects that nothing refers to are removed after a day; those in use stay', async () => {
  const [used, unused] = [await anUpload(site, person), await anUpload(site, person)]
  await site.as(person)('PATCH', '/api/users/profile-picture', { profilePicture: used })
  const { uploadURL } = await start()
  site.advance(14 * 60_000)
  await removeUnusedObjects(site.deps, accountParts.objectReferences)
  expect((await read(unused)).status).toBe(200)
  // Nor is an upload that has begun in anybody's way.
  expect((await put(uploadURL, await aPicture())).status).toBe(204)
  site.advance(25 * 3_600_000)
  await removeUnusedObjects(site.deps, accountParts.objectReferences)
  expect([(await read(used)).status, (await read(unused)).status]).toEqual([200, 404])
})

test('a file whose sender was cut off is removed in every size, later where the storage is away', async () => {
  const { objectPath } = await start()
  const id = objectPath.replace('/objects/', '')
  const { storage, db } = site.deps
  const keys = [id, `${id}.w96`, `${id}.w192`]
  for (const key of keys) await storage.put(key, await aPicture(), 'image/png')
  await db.pool.query(`update objects set status = 'receiving' where id = $1`, [id])
  const left = () => Promise.all(keys.map(async (key) => (await storage.get(key)) !== null))
  site.advance(25 * 3_600_000)
  const away = { ...storage, delete: () => Promise.reject(new StorageUnavailable('away')) }
  const tidyUp = (deps = site.deps) => removeUnusedObjects(deps, accountParts.objectReferences)
  await expect(tidyUp({ ...site.deps, storage: away })).rejects.toThrow(StorageUnavailable)
  expect(await left()).toEqual([true, true, true])
  await tidyUp()
  expect(await left()).toEqual([false, false, false])
})

test('a picture whose sender leaves while it is on its way leaves no file behind', async () => {
  const { uploadURL, objectPath } = await start()
  const id = objectPath.split('/').at(-1)!
  const leaveAndSend = async () => {
    await site.deps.db.pool.query('delete from objects where id = $1', [id])
    return aPicture('#ff7a59', 400)
  }
  const sending = receiveUpload(site.deps, uploadURL.split('/').at(-1)!, null, leaveAndSend)
  await expect(sending).rejects.toMatchObject({ reason: 'ticket_not_valid' })
  for (const key of [id, `${id}.w96`, `${id}.w384`]) expect(await site.deps.storage.get(key)).toBeNull()
})
