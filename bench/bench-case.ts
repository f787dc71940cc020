// What a case of the benchmark is: a name, what it sends, and what it has to reach.
import type { Db } from '#platform/db.ts'
import type { DataLoader } from './data-loader.ts'

export type BenchRequest = { method?: string; path: string; headers?: Record<string, string>; body?: string }

export type BenchContext = {
  /** The measured server, without a trailing slash. */
  url: string
  db: Db
  /** A signed-in member of the Annual plan. */
  member: Member
  /** How many rows the loaders have put in. */
  size: number
}

export type Member = { id: string; token: string; cookie: string }

export type Target = {
  /** At least this part of the hello-world's requests a second. */
  ratio?: number
  /** At most this much processor time a request. */
  cpuMs?: number
  /** At most so many times the p50 at the smallest size. */
  growth?: number
}

/** Rows that only some cases need, as many as they ask for, beside the smallest board. */
export type OwnScale = { loader: DataLoader; sizes: readonly number[] }

export type BenchCase = {
  name: string
  /** Measured anew at every size of the data; without it once, at the smallest. */
  scales?: boolean
  /** Measured at sizes of its own, as many of them as the board has; `scales` is not needed then. */
  ownScale?: OwnScale
  /** What every answer must have; 200 when not said. */
  status?: number
  /** How many ask at once; 32 when not said. Fewer for slow answers, or none comes back while it is measured. */
  connections?: number
  /** At most so many a second, for what never comes in crowds; as many as are answered when not said. */
  pace?: number
  target?: Target
  /** No request may be sent twice: each run takes the next part of them, and each connection its share of that. */
  isFresh?: boolean
  /** Begins work that goes on while the case is measured, and says how to end it. */
  beside?(context: BenchContext): Promise<() => Promise<void>>
  /** Prepares what is needed and says what to send; several are sent in turn by every connection. */
  requests(context: BenchContext): BenchRequest | BenchRequest[] | Promise<BenchRequest | BenchRequest[]>
}
