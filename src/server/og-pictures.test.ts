// The pictures shown where a link to the site is shared.
import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { AppEnv } from '#http/app-env.ts'
import { mountOgPictures } from './og-pictures.ts'

const site = new Hono<AppEnv>()
mountOgPictures(site)

test.each(['/og.png', '/og/career/oceanographer.png', '/og/blog/coral-restoration-breakthrough.png'])(
  '%s is a picture of the size that networks show',
  async (path) => {
    const response = await site.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800')
    const picture = Buffer.from(await response.arrayBuffer())
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(picture.length).toBeLessThan(600 * 1024)
  },
)

test('the mark stands in the lower left corner', async () => {
  const response = await site.request('/og/career/marine-engineer.png')
  const corner = { left: 100, top: 500, width: 1, height: 1 }
  const pixel = await sharp(Buffer.from(await response.arrayBuffer()))
    .extract(corner)
    .removeAlpha()
    .raw()
    .toBuffer()
  expect([...pixel]).toEqual([0xff, 0x7a, 0x59])
})

test.each(['/og/career/pirate.png', '/og/blog/oceanographer.png', '/og/career/constructor.png', '/og/forum/site.png'])(
  '%s is not a picture',
  async (path) => {
    expect((await site.request(path)).status).toBe(404)
  },
)
