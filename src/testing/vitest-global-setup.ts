// Starts one database server for the whole test run and tells every worker how to reach it: inject('postgres').
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startTestPostgres, type TestPostgres } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres
    /** LOG_LEVEL=error shows why a call answered 500. */
    logLevel: string
    /** FUZZ_SEED=1234 tries again what a run before had tried, FUZZ_SEED=any something new. */
    fuzzSeed: string
    /** For what `readyScript` makes; gone after the run. */
    scriptsFolder: string
  }
}

/** Within the project, so that scripts in it find the packages. */
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...postgres } = await startTestPostgres()
  await mkdir(cacheFolder, { recursive: true })
  const scriptsFolder = await mkdtemp(join(cacheFolder, 'test-scripts-'))
  project.provide('postgres', postgres)
  project.provide('scriptsFolder', scriptsFolder)
  return async () => {
    await stop()
    await rm(scriptsFolder, { recursive: true, force: true })
  }
}
