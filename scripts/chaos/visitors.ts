// Visitors: each asks one thing after the other, as browsers do, and every single answer is written down.
import { Agent, request } from 'node:http'

export type Visit = { method?: string; path: string; headers?: Record<string, string>; body?: string }

export type Seen = {
  visit: Visit
  sentAt: number
  ms: number
  /** Null when no answer came. */
  status: number | null
  retryAfter?: string | undefined
  body: string
  /** Why no answer came; `refused`: nobody was listening, so nothing was sent. */
  failure?: string
}

export type Crowd = { seen: Seen[]; stop(): Promise<Seen[]> }

export function ask(url: string, visit: Visit, agent?: Agent): Promise<Seen> {
  const sentAt = Date.now()
  return new Promise((resolve) => {
    const done = (rest: Omit<Seen, 'visit' | 'sentAt' | 'ms'>) =>
      resolve({ visit, sentAt, ms: Date.now() - sentAt, ...rest })
    const { method = 'GET', path, headers, body = '' } = visit
    const type = body ? { 'content-type': 'application/json' } : {}
    const options = { method, headers: { ...type, ...headers }, timeout: 40_000, ...(agent ? { agent } : {}) }
    const outgoing = request(url + path, options, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('end', () => {
        const retryAfter = incoming.headers['retry-after']
        done({ status: incoming.statusCode ?? null, retryAfter, body: Buffer.concat(parts).toString() })
      })
      incoming.on('error', (error) => done({ status: null, body: '', failure: error.message }))
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in 40 s')))
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      done({
        status: null,
        body: '',
        failure: error.code === 'ECONNREFUSED' ? 'refused' : (error.code ?? error.message),
      })
    })
    outgoing.end(body)
  })
}

export function register(url: string, name: string): Promise<Seen> {
  const form = {
    username: name,
    email: `${name}@mail.example`,
    password: `tide-table-${name}`,
    firstName: 'Ada',
    lastName: 'Marsh',
  }
  return ask(url, { method: 'POST', path: '/api/register', body: JSON.stringify(form) })
}

/** `next` is asked for every visit anew, by each visitor. */
export function sendVisitors(url: string, count: number, next: () => Visit): Crowd {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const seen: Seen[] = []
  let isOver = false
  const stroll = async () => {
    while (!isOver) {
      const one = await ask(url, next(), agent)
      seen.push(one)
      // Whoever finds the door closed tries again a little later.
      if (one.status === null) await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const all = Promise.all(Array.from({ length: count }, stroll))
  return {
    seen,
    async stop() {
      isOver = true
      await all
      agent.destroy()
      return seen
    },
  }
}

/** One by one: there can be more of them than a call takes arguments. */
export const slowest = (seen: Seen[]) => seen.reduce((most, { ms }) => Math.max(most, ms), 0)

/** How many had which status or failure, as in "200: 41, refused: 3". */
export function tally(seen: Seen[]): string {
  const counts = new Map<string, number>()
  for (const { status, failure } of seen) {
    const key = String(status ?? failure)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => `${key}: ${count}`).join(', ') || 'none'
}
