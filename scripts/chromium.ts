// Finds a Chromium for browser tests and screenshots, or gets one where that can be done without asking.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The one without a window first: the same engine, and a third faster. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export const howToInstall =
  'Browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.'

/** CHROMIUM_PATH, then PATH, then Playwright's own. */
export function findChromium(env: Record<string, string | undefined> = process.env): string | null {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const usual = ['/usr/bin', '/usr/local/bin']
  const places = [onPath, usual].flatMap((folders) => names.flatMap((name) => folders.map((each) => join(each, name))))
  const found = places.find((path) => existsSync(path))
  if (found) return found
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : null
}

/** A browser that was downloaded without the libraries it needs is there, and yet can't start. */
export function onlyIfItStarts(path: string | null): string | null {
  return path && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0 ? path : null
}

/** Root on Debian gets the distribution's package; others try Playwright's download. Null when neither worked. */
export function getChromium(say: (line: string) => void): string | null {
  const found = findChromium()
  if (found || process.env.CHROMIUM_PATH) return onlyIfItStarts(found)
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    say("no Chromium found: installing Debian's package")
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    for (const name of names.slice(0, 2)) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore', env })
      if (findChromium()) break
    }
  } else {
    say("no Chromium found: trying Playwright's download")
    const cli = join('node_modules', '@playwright', 'test', 'cli.js')
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  }
  return onlyIfItStarts(findChromium())
}
