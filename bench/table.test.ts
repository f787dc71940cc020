// The table, on the terminal and in the document.
import { expect, test } from 'vitest'
import { aResult, someResults } from './results.fixture.ts'
import { markdownTable, putTable, textTable } from './table.ts'

test('a missed target and wrong answers stand out', () => {
  const table = textTable(
    someResults(
      aResult({ name: 'good', target: { ratio: 0.5 } }),
      aResult({ name: 'slow', target: { ratio: 0.7 } }),
      aResult({ name: 'broken', wrong: 3 }),
      aResult({ name: 'silent', answers: 0, perSecond: 0, cpuMs: null, target: { cpuMs: 5 } }),
      aResult({ name: 'crowded', ratio: 1.1, referenceBusy: 0.3, target: { ratio: 0.5 } }),
      aResult({ name: 'unread', cpuMs: null, target: { cpuMs: 5 } }),
    ),
  )
  const lineOf = (name: string) => table.split('\n').find((line) => line.startsWith(name))
  expect(lineOf('good')).toMatch(/reached$/)
  expect(lineOf('slow')).toMatch(/MISSED: ratio under 0.7$/)
  expect(lineOf('broken')).toMatch(/INVALID: 3 wrong answers$/)
  expect(lineOf('silent')).toMatch(/INVALID: only 0 answers$/)
  expect(lineOf('crowded')).toMatch(/not judged: the machine was busy$/)
  expect(lineOf('unread')).toMatch(/not known here$/)
  expect(lineOf('hello-world')).toContain('15,000')
})

test('the document gets a new table in the old one’s place and keeps the rest', () => {
  const text = 'before\n<!-- bench -->\nold table\n<!-- /bench -->\nafter\n'
  const written = putTable(text, someResults(aResult()))
  expect(written).toMatch(/^before\n<!-- bench -->\n2026-03-01; 2 cores; embedded database; 5 s a case\.\n\n\| case/)
  expect(written).toMatch(/\n<!-- \/bench -->\nafter\n$/)
  expect(written).not.toContain('old table')
  expect(putTable(written, someResults(aResult()))).toBe(written)
})

test('every row of the document’s table has the same columns', () => {
  const lines = markdownTable(someResults(aResult(), aResult({ cpuMs: null }))).split('\n')
  expect(new Set(lines.map((line) => line.split('|').length))).toEqual(new Set([10]))
})
