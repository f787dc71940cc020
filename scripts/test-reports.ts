// Reads what the two test runners report: how many passed, which failed or passed only at a later try, how long each took.
import { z } from 'zod'

export type Timed = { name: string; ms: number }
export type Result = {
  passed: number
  failed: number
  /** Names, so that the last lines of a run say what to look at. */
  failures: string[]
  secondTries: string[]
  times: Timed[]
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

/** A test that passed keeps the failures of its earlier tries. */
export function readVitestReport(report: unknown, folder: string): Result {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(report)
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${name.replace(`${folder}/`, '')}: ${test.fullName}` })),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: tests.filter(({ status }) => status === 'failed').map(({ name }) => name),
    secondTries: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ name }) => name),
    times: tests.map(({ name, duration }) => ({ name, ms: duration ?? 0 })),
  }
}

const Run = z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })
const Spec = z.object({ title: z.string(), file: z.string(), tests: z.array(Run) })
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional()
  },
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(Suite),
})

export function readPlaywrightReport(report: unknown): Result {
  const { stats, suites } = PlaywrightReport.parse(report)
  const specsOf = ({ specs, suites: inner = [] }: z.infer<typeof Suite>): z.infer<typeof Spec>[] => [
    ...specs,
    ...inner.flatMap(specsOf),
  ]
  const journeys = suites.flatMap(specsOf).map(({ file, title, tests }) => ({ name: `e2e/${file}: ${title}`, tests }))
  const endedAs = (end: string) =>
    journeys.filter(({ tests }) => tests.some(({ status }) => status === end)).map(({ name }) => name)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: endedAs('unexpected'),
    secondTries: endedAs('flaky'),
    times: journeys.map(({ name, tests }) => ({
      name,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  }
}

/** The longest first, as lines. */
export function slowest(times: readonly Timed[], count: number): string[] {
  const sorted = times.toSorted((one, other) => other.ms - one.ms).slice(0, count)
  return sorted.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
