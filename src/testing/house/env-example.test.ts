// The configuration is told three times: in code, in .env.example and in the README. They say the same.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { settings } from '#platform/config-settings.ts'

const names = Object.keys(settings.shape).sort()
const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

test('.env.example names every setting and nothing else', () => {
  const listed = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]).sort()
  expect(listed).toEqual(names)
})

test('the README names every setting', () => {
  const readme = read('README.md')
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('what .env.example shows as an example is a valid configuration', () => {
  const lines = [...read('.env.example').matchAll(/^# ?([A-Z][A-Z0-9_]+)=(.*)$/gm)]
  expect(() =>
    readConfig('production', {}, Object.fromEntries(lines.map(([, name, value]) => [name, value]))),
  ).not.toThrow()
})
