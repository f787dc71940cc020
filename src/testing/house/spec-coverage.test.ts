// docs/SPEC-COVERAGE.md names a test for every sentence of the specification: each of them must still stand where it says.
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findLost, hasTest, type NamedTest, readDocument, readTests, root } from './named-tests.ts'

const sections = [
  '1.',
  '2.',
  '3.',
  '4.',
  '5.',
  '6.',
  '7.',
  '8.',
  '9.',
  '13.',
  '14.',
  '15.',
  '16.',
  '17.',
  '18.',
  '19.',
  '20.',
  '21.',
]

type Line = { section: string; sentence: string; tests: NamedTest[] }

/** Tables of two columns, a heading of level 2 before each: the sentence, and its tests as `file › title`. */
function readLines(text: string): Line[] {
  return text.split(/^## /m).flatMap((part) => {
    const rows = part.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Sentence |'))
    return rows.map((row) => {
      const [sentence = '', ...tests] = row.slice(2).split(' | ')
      return { section: part.split(' ')[0] ?? '', sentence, tests: readTests(tests.join(' | ')) }
    })
  })
}

const lines = readLines(readDocument('docs/SPEC-COVERAGE.md'))
const mapped = lines.flatMap(({ tests }) => tests)

describe('the list of what is tested', () => {
  test('goes through every section of the specification', () => {
    expect([...new Set(lines.map(({ section }) => section))]).toEqual(sections)
    expect(lines.length).toBeGreaterThan(200)
    expect(lines.filter(({ sentence }, at) => lines.findIndex((line) => line.sentence === sentence) !== at)).toEqual([])
  })

  test('has a test for every sentence', () => {
    expect(lines.filter(({ tests }) => tests.length === 0).map(({ sentence }) => sentence)).toEqual([])
  })

  test('names only files that exist', () => {
    const files = [...new Set(mapped.map(({ file }) => file))]
    expect(files.filter((file) => !existsSync(root + file))).toEqual([])
  })

  test('names only tests that stand in their file', () => {
    expect(findLost(mapped)).toEqual([])
  })

  test('would notice a test that was renamed', () => {
    expect(hasTest("test('a whale sings', () => {", 'a whale sings')).toBe(true)
    expect(hasTest("test.each([1])(\n  '%i whales sing',", '%i whales sing')).toBe(true)
    expect(hasTest("test('a whale sings', () => {", 'a whale')).toBe(false)
    expect(hasTest("expect(text).toBe('a whale sings')", 'a whale sings')).toBe(false)
  })
})
