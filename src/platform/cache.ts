// The cache: what was read is remembered in named regions until it changes, on this instance or on any other.
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Changes, makeChanges } from './cache-changes.ts'
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
  /**
   * Of what alone it was made: regions by name, parts of them as `board/listing 7`. It stays when anything else changes.
   * Nothing said: any change of this region ends it.
   */
  madeOf?: (value: T) => readonly string[] | undefined
}

/** A value that comes out of a region belongs to everybody who asks, and is not to be changed. */
export type Region<Value = unknown> = {
  get(key: string): Value | undefined
  /** For what is made at once, of the key alone. */
  set(key: string, value: Value): void
  /** From memory, or by reading it now; who asks for the same meanwhile waits for that one reading. */
  read<T extends Value>(key: string, read: () => Promise<T>, options?: ReadOptions<T>): Promise<T>
  /**
   * A transaction that changes what is read here: known on this instance when it is committed, on others a moment later.
   * With `parts`, what is made of other parts alone stays.
   */
  change<T>(db: Db, work: (tx: Sql) => Promise<T>, parts?: (done: T) => readonly string[]): Promise<T>
}

export type Cache = {
  /** The same region for the same name; it is made when it is first asked for. */
  region<Value = unknown>(name: string, options?: RegionOptions): Region<Value>
  /** Called after every change of any region, here or elsewhere. */
  onChange(listener: () => void): void
}

const channel = 'cache'
/** A notice holds 8,000 bytes; what does not fit is a change of everything. */
const longestNotice = 7_000
/** Those of transactions that came to nothing are never told: they are forgotten in the end. */
const mostUntold = 1_000

export function makeCache(notices: Notices): Cache {
  const regions = new Map<string, Region>()
  const followed = new Map<string, readonly string[]>()
  const changes = makeChanges()
  const listeners: (() => void)[] = []
  const here = randomUUID()
  let written = 0
  /** Notices of our own of which it is not known yet whether they were committed. */
  const untold = new Set<string>()

  /** Of a region and all that follow it, also those that follow these. */
  function note(name: string, parts?: readonly string[], done = new Set<string>()): void {
    if (done.has(name)) return
    done.add(name)
    changes.note(name, parts)
    for (const [other, follows] of followed) if (follows.includes(name)) note(other, undefined, done)
  }
  function tellChange(name: string, parts?: readonly string[]): void {
    note(name, parts)
    for (const listener of listeners) listener()
  }
  function newNotice(): string {
    written += 1
    const [oldest = ''] = untold
    if (untold.size >= mostUntold) untold.delete(oldest)
    const id = `${here}.${written}`
    untold.add(id)
    return id
  }
  function writeNotice(id: string, name: string, parts: readonly string[] = []): string {
    const notice = `${[id, ...parts.map(encodeURIComponent)].join()} ${name}`
    return notice.length > longestNotice ? `${id} ${name}` : notice
  }
  // What changed here is known here already, unless the answer to the commit got lost: then this is all we hear of it.
  notices.subscribe(channel, (payload) => {
    const [head = '', ...name] = payload.split(' ')
    const [id = '', ...parts] = head.split(',')
    if (id.startsWith(here) && !untold.delete(id)) return
    tellChange(name.join(' '), parts.length > 0 ? parts.map(decodeURIComponent) : undefined)
  })
  // What was said while nobody listened is lost: nothing that is remembered can be trusted.
  notices.onReconnect(() => {
    changes.noteAll()
    for (const listener of listeners) listener()
  })

  const announce = (name: string): Announce => ({
    async publish(tx, parts) {
      const id = newNotice()
      await notices.publish(tx, channel, writeNotice(id, name, parts))
      return id
    },
    tell(id, parts) {
      untold.delete(id)
      tellChange(name, parts)
    },
  })

  return {
    region<Value>(name: string, options: RegionOptions = {}) {
      const known = regions.get(name) ?? makeRegion(name, options, { notices, changes, announce: announce(name) })
      regions.set(name, known)
      if (!followed.has(name)) followed.set(name, options.follows ?? [])
      return known as Region<Value>
    },
    onChange: (listener) => void listeners.push(listener),
  }
}

type Announce = {
  /** Answers which notice it was. */
  publish(tx: Sql, parts?: readonly string[]): Promise<string>
  tell(notice: string, parts?: readonly string[]): void
}
type Surroundings = { notices: Notices; changes: Changes; announce: Announce }
type Entry = {
  value: unknown
  at: number
  madeOf: readonly string[]
  /** The last change after which it was still true: until the next one nothing has to be looked up. */
  trueAt: number
}

function makeRegion(name: string, options: RegionOptions, { notices, changes, announce }: Surroundings): Region {
  const { atMost = 1_000, maxAgeMs, maxBytes, bytesOf } = options
  const remembered = new LRUCache<string, Entry>({
    max: atMost,
    // Looking at the clock once a second is enough, and spares a look for everything that is read.
    ...(maxAgeMs ? { ttl: maxAgeMs, ttlResolution: 1_000 } : {}),
    ...(maxBytes ? { maxSize: maxBytes, sizeCalculation: ({ value }) => bytesOf?.(value as never) ?? 1 } : {}),
  })
  const inFlight = new Map<string, { at: number; reading: Promise<unknown> }>()
  const own = [name]

  function get(key: string): unknown {
    if (!notices.isLive()) return undefined
    const entry = remembered.get(key)
    if (!entry) return undefined
    const now = changes.now()
    if (entry.trueAt === now) return entry.value
    if (changes.hasChangedSince(entry.at, entry.madeOf)) {
      remembered.delete(key)
      return undefined
    }
    entry.trueAt = now
    return entry.value
  }

  return {
    get,
    set(key, value) {
      const at = changes.now()
      remembered.set(key, { value, at, madeOf: own, trueAt: at })
    },
    read<T>(key: string, read: () => Promise<T>, { keep, isTrue, madeOf }: ReadOptions<T> = {}) {
      const known = get(key) as T | undefined
      if (known !== undefined && isTrue?.(known) !== false) return Promise.resolve(known)
      // Readings that began before a change may miss it: they go to those who wait for them, and to nobody else.
      const begun = inFlight.get(key)
      if (begun && !changes.hasChangedSince(begun.at, own)) return begun.reading as Promise<T>
      const at = changes.now()
      const reading = read()
        .then((value) => {
          const entry = { value, at, madeOf: madeOf?.(value) ?? own, trueAt: at }
          const isFresh = notices.isLive() && !changes.hasChangedSince(at, entry.madeOf)
          if (isFresh && keep?.(value) !== false) remembered.set(key, entry)
          return value
        })
        .finally(() => {
          if (inFlight.get(key)?.reading === reading) inFlight.delete(key)
        })
      inFlight.set(key, { at, reading })
      return reading
    },
    async change(db, work, parts) {
      const { done, changed, notice } = await db.orm.transaction(async (tx) => {
        const result = await work(tx)
        const named = parts?.(result)
        return { done: result, changed: named, notice: await announce.publish(tx, named) }
      })
      await db.afterCommit(() => announce.tell(notice, changed))
      return done
    },
  }
}
