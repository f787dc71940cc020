// What one and three instances do, and which process pays for it: the figures that a plan can be made of.
import type { BenchRequest } from '../../bench/bench-case.ts'
import { cpuSpent, readCpuTimes } from '../../bench/cpu.ts'
import { startLoad } from '../../bench/processes.ts'
import { aMemberOf } from '../chaos/application.ts'
import type { Fleet } from './fleet.ts'

export type Measured = {
  name: string
  way: string
  perSecond: number
  p50: number
  p99: number
  /** Processor time a request, in ms, by who spent it. */
  cpu: { application: number; primary: number; replica: number; nginx: number }
  wrong: number
}

const loadSeconds = 4

type Case = { name: string; requestsOf(turn: number): BenchRequest[] }

const searches = 3_000
const spellings = 8_000

/** Answers are kept for a while, so every turn asks for something else where that matters. */
const casesOf = (headers: Record<string, string>): Case[] => [
  { name: 'home page, cached', requestsOf: () => [{ path: '/' }] },
  { name: 'a member’s list, cached', requestsOf: () => [{ path: '/api/jobs', headers }] },
  {
    name: 'a member’s search that finds one',
    requestsOf: (turn) =>
      Array.from({ length: searches }, (_, n) => ({
        path: `/api/jobs?search=berth${turn * searches + n + 1}`,
        headers,
      })),
  },
  {
    name: 'a member’s search that finds every eighth',
    requestsOf: (turn) =>
      Array.from({ length: spellings }, (_, n) => ({
        path: `/api/jobs?search=${spell(turn * spellings + n)}`,
        headers,
      })),
  },
]

/** The same words in thousands of spellings: one search to the database, each time another to the cache. */
function spell(number: number): string {
  const letters = [...'reef+technician'].map((letter, at) => ((number >> at) & 1 ? letter.toUpperCase() : letter))
  return letters.join('').replace('+', '%20')
}

export async function measureFleet(fleet: Fleet): Promise<Measured[]> {
  const { instances, primary, replica, nginx } = fleet
  const load = startLoad()
  const results: Measured[] = []
  try {
    const { token } = await aMemberOf(fleet.url, fleet.db)
    for (const { name, requestsOf } of casesOf({ authorization: `Bearer ${token}` })) {
      let turn = 0
      for (const [way, url] of [
        ['one instance, direct', instances[0]!.url],
        ['three behind nginx', fleet.url],
      ] as const) {
        await load.apply({ url, requests: requestsOf(turn++), connections: 16, seconds: 1, isSpread: true })
        const groups = {
          application: instances.map((each) => each.pid()),
          primary: [primary.pid()],
          replica: [replica.pid()],
          nginx: [nginx.pid],
        }
        const read = () =>
          Object.fromEntries(Object.entries(groups).map(([who, pids]) => [who, readCpuTimes(pids) ?? new Map()]))
        const before = read()
        const report = await load.apply({
          url,
          requests: requestsOf(turn++),
          connections: 16,
          seconds: loadSeconds,
          isSpread: true,
        })
        const after = read()
        const cpuOf = (who: keyof typeof groups) => cpuSpent(before[who]!, after[who]!) / Math.max(1, report.answers)
        const wrong =
          report.failures +
          Object.entries(report.statuses).reduce((sum, [status, count]) => sum + (status === '200' ? 0 : count), 0)
        const cpu = {
          application: cpuOf('application'),
          primary: cpuOf('primary'),
          replica: cpuOf('replica'),
          nginx: cpuOf('nginx'),
        }
        results.push({ name, way, perSecond: report.perSecond, p50: report.p50, p99: report.p99, cpu, wrong })
      }
    }
  } finally {
    load.stop()
  }
  return results
}

export function measureTable(results: Measured[]): string {
  const heads = [
    'case',
    'way',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'CPU ms: application',
    'primary',
    'replica',
    'nginx',
    'wrong',
  ]
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const rows = results.map(({ name, way, perSecond, p50, p99, cpu, wrong }) =>
    line([
      name,
      way,
      Math.round(perSecond),
      p50.toFixed(1),
      p99.toFixed(1),
      ...Object.values(cpu).map((ms) => ms.toFixed(2)),
      wrong,
    ]),
  )
  return [line(heads), line(heads.map((_, column) => (column < 2 ? '---' : '---:'))), ...rows].join('\n')
}
