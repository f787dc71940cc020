// docs/illustrations.png: every scene at card size on one sheet, half of them on a dark ground. With a folder named, each at full size too.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { scenes } from '#features/content/ui/illustrations/scenes.ts'
import { findChromium, howToInstall } from './chromium.ts'

const drawn = new URL('../src/features/content/ui/illustrations/drawn/', import.meta.url)
const grainFile = new URL('../src/design/illustration/grain.png', import.meta.url)
const sheetFile = new URL('../docs/illustrations.png', import.meta.url)
const fullSizeFolder = process.argv[2]

const executablePath = findChromium()
if (!executablePath) throw new Error(howToInstall)

const grain = `data:image/png;base64,${(await readFile(grainFile)).toString('base64')}`
const pictures = await Promise.all(
  Object.keys(scenes).map(async (id) => {
    const svg = await readFile(new URL(`${id}.svg`, drawn))
    return { id, src: `data:image/svg+xml;base64,${svg.toString('base64')}` }
  }),
)

const figure = ({ id, src }: { id: string; src: string }) =>
  `<figure><div><img src="${src}" alt=""></div><figcaption>${id}</figcaption></figure>`
const looks = `
  body { margin: 0; font: 14px system-ui, sans-serif; }
  section { display: grid; grid-template-columns: repeat(3, 360px); gap: 28px; padding: 36px; background: #f5f9fb; color: #36505e; }
  section + section { background: #07202f; color: #a9c3d0; }
  figure { margin: 0; } figcaption { margin-top: 8px; }
  div { position: relative; aspect-ratio: 16/10; overflow: hidden; border-radius: 16px; }
  div::after { content: ''; position: absolute; inset: 0; background: url(${grain}) 0/128px; opacity: 0.34; }
  img { display: block; width: 100%; height: 100%; object-fit: cover; }`
const half = 9

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1208, height: 900 } })
await page.setContent(
  `<style>${looks}</style><section>${pictures.slice(0, half).map(figure).join('')}</section><section>${pictures.slice(half).map(figure).join('')}</section>`,
)
await writeFile(sheetFile, await page.screenshot({ fullPage: true }))
if (fullSizeFolder) {
  for (const { id, src } of pictures) {
    await page.setViewportSize({ width: 960, height: 600 })
    await page.setContent(
      `<style>body { margin: 0 } img { display: block; width: 960px }</style><img src="${src}" alt="">`,
    )
    await page.screenshot({ path: join(fullSizeFolder, `${id}.png`) })
  }
}
await browser.close()
