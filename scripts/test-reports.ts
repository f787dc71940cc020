// Reads what the two test runners report: how many passed and failed, and which tests passed only at a later try.
import { z } from 'zod'

export type Result = { passed: number; failed: number; secondTries: string[] }

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** A test that passed keeps the failures of its earlier tries. */
export function readVitestReport(report: unknown, folder: string): Result {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(report)
  const secondTries = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${name.replace(`${folder}/`, '')}: ${fullName}`),
  )
  return { passed: numPassedTests, failed: numFailedTests, secondTries }
}

const Spec = z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) })
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
  const secondTries = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `e2e/${file}: ${title}`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, secondTries }
}
