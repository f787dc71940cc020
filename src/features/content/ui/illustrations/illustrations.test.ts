// The scenes and the files drawn from them.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readAll, readArticle, readCareer } from '../../build/read-content.ts'
import { drawScene } from './draw-scene.ts'
import { articleScenes, careerScenes, scenes } from './scenes.ts'

const folder = new URL('./drawn/', import.meta.url)
const readDrawn = (id: string) => readFileSync(new URL(`${id}.svg`, folder), 'utf8')
const all = Object.entries(scenes)

test('every career and every article has a scene of its own', () => {
  expect(Object.keys(careerScenes).sort()).toEqual(
    readAll('careers', readCareer)
      .map(({ id }) => id)
      .sort(),
  )
  expect(Object.keys(articleScenes).sort()).toEqual(
    readAll('articles', readArticle)
      .map(({ id }) => id)
      .sort(),
  )
  expect(new Set(all.map(([id]) => readDrawn(id))).size).toBe(all.length)
})

test('nothing else lies among the drawn files', () => {
  expect(readdirSync(folder).sort()).toEqual(all.map(([id]) => `${id}.svg`).sort())
})

test.each(all)('the file of %s shows the scene as it is now (if not, run scripts/draw-scenes.ts)', (id, scene) => {
  expect(readDrawn(id)).toBe(drawScene(scene))
})

test.each(all)('%s is light, brings nothing from elsewhere and carries no styles or scripts', (id) => {
  const svg = readDrawn(id)
  expect(gzipSync(svg).length).toBeLessThan(12 * 1024)
  expect(svg).toContain('viewBox="0 0 640 400"')
  expect(svg).not.toMatch(/<(script|style|image|foreignObject|feTurbulence)| style=| on\w+=|NaN|undefined|--/)
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|href=/)
})

test.each(all)('every id in %s is given once, and every reference finds its id', (id) => {
  const svg = readDrawn(id)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, name] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(name)
})
