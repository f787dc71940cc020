// docs/SECURITY.md says what is promised and which test holds it: each of them must still stand where it says.
import { expect, test } from 'vitest'
import { findLost, readDocument, readTests } from './named-tests.ts'

const parts = readDocument('docs/SECURITY.md').split(/^## /m).slice(1)
const rowsOf = (part: string) => part.split('\n').filter((line) => /^\| (?!Promise \|)/.test(line))

test('every point has promises, and every promise a test', () => {
  expect(parts.map((part) => part.split('.')[0])).toEqual(Array.from({ length: 17 }, (_, at) => String(at + 1)))
  for (const part of parts) expect([part.split('\n')[0], rowsOf(part).length > 0]).toEqual([part.split('\n')[0], true])
  const rows = parts.flatMap(rowsOf)
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter((row) => readTests(row).length === 0)).toEqual([])
})

test('every test that is named stands in its file', () => {
  expect(findLost(readTests(parts.join('\n')))).toEqual([])
})

test('the page begins by saying how a weakness is reported', () => {
  const [beginning = ''] = readDocument('docs/SECURITY.md').split(/^## /m)
  expect(beginning).toMatch(/How to report a weakness\.\*\* Write to the address for support/)
})
