// npm run letters draws every letter: one without a sample would be seen by readers first.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every letter has its sample', () => {
  const samples = readFileSync('scripts/letters/samples.tsx', 'utf8')
  const letters = globSync('src/features/*/server/*.letters.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export function (\w+Letter)\(/gm)].map(([, name]) => name!),
  )
  expect(letters.length).toBeGreaterThan(20)
  expect(letters.filter((name) => !samples.includes(`letter: ${name}(`))).toEqual([])
})
