// Unit and API tests: beside the code, on a real database.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that kill and start whole servers: begun last, one of them would keep everybody waiting. */
const long = /(killed|sudden-death|embedded-postgres|server-user|backup|links|outage)\.test\.ts$/

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['src/testing/vitest-global-setup.ts'],
    setupFiles: ['src/testing/property-seed.ts'],
    provide: { logLevel: process.env.LOG_LEVEL || 'silent', fuzzSeed: process.env.FUZZ_SEED || '1' },
    testTimeout: 60_000,
    // However busy the machine is, what is waited for comes; `eventually` of `src/testing` waits as long.
    expect: { poll: { timeout: 50_000, interval: 20 } },
    hookTimeout: 120_000,
    // One more than there are cores: for half of its time a test waits for the database, which they share.
    maxWorkers: Math.min(availableParallelism(), 4) + 1,
    sequence: { sequencer: LongFirst },
    // Files share what they import; each has a database of its own, so they share nothing else.
    isolate: false,
    // A shared machine can starve one test of its processor; what fails twice is broken.
    retry: process.env.CI ? 2 : 0,
  },
})
