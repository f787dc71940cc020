// Draws every career's and article's scene into an SVG file. Run it after changing a scene: the files are committed.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { drawScene } from '#features/content/ui/illustrations/draw-scene.ts'
import { scenes } from '#features/content/ui/illustrations/scenes.ts'

const folder = new URL('../src/features/content/ui/illustrations/drawn/', import.meta.url)

await mkdir(folder, { recursive: true })
for (const name of await readdir(folder)) {
  if (!(name.replace(/\.svg$/, '') in scenes)) await rm(new URL(name, folder))
}
for (const [id, scene] of Object.entries(scenes)) await writeFile(new URL(`${id}.svg`, folder), drawScene(scene))
