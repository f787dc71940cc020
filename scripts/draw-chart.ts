// Draws the chart's world: land, sea areas, and where each area's number stands. Run it after changing an area: the result is
// committed, so that neither the atlas nor its library is needed where pages are made.
import { readFile, writeFile } from 'node:fs/promises'
import { drawWorld } from '#features/chart/build/draw-world.ts'

const target = new URL('../src/features/chart/drawn-world.gen.ts', import.meta.url)
const before = await readFile(target, 'utf8').catch(() => '')
const now = await drawWorld()
await writeFile(target, now)
process.stdout.write(`${now === before ? 'Unchanged' : 'Drawn'}: ${now.length} characters\n`)
