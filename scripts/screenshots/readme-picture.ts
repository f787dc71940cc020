// The picture in the README: the home page as it opens on a desktop, small enough for a repository.
import { rename, rm, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { takeShot } from './take-shot.ts'
import type { Visitors } from './visitors.ts'

const target = fileURLToPath(new URL('../../docs/screenshot.png', import.meta.url))
const maxBytes = 300_000

export async function takeReadmePicture(visitors: Visitors): Promise<{ file: string; complaints: string[] }> {
  const raw = `${target}.raw.png`
  const small = `${target}.small.png`
  try {
    const state = { name: 'home', path: '/', who: 'visitor' } as const
    const complaints = await takeShot(visitors, { state, width: 1440, scheme: 'light' }, raw, { fullPage: false })
    for (const quality of [100, 90, 80, 70, 60]) {
      await sharp(raw).png({ palette: true, quality, effort: 10, compressionLevel: 9 }).toFile(small)
      if ((await stat(small)).size > maxBytes) continue
      await rename(small, target)
      return { file: target, complaints }
    }
    throw new Error('The picture is too large, however few colours it has')
  } finally {
    await Promise.all([raw, small].map((file) => rm(file, { force: true })))
  }
}
