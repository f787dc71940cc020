// The load: a process of its own that keeps a server busy for a while and says how it went.
import autocannon, { type Client } from 'autocannon'
import type { BenchRequest } from './bench-case.ts'
import { percentile } from './figures.ts'

export type LoadOrder = {
  url: string
  requests: BenchRequest[]
  connections: number
  seconds: number
  /** Each connection gets its own share of the list, so that no two ask the same. */
  isSpread?: boolean
  /** At most so many requests a second. */
  pace?: number
}

export type LoadReport = {
  answers: number
  perSecond: number
  p50: number
  p99: number
  /** How many answers had which status. */
  statuses: Record<number, number>
  /** Connections that broke and answers that never came. */
  failures: number
}

/** It turns every body into text, which for a compressed one takes longer than the server takes to send it. */
const ignoreBodies = (client: Client) => {
  client.pipelinedRequests.addBody = () => undefined
}

/** Its own histogram knows whole milliseconds only, so the times are taken one by one. */
async function apply(order: LoadOrder): Promise<LoadReport> {
  const { url, requests, connections, seconds, isSpread = false, pace } = order
  let begun = 0
  const setupClient = (client: Client) => {
    ignoreBodies(client)
    if (!isSpread) return
    const share = Math.max(1, Math.floor(requests.length / connections))
    const first = (begun++ * share) % requests.length
    client.setRequests(requests.slice(first, first + share))
  }
  // Every connection prepares the whole list it is given before it begins: a long one takes longer than the run.
  const first = isSpread ? requests.slice(0, 1) : requests
  const rate = pace ? { overallRate: pace } : {}
  const run = autocannon({ url, requests: first, connections, duration: seconds, sampleInt: 50, setupClient, ...rate })
  const times: number[] = []
  const statuses: Record<number, number> = {}
  const startedAt = performance.now()
  let endedAt = startedAt
  run.on('response', (_client: unknown, status: number, _bytes: number, ms: number) => {
    times.push(ms)
    statuses[status] = (statuses[status] ?? 0) + 1
    endedAt = performance.now()
  })
  const { errors, timeouts } = await run
  return {
    answers: times.length,
    perSecond: times.length === 0 ? 0 : (times.length * 1000) / (endedAt - startedAt),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    statuses,
    failures: errors + timeouts,
  }
}

process.on('message', async (order: LoadOrder) => process.send?.(await apply(order)))
process.on('disconnect', () => process.exit())
