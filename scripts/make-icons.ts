// Draws the site's icons and the paper grain from one source. Run it after changing the mark: the results are committed.
import { writeFile } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { BrandMark } from '#design/illustration/brand-mark.tsx'
import { brand } from '#shared/brand.ts'

const web = new URL('../src/web/public/', import.meta.url)
const grainFile = new URL('../src/design/illustration/grain.png', import.meta.url)
const ground = '#0b4252'

const mark = renderToStaticMarkup(BrandMark({})).replace(/ class="[^"]*"/, ' xmlns="http://www.w3.org/2000/svg"')
/** Phones cut their own shape out of these, so the corners must be filled. */
const square = mark.replaceAll(/a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z/g, 'v8H0z').replace(' rx="8"', '')

async function drawIcon(name: string, svg: string, size: number, inset = 0): Promise<void> {
  const inner = Math.round(size * (1 - 2 * inset))
  const picture = await sharp(Buffer.from(svg), { density: 72 * (inner / 32) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const border = Math.round((size - inner) / 2)
  await sharp({ create: { width: size, height: size, channels: 4, background: inset ? ground : '#00000000' } })
    .composite([{ input: picture, left: border, top: border }])
    .png({ compressionLevel: 9 })
    .toFile(new URL(name, web).pathname)
}

/** Even noise of dark and light specks; from a fixed seed, so that a second run changes nothing. */
async function drawGrain(size = 128): Promise<void> {
  let seed = 20_240_611
  const pixels = Buffer.alloc(size * size * 4)
  for (let at = 0; at < pixels.length; at += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const draw = (seed >>> 8) / 0x1000000
    pixels.fill(draw < 0.5 ? 0 : 255, at, at + 3)
    pixels[at + 3] = Math.round(Math.abs(draw - 0.5) * 4) * 12
  }
  await sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .png({ palette: true, colours: 8, compressionLevel: 9 })
    .toFile(grainFile.pathname)
}

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  start_url: '/',
  display: 'standalone',
  background_color: '#f5f9fb',
  theme_color: '#051b29',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

await writeFile(new URL('favicon.svg', web), `${mark}\n`)
await drawIcon('favicon-32.png', mark, 32)
await drawIcon('apple-touch-icon.png', square, 180)
await drawIcon('icon-192.png', mark, 192)
await drawIcon('icon-512.png', mark, 512)
await drawIcon('icon-maskable-512.png', square, 512)
await writeFile(new URL('site.webmanifest', web), `${JSON.stringify(manifest, null, 2)}\n`)
await drawGrain()
