// The cache: what was read is remembered in named regions until it changes, on this instance or on any other.
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Db, Sql } from './db.ts'
import type { Notices } from './notices.ts'

export type RegionOptions = {
  /** Changes of these regions are changes of this one. */
  follows?: readonly string[]
  /** How many entries it holds. */
  atMost?: number
  maxAgeMs?: number
  /** For entries of very different size: how much they may weigh together. */
  maxBytes?: number
  bytesOf?: (value: never) => number
}

type ReadOptions<T> = {
  /** Whether what was read may be given to others later. Who asked meanwhile gets it in any case. */
  keep?: (value: T) => boolean
  /** Whether what is remembered still holds: for what time alone can make untrue. */
  isTrue?: (value: T) => boolean
}

/** A value that comes out of a region belongs to everybody who asks, and is not to be changed. */
export type Region<Value = unknown> = {
  get(key: string): Value | undefined
  /** For what is made at once, of the key alone. */
  set(key: string, value: Value): void
  /** From memory, or by reading it now; who asks for the same meanwhile waits for that one reading. */
  read<T extends Value>(key: string, read: () => Promise<T>, options?: ReadOptions<T>): Promise<T>
  /** A transaction that changes what is read here: known on this instance when it is committed, on others a moment later. */
  change<T>(db: Db, work: (tx: Sql) => Promise<T>): Promise<T>
}

export type Cache = {
  /** The same region for the same name; it is made when it is first asked for. */
  region<Value = unknown>(name: string, options?: RegionOptions): Region<Value>
  /** Called after every change of any region, here or elsewhere. */
  onChange(listener: () => void): void
}

type Kept = Region & { touch(): void; follows: readonly string[] }

const channel = 'cache'

export function makeCache(notices: Notices): Cache {
  const regions = new Map<string, Kept>()
  const listeners: (() => void)[] = []
  const here = randomUUID()

  /** Touches a region and all that follow it, also those that follow these. */
  function touch(name: string, done = new Set<string>()): void {
    if (done.has(name)) return
    done.add(name)
    regions.get(name)?.touch()
    for (const [other, { follows }] of regions) if (follows.includes(name)) touch(other, done)
  }
  function tellChange(name: string): void {
    touch(name)
    for (const listener of listeners) listener()
  }
  // What changed here is known here already.
  notices.subscribe(channel, (payload) => {
    const [instance = '', ...name] = payload.split(' ')
    if (instance !== here) tellChange(name.join(' '))
  })
  // What was said while nobody listened is lost: nothing that is remembered can be trusted.
  notices.onReconnect(() => {
    for (const name of regions.keys()) touch(name)
    for (const listener of listeners) listener()
  })

  const announce = (name: string) => ({
    publish: (tx: Sql) => notices.publish(tx, channel, `${here} ${name}`),
    tell: () => tellChange(name),
  })

  return {
    region<Value>(name: string, options: RegionOptions = {}) {
      const known = regions.get(name) ?? makeRegion(options, { notices, announce: announce(name) })
      regions.set(name, known)
      return known as Region<Value>
    },
    onChange: (listener) => void listeners.push(listener),
  }
}

type Surroundings = { notices: Notices; announce: { publish(tx: Sql): Promise<void>; tell(): void } }

function makeRegion(options: RegionOptions, { notices, announce }: Surroundings): Kept {
  const { follows = [], atMost = 1_000, maxAgeMs, maxBytes, bytesOf } = options
  const remembered = new LRUCache<string, { value: unknown }>({
    max: atMost,
    // Looking at the clock once a second is enough, and spares a look for everything that is read.
    ...(maxAgeMs ? { ttl: maxAgeMs, ttlResolution: 1_000 } : {}),
    ...(maxBytes ? { maxSize: maxBytes, sizeCalculation: ({ value }) => bytesOf?.(value as never) ?? 1 } : {}),
  })
  let inFlight = new Map<string, Promise<unknown>>()
  const get = (key: string) => (notices.isLive() ? remembered.get(key)?.value : undefined)

  return {
    follows,
    /** Readings that began before may miss the change: they go to those who wait for them, and to nobody else. */
    touch() {
      remembered.clear()
      inFlight = new Map()
    },
    get,
    set: (key, value) => void remembered.set(key, { value }),
    read<T>(key: string, read: () => Promise<T>, { keep, isTrue }: ReadOptions<T> = {}) {
      const known = get(key) as T | undefined
      if (known !== undefined && isTrue?.(known) !== false) return Promise.resolve(known)
      const current = inFlight
      const reading = current.get(key) as Promise<T> | undefined
      if (reading) return reading
      const begun = read()
        .then((value) => {
          if (current === inFlight && notices.isLive() && keep?.(value) !== false) remembered.set(key, { value })
          return value
        })
        .finally(() => current.delete(key))
      current.set(key, begun)
      return begun
    },
    async change(db, work) {
      const result = await db.orm.transaction(async (tx) => {
        const done = await work(tx)
        await announce.publish(tx)
        return done
      })
      await db.afterCommit(announce.tell)
      return result
    },
  }
}
