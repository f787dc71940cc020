// Measurements for whoever watches over the machine, as Prometheus reads them. Labels are templates and names of ours, never
// what people typed.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  /** Of a request that was answered; `route` is its template. */
  answered(what: { method: string; route: string; status: number; seconds: number }): void
  /** A page or a file was at hand: no template was asked, so it is counted apart. */
  atHand(what: 'page' | 'file'): void
  /** Something that is counted when somebody looks; labels by name. */
  watch(name: string, help: string, labels: string[], read: () => Promise<Reading[]> | Reading[]): void
  read(): Promise<{ contentType: string; text: string }>
}

export type Reading = { labels?: Record<string, string>; value: number }

/** From what is at hand to what people leave for. */
const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function makeMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const registers = [registry]
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests answered', labelNames, registers })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route'] as const,
    buckets: seconds,
    registers,
  })
  const ready = new Counter({
    name: 'http_ready_answers_total',
    help: 'Answers that were at hand: cached pages and files',
    labelNames: ['what'] as const,
    registers,
  })
  return {
    answered({ method: sent, route, status, seconds: time }) {
      const method = methods.has(sent) ? sent : 'other'
      requests.inc({ method, route, status: String(status) })
      durations.observe({ method, route }, time)
    },
    atHand: (what) => ready.inc({ what }),
    watch(name, help, labels, read) {
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers,
        async collect() {
          const readings = await read()
          this.reset()
          for (const { labels: of = {}, value } of readings) this.set(of, value)
        },
      })
    },
    async read() {
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
