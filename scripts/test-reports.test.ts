// Tests that passed only at a second try are called by name, whichever runner ran them.
import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './test-reports.ts'

test('a unit test that passed at a second try is named with its file', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/srv/board/src/jobs.test.ts',
        assertionResults: [
          { fullName: 'a job is listed', status: 'passed', failureMessages: [] },
          { fullName: 'a job is closed', status: 'passed', failureMessages: ['expected 1 to be 2'] },
          { fullName: 'a job is sold', status: 'failed', failureMessages: ['no', 'no', 'no'] },
        ],
      },
    ],
  }
  expect(readVitestReport(report, '/srv/board')).toEqual({
    passed: 2,
    failed: 1,
    secondTries: ['src/jobs.test.ts: a job is closed'],
  })
})

test('a journey that passed at a second try is named with its file, however deep its group lies', () => {
  const spec = (title: string, status: string) => ({ title, file: 'shell.spec.ts', tests: [{ status }] })
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [{ specs: [spec('menu', 'expected')], suites: [{ specs: [spec('skip link', 'flaky')] }] }],
  }
  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    failed: 0,
    secondTries: ['e2e/shell.spec.ts: skip link'],
  })
})

test('a report of another shape is not taken for one without failures', () => {
  expect(() => readVitestReport({ tests: [] }, '/srv/board')).toThrow()
  expect(() => readPlaywrightReport({ tests: [] })).toThrow()
})
