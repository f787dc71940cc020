// The results of a run: their shape, and the files they are kept in.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { arch, availableParallelism, platform } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Target } from './bench-case.ts'

export type CaseResult = {
  name: string
  /** Rows in the database, for cases that depend on them. */
  size: number | null
  perSecond: number
  p50: number
  p99: number
  /** Processor time a request; null where it can't be read. */
  cpuMs: number | null
  /** Of the hello-world's requests a second. */
  ratio: number
  referencePerSecond: number
  /** Answers with another status, and none at all. */
  wrong: number
  target?: Target
}

export type Results = {
  startedAt: string
  seconds: number
  machine: string
  database: 'embedded' | 'external'
  cases: CaseResult[]
}

export function describeMachine(): string {
  return `${availableParallelism()} cores, ${platform()} ${arch()}, Node ${process.versions.node}`
}

const folder = fileURLToPath(new URL('results', import.meta.url))

export async function keepResults(results: Results): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${results.startedAt.replaceAll(':', '-')}.json`)
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  return file
}

export async function readResults(file: string): Promise<Results> {
  return JSON.parse(await readFile(file, 'utf8')) as Results
}

export function labelOf({ name, size }: CaseResult): string {
  return size === null ? name : `${name}, ${size.toLocaleString('en')} rows`
}

/** What a result should have reached and has not, in words. */
export function missedTargets({ wrong, ratio, cpuMs, target = {} }: CaseResult): string[] {
  return [
    ...(wrong > 0 ? [`${wrong} wrong answers`] : []),
    ...(target.ratio !== undefined && ratio < target.ratio ? [`ratio under ${target.ratio}`] : []),
    ...(target.cpuMs !== undefined && cpuMs !== null && cpuMs > target.cpuMs ? [`CPU above ${target.cpuMs} ms`] : []),
  ]
}
