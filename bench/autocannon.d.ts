// The part of autocannon that the benchmark uses; the package brings no types.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  type Request = { method?: string; path: string; headers?: Record<string, string>; body?: string }
  type Client = { pipelinedRequests: { addBody(data: Uint8Array): void }; setRequests(requests: Request[]): void }
  type Options = {
    url: string
    connections: number
    duration: number
    sampleInt?: number
    overallRate?: number
    requests: Request[]
    setupClient?(client: Client): void
  }
  type Result = { errors: number; timeouts: number }
  /** Emits `response` (client, status, bytes, milliseconds) for every answer. */
  type Run = EventEmitter & Promise<Result>

  export default function autocannon(options: Options): Run
}
