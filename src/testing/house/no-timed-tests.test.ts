// No test is about how quick a machine is: what a busy one takes longer for is not wrong. Times of the work itself come from own-time.ts.
import { expect, test } from 'vitest'
import { files, isTest, readSource } from './sources.ts'

const timed = /expect\(\s*(performance|Date)\.now\(\) - [\w.]+\s*\)\.toBeLessThan/

test('no test fails because a clock went on', () => {
  const tests = files.filter(isTest)
  expect(tests.length).toBeGreaterThan(300)
  expect(timed.test('expect(performance.now() - started).toBeLessThan(2_000)')).toBe(true)
  expect(tests.filter((file) => !file.endsWith('no-timed-tests.test.ts') && timed.test(readSource(file)))).toEqual([])
})
