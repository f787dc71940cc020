import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium, howToInstall, onlyIfItStarts } from './chromium.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocean-berth-browsers-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function aBrowser(name: string, exitCode: number): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 })
  return path
}

test('the browser that is named is taken, then the one on the path; a name that leads nowhere is no browser', async () => {
  const [named, onPath] = [await aBrowser('named', 0), await aBrowser('chromium', 0)]
  expect(findChromium({ CHROMIUM_PATH: named, PATH: folder })).toBe(named)
  expect(findChromium({ PATH: folder })).toBe(onPath)
  expect(findChromium({ CHROMIUM_PATH: join(folder, 'gone'), PATH: folder })).toBeNull()
})

test('a browser that cannot start, for want of its libraries, is as good as none', async () => {
  const [sound, broken] = [await aBrowser('sound', 0), await aBrowser('broken', 127)]
  expect([sound, broken, join(folder, 'gone'), null].map(onlyIfItStarts)).toEqual([sound, null, null, null])
})

test('what to install is said in one line', () => {
  expect(howToInstall).toMatch(/^.*apt-get install chromium.*$/)
})
