// No file needs, by whatever way round, itself to be loaded first.
import { expect, test } from 'vitest'
import { files, imports } from './sources.ts'

type Graph = Map<string, string[]>

const known = new Set(files)
const needs: Graph = new Map(files.map((file) => [file, []]))
for (const { file, target, isTypeOnly, isLater } of imports) {
  if (!isTypeOnly && !isLater && known.has(target)) needs.get(file)!.push(target)
}

/** The first way found that comes back to where it began; null when every file can be loaded before those that need it. */
function findCircle(graph: Graph): string[] | null {
  const settled = new Set<string>()
  const walk = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (settled.has(file)) return null
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...way, file])
      if (circle) return circle
    }
    settled.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return null
}

test('the imports of all files were read', () => {
  expect(files.length).toBeGreaterThan(500)
  expect([...needs.values()].flat().length).toBeGreaterThan(1_500)
})

test('a circle would be found, however long it is', () => {
  const ways: Graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['d', 'a']],
  ])
  expect(findCircle(ways)).toEqual(['a', 'b', 'c', 'a'])
  ways.set('c', ['d'])
  expect(findCircle(ways)).toBeNull()
})

test('no file needs itself by way of others', () => {
  expect(findCircle(needs)).toBeNull()
})
