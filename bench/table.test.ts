// The table, on the terminal and in the document.
import { expect, test } from 'vitest'
import { aResult, someResults } from './results.fixture.ts'
import { judge, withGrowth } from './results.ts'
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

test('a case is held against itself at its smallest size, also on a busy machine', () => {
  const target = { growth: 20 }
  const small = aResult({ name: 'numbers', size: 1_000, p50: 10, referenceBusy: 0.3, target })
  const at = (p50: number) => withGrowth(aResult({ ...small, size: 1_000_000, p50 }), [small])
  expect(judge(withGrowth(small, []))).toBe('')
  expect(judge(at(200))).toBe('reached')
  expect(judge(at(201))).toBe('MISSED: p50 × 20.1, above × 20')
  expect(textTable(someResults(small, at(45)))).toMatch(/1,000,000 rows .* p50 × 4\.5 ≤ × 20 {2}reached$/m)
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
