// Starts one database server for the whole test run and tells every worker how to reach it: inject('postgres').
import type { TestProject } from 'vitest/node'
import { startTestPostgres, type TestPostgres } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres
    /** LOG_LEVEL=error shows why a call answered 500. */
    logLevel: string
    /** FUZZ_SEED=1234 sends again what a run before had sent. */
    fuzzSeed: string
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...postgres } = await startTestPostgres()
  project.provide('postgres', postgres)
  return stop
}
