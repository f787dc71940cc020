// npm run letters: every letter at two widths, light and dark, into shots/letters/; with --docs the two sheets in docs/.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { getChromium, howToInstall } from './chromium.ts'
import { samples } from './letters/samples.tsx'

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]
const widths = [390, 700]
const folder = fileURLToPath(new URL('../shots/letters', import.meta.url))
const docs = fileURLToPath(new URL('../docs', import.meta.url))

async function takeLetter(browser: Browser, html: string, width: number, colorScheme: Scheme): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme })
  try {
    await page.setContent(html)
    return await page.screenshot({ fullPage: true })
  } finally {
    await page.close()
  }
}

const sheet = { columns: 4, width: 300, gap: 20 }
const grounds: Record<Scheme, string> = { light: '#dbe8ee', dark: '#04101a' }

/** Columns that grow as evenly as they can, each picture at phone width made smaller. */
async function composeSheet(pictures: Buffer[], scheme: Scheme): Promise<Buffer> {
  const { columns, width, gap } = sheet
  const heights = Array.from({ length: columns }, () => gap)
  const placed = []
  for (const picture of pictures) {
    const input = await sharp(picture).resize({ width }).png().toBuffer()
    const { height = 0 } = await sharp(input).metadata()
    const column = heights.indexOf(Math.min(...heights))
    placed.push({ input, left: gap + column * (width + gap), top: heights[column]! })
    heights[column]! += height + gap
  }
  const size = { width: gap + columns * (width + gap), height: Math.max(...heights) }
  const paper = sharp({ create: { ...size, channels: 3, background: grounds[scheme] } }).composite(placed)
  return paper.png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer()
}

const executablePath = getChromium((line) => console.log(line))
if (!executablePath) throw new Error(howToInstall)
const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
const browser = await chromium.launch({ executablePath, args })
await mkdir(folder, { recursive: true })
try {
  for (const scheme of schemes) {
    const small: Buffer[] = []
    for (const { name, letter } of samples) {
      const { html } = renderLetter(letter)
      for (const width of widths) {
        const picture = await takeLetter(browser, html, width, scheme)
        if (width === widths[0]) small.push(picture)
        await writeFile(join(folder, `${name.replace(/\W+/g, '-')}-${width}-${scheme}.png`), picture)
      }
    }
    const file = join(process.argv.includes('--docs') ? docs : folder, `letters-${scheme}.png`)
    await writeFile(file, await composeSheet(small, scheme))
    console.log(file)
  }
} finally {
  await browser.close()
}
