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
  /** Which part of a core the hello-world got at worst; on a machine with nothing else to do nearly all of it. Null where it can't be read. */
  referenceBusy: number | null
  /** How many answers the figures are made of. */
  answers: number
  /** Answers with another status, and none at all. */
  wrong: number
  /** How many times the p50 at the smallest size; only known at greater ones. */
  growth?: number
  target?: Target
}

/** Of one issue, from the order to send it. */
export type LettersResult = {
  letters: number
  /** Until the last one was in the queue; the first are sent meanwhile. */
  composedPerSecond: number
  /** Until the mail server had taken the last one. */
  sentPerSecond: number
  /** Processor time a letter; null where it can't be read. */
  cpuMs: number | null
}

export type Results = {
  startedAt: string
  seconds: number
  machine: string
  database: 'embedded' | 'external'
  cases: CaseResult[]
  letters?: LettersResult
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

/** Held against the same case at its smallest size, which was measured first. */
export function withGrowth(result: CaseResult, before: readonly CaseResult[]): CaseResult {
  const smallest = before.find(({ name }) => name === result.name)
  return smallest ? { ...result, growth: result.p50 / smallest.p50 } : result
}

/** Where others take the hello-world's core, it slows down more than we do, and any ratio looks good. */
const quietEnough = 0.8

export function isContended({ referenceBusy }: Pick<CaseResult, 'referenceBusy'>): boolean {
  return referenceBusy !== null && referenceBusy < quietEnough
}

/** Fewer answers than this are an anecdote. */
const enoughAnswers = 20

/** What makes a result worthless, in words; none of its figures count then. */
export function faultsOf({ answers, wrong }: CaseResult): string[] {
  return [
    ...(answers < enoughAnswers ? [`only ${answers} answers`] : []),
    ...(wrong > 0 ? [`${wrong} wrong answers`] : []),
  ]
}

/** Reached is only what was measured: processor time that could not be read reaches nothing. */
export function judge(result: CaseResult): string {
  const { ratio, cpuMs, growth, target } = result
  const faults = faultsOf(result)
  if (faults.length > 0) return `INVALID: ${faults.join(', ')}`
  if (!target) return ''
  const missed = [
    ...(target.ratio !== undefined && !(ratio >= target.ratio) ? [`ratio under ${target.ratio}`] : []),
    ...(target.cpuMs !== undefined && cpuMs !== null && !(cpuMs <= target.cpuMs)
      ? [`CPU above ${target.cpuMs} ms`]
      : []),
    ...(target.growth !== undefined && growth !== undefined && !(growth <= target.growth)
      ? [`p50 × ${growth.toFixed(1)}, above × ${target.growth}`]
      : []),
  ]
  if (target.ratio !== undefined && isContended(result)) return 'not judged: the machine was busy'
  if (missed.length > 0) return `MISSED: ${missed.join(', ')}`
  if (target.growth !== undefined && growth === undefined) return ''
  return target.cpuMs !== undefined && cpuMs === null ? 'not known here' : 'reached'
}
