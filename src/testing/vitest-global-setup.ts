// Starts one database server for the whole test run and tells every worker how to reach it: inject('postgres').
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { makeRunFolder, removeFolder } from './run-folder.ts'
import { startTestPostgres, type TestPostgres } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres
    /** LOG_LEVEL=error shows why a call answered 500. */
    logLevel: string
    /** FUZZ_SEED=1234 tries again what a run before had tried, FUZZ_SEED=any something new. */
    fuzzSeed: string
    /** For what tests write; gone after the run. */
    runFolder: string
    /** For what `readyScript` makes; gone after the run. */
    scriptsFolder: string
  }
}

/** Within the project, so that scripts in it find the packages. */
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = await makeRunFolder()
  const { stop, ...postgres } = await startTestPostgres(join(runFolder, 'database'))
  await mkdir(cacheFolder, { recursive: true })
  const scriptsFolder = await mkdtemp(join(cacheFolder, 'test-scripts-'))
  project.provide('postgres', postgres)
  project.provide('runFolder', runFolder)
  project.provide('scriptsFolder', scriptsFolder)
  return async () => {
    await stop()
    await removeFolder(runFolder)
    await removeFolder(scriptsFolder)
  }
}
