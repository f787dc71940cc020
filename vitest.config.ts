// Unit and API tests: beside the code, on a real database.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['src/testing/vitest-global-setup.ts'],
    provide: { logLevel: process.env.LOG_LEVEL || 'silent' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Files share what they import; each has a database of its own, so they share nothing else.
    isolate: false,
    // A shared machine can starve one test of its processor; what fails twice is broken.
    retry: process.env.CI ? 2 : 0,
  },
})
