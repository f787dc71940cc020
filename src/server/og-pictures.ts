// Pictures for shared links, 1200 by 630: /og.png for the site, /og/career/:id.png and /og/blog/:id.png for its pages.
import { readFile } from 'node:fs/promises'
import type { Hono } from 'hono'
import sharp from 'sharp'
import { articleScenes, careerScenes } from '#features/content/ui/illustrations/scenes.ts'
import type { AppEnv } from '#http/app-env.ts'

const drawn = new URL('../features/content/ui/illustrations/drawn/', import.meta.url)
const markFile = new URL('../web/public/favicon.svg', import.meta.url)
const size = { width: 1200, height: 630 }
const mark = { side: 112, fromEdge: 44 }
const aWeek = 'public, max-age=604800'

const scenesOf: Record<string, Record<string, unknown>> = { career: careerScenes, blog: articleScenes }

export function mountOgPictures(site: Hono<AppEnv>): void {
  // Only known ids get in, so it holds nineteen pictures at most. One that failed is tried again.
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const take = (scene: string) => {
    const picture = kept.get(scene) ?? drawPicture(scene)
    kept.set(scene, picture)
    picture.catch(() => kept.delete(scene))
    return picture
  }

  site.get('/og.png', async (c) =>
    c.body(await take('site'), 200, { 'Content-Type': 'image/png', 'Cache-Control': aWeek }),
  )
  site.get('/og/:kind/:file{[a-z-]+\\.png}', async (c) => {
    const id = c.req.param('file').slice(0, -'.png'.length)
    if (!Object.hasOwn(scenesOf[c.req.param('kind')] ?? {}, id)) return c.text('Not found', 404)
    return c.body(await take(id), 200, { 'Content-Type': 'image/png', 'Cache-Control': aWeek })
  })
}

async function drawPicture(scene: string): Promise<Uint8Array<ArrayBuffer>> {
  const [svg, markSvg] = await Promise.all([readFile(new URL(`${scene}.svg`, drawn)), readFile(markFile)])
  const brandMark = await sharp(markSvg, { density: 72 * (mark.side / 32) })
    .resize(mark.side, mark.side)
    .png()
    .toBuffer()
  const picture = await sharp(svg, { density: 144 })
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: brandMark, left: mark.fromEdge, top: size.height - mark.side - mark.fromEdge }])
    .flatten({ background: '#0b4252' })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return new Uint8Array(picture)
}
