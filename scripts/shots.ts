// npm run shots: pictures of every page and state, at three widths, light and dark, into shots/.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { getChromium, howToInstall } from './chromium.ts'
import { writeContactSheet } from './screenshots/contact-sheet.ts'
import { startDemoSite } from './screenshots/demo-site.ts'
import { readShotFlags, type ShotFlags, usage } from './screenshots/flags.ts'
import { takeReadmePicture } from './screenshots/readme-picture.ts'
import { states } from './screenshots/states.ts'
import { nameOf, type Shot, takeShot } from './screenshots/take-shot.ts'
import { makeVisitors, type Visitors } from './screenshots/visitors.ts'

const folder = fileURLToPath(new URL('../shots', import.meta.url))

function readFlagsOrExit(): ShotFlags {
  try {
    return readShotFlags(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}

function choose({ only, widths, schemes }: ShotFlags): Shot[] {
  return states
    .flatMap((state) => widths.flatMap((width) => schemes.map((scheme) => ({ state, width, scheme }))))
    .filter((shot) => shot.state.widths?.includes(shot.width) ?? true)
    .filter((shot) => only?.test(nameOf(shot)) ?? true)
}

/** A state that can't be reached is a complaint too, and does not keep the others from being taken. */
async function takeAll(visitors: Visitors, flags: ShotFlags): Promise<number> {
  const shots = choose(flags)
  const taken: Shot[] = []
  let faults = 0
  await mkdir(folder, { recursive: true })
  for (const shot of shots) {
    const name = nameOf(shot)
    try {
      const complaints = await takeShot(visitors, shot, join(folder, name))
      taken.push(shot)
      faults += complaints.length
      console.log([name, ...complaints.map((text) => `  console: ${text}`)].join('\n'))
    } catch (error) {
      faults += 1
      console.log(`${name}\n  failed: ${error instanceof Error ? error.message : error}`)
    }
  }
  console.log(`\n${taken.length} of ${shots.length} pictures: ${await writeContactSheet(folder, taken)}`)
  return shots.length === 0 ? 1 : faults
}

async function takeForReadme(visitors: Visitors): Promise<number> {
  const { file, complaints } = await takeReadmePicture(visitors)
  console.log([file, ...complaints].join('\n'))
  return complaints.length
}

async function main(flags: ShotFlags): Promise<number> {
  const executablePath = getChromium((line) => console.log(line))
  if (!executablePath) throw new Error(howToInstall)
  const site = await startDemoSite()
  try {
    const args = ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
    const browser = await chromium.launch({ executablePath, args })
    try {
      const visitors = makeVisitors(browser, site.url)
      return await (flags.readme ? takeForReadme(visitors) : takeAll(visitors, flags))
    } finally {
      await browser.close()
    }
  } finally {
    await site.stop()
  }
}

const faults = await main(readFlagsOrExit())
process.exit(faults === 0 ? 0 : 1)
