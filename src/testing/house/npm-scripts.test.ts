// The commands in package.json: told to newcomers, and honest about signals.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

test("the README's table of commands names every script of package.json", () => {
  const readme = read('README.md')
  const isNamed = (name: string) => new RegExp(`\`npm (run )?${name}[ \`]`).test(readme)
  expect(Object.keys(scripts).length).toBeGreaterThan(15)
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([])
})

test('a signal to npm reaches the application: what runs until it is stopped takes the place of its shell', () => {
  const lasting = [scripts.start, scripts.demo, scripts.dev]
  expect(lasting.filter((command) => !command?.startsWith('exec '))).toEqual([])
})
