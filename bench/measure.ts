// Measures one case between runs of the reference, so that whatever else the machine does hits both.
import { untilAtRest } from './at-rest.ts'
import type { BenchCase, BenchRequest } from './bench-case.ts'
import { cpuSpent, readCpuTimes } from './cpu.ts'
import { median } from './figures.ts'
import type { LoadOrder, LoadReport } from './load.ts'
import type { Load } from './processes.ts'
import type { CaseResult } from './results.ts'

export type Measured = { url: string; pids: readonly number[] }

const rounds = 3
const usualConnections = 32
/** Until what is measured has been compiled as well as the reference, which runs all the time: a few seconds. */
const warmUp = { answers: 20_000, stepSeconds: 0.5, steps: 8 }

type Round = LoadReport & { cpuMs: number | null }

const hello: BenchRequest[] = [{ path: '/' }]

/** A hello-world answers a fifth more after some seconds: first cases would look better than they are beside a cold one. */
export async function warmUpReference(load: Load, reference: Measured): Promise<void> {
  await runOnce(load, reference, { requests: hello, connections: usualConnections, seconds: 8 })
}

type Bench = {
  load: Load
  reference: Measured
  server: Measured
  seconds: number
  /** Begins what goes on beside the server's rounds, never beside the reference. */
  beside?: (() => Promise<() => Promise<void>>) | undefined
}

export async function measureCase(
  bench: Bench,
  { name, status = 200, connections = usualConnections, pace, target, isFresh = false }: BenchCase,
  requests: BenchRequest[],
): Promise<Omit<CaseResult, 'size'>> {
  const { load, reference, server } = bench
  const seconds = bench.seconds / rounds
  const parts = takeParts(requests, isFresh ? warmUp.steps + rounds : 1)
  const run = (seconds: number) =>
    runOnce(load, server, { requests: parts(), connections, seconds, isSpread: isFresh, ...(pace ? { pace } : {}) })
  const runReference = async () => {
    await untilAtRest(server.pids)
    return runOnce(load, reference, { requests: hello, connections: usualConnections, seconds: seconds / 2 })
  }

  for (let step = 0, answers = 0; step < warmUp.steps && answers < warmUp.answers; step++) {
    answers += (await run(warmUp.stepSeconds)).answers
  }
  const references = [await runReference()]
  const results: Round[] = []
  for (let round = 0; round < rounds; round++) {
    const endBeside = await bench.beside?.()
    results.push(await run(seconds))
    await endBeside?.()
    references.push(await runReference())
  }
  // Each round is held against the reference just before and just after it.
  const ratios = results.map(
    ({ perSecond }, at) => (2 * perSecond) / (references[at]!.perSecond + references[at + 1]!.perSecond),
  )
  const over = (pick: (round: Round) => number | null) => medianOrNull(results.map(pick))
  return {
    name,
    perSecond: over((round) => round.perSecond) ?? 0,
    p50: over((round) => round.p50) ?? Number.NaN,
    p99: over((round) => round.p99) ?? Number.NaN,
    cpuMs: over((round) => round.cpuMs),
    ratio: median(ratios),
    referencePerSecond: median(references.map((round) => round.perSecond)),
    referenceBusy: leastBusy(references),
    answers: results.reduce((sum, round) => sum + round.answers, 0),
    wrong: results.reduce((sum, round) => sum + wrongAnswers(round, status), 0),
    ...(target ? { target } : {}),
  }
}

/** One part after the other; with a single part always all of it. */
function takeParts(requests: BenchRequest[], count: number): () => BenchRequest[] {
  const length = Math.floor(requests.length / count)
  let taken = 0
  return () => {
    const at = taken++ % count
    return requests.slice(at * length, (at + 1) * length)
  }
}

async function runOnce(load: Load, at: Measured, order: Omit<LoadOrder, 'url'>): Promise<Round> {
  const before = readCpuTimes(at.pids)
  const report = await load.apply({ url: at.url, ...order })
  const after = readCpuTimes(at.pids)
  return { ...report, cpuMs: before && after && report.answers > 0 ? cpuSpent(before, after) / report.answers : null }
}

/** The worst run decides: one that was disturbed bends the ratio of two rounds. */
function leastBusy(references: Round[]): number | null {
  const parts = references.map(({ cpuMs, perSecond }) => (cpuMs === null ? null : (cpuMs * perSecond) / 1000))
  return parts.includes(null) ? null : Math.min(...parts.filter((part) => part !== null))
}

function wrongAnswers({ statuses, failures }: LoadReport, wanted: number): number {
  const others = Object.entries(statuses).filter(([status]) => Number(status) !== wanted)
  return failures + others.reduce((sum, [, count]) => sum + count, 0)
}

function medianOrNull(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === values.length ? median(known) : null
}
