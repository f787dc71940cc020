// Tests that failed, or passed only at a second try, are called by name, whichever runner ran them.
import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport, slowest } from './test-reports.ts'

test('a unit test that passed at a second try is named with its file', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/srv/board/src/jobs.test.ts',
        assertionResults: [
          { fullName: 'a job is listed', status: 'passed', duration: 12.5, failureMessages: [] },
          { fullName: 'a job is closed', status: 'passed', failureMessages: ['expected 1 to be 2'] },
          { fullName: 'a job is sold', status: 'failed', failureMessages: ['no', 'no', 'no'] },
        ],
      },
    ],
  }
  expect(readVitestReport(report, '/srv/board')).toEqual({
    passed: 2,
    failed: 1,
    failures: ['src/jobs.test.ts: a job is sold'],
    secondTries: ['src/jobs.test.ts: a job is closed'],
    times: [
      { name: 'src/jobs.test.ts: a job is listed', ms: 12.5 },
      { name: 'src/jobs.test.ts: a job is closed', ms: 0 },
      { name: 'src/jobs.test.ts: a job is sold', ms: 0 },
    ],
  })
})

test('a journey that passed at a second try is named with its file, however deep its group lies', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'shell.spec.ts',
    tests: [{ status, results: [{ duration: 300 }, { duration: 200 }] }],
  })
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec('menu', 'expected'), spec('footer', 'unexpected')],
        suites: [{ specs: [spec('skip link', 'flaky')] }],
      },
    ],
  }
  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['e2e/shell.spec.ts: footer'],
    secondTries: ['e2e/shell.spec.ts: skip link'],
    times: [
      { name: 'e2e/shell.spec.ts: menu', ms: 500 },
      { name: 'e2e/shell.spec.ts: footer', ms: 500 },
      { name: 'e2e/shell.spec.ts: skip link', ms: 500 },
    ],
  })
})

test('a report of another shape is not taken for one without failures', () => {
  expect(() => readVitestReport({ tests: [] }, '/srv/board')).toThrow()
  expect(() => readPlaywrightReport({ tests: [] })).toThrow()
})

test('the slowest are named, the longest first', () => {
  const times = [
    { name: 'a quick one', ms: 4 },
    { name: 'a slow one', ms: 61_000 },
    { name: 'one between', ms: 950 },
  ]
  expect(slowest(times, 2)).toEqual(['  61.0 s  a slow one', '   0.9 s  one between'])
})
