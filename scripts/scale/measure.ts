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

const casesOf = (headers: Record<string, string>): { name: string; requests: BenchRequest[] }[] => [
  { name: 'home page, cached', requests: [{ path: '/' }] },
  { name: 'a member’s list, cached', requests: [{ path: '/api/jobs', headers }] },
  {
    name: 'a member’s search, never asked before',
    requests: Array.from({ length: 400 }, (_, n) => ({ path: `/api/jobs?search=berth${n * 47}`, headers })),
  },
]

export async function measureFleet(fleet: Fleet): Promise<Measured[]> {
  const { instances, primary, replica, nginx } = fleet
  const load = startLoad()
  const results: Measured[] = []
  try {
    const { token } = await aMemberOf(fleet.url, fleet.db)
    for (const { name, requests } of casesOf({ authorization: `Bearer ${token}` })) {
      for (const [way, url] of [
        ['one instance, direct', instances[0]!.url],
        ['three behind nginx', fleet.url],
      ] as const) {
        await load.apply({ url, requests, connections: 16, seconds: 1 })
        const groups = {
          application: instances.map((each) => each.pid()),
          primary: [primary.pid],
          replica: [replica.pid],
          nginx: [nginx.pid],
        }
        const read = () =>
          Object.fromEntries(Object.entries(groups).map(([who, pids]) => [who, readCpuTimes(pids) ?? new Map()]))
        const before = read()
        const report = await load.apply({ url, requests: shuffled(requests), connections: 16, seconds: loadSeconds })
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

let shift = 0

/** Answers are kept for a while: a search that was measured before is asked with another word. */
function shuffled(requests: BenchRequest[]): BenchRequest[] {
  if (requests.length === 1) return requests
  shift += 1
  return requests.map((each) => ({ ...each, path: `${each.path}${shift}` }))
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
