// The cache on a real database, with a second instance beside it.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openTestDb } from '#testing/open-test-db.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import { type Cache, makeCache, type Region } from './cache.ts'
import type { ConnectionFields, Db } from './db.ts'
import { type Notices, openNotices } from './notices.ts'

const postgres = inject('postgres')
let connection: ConnectionFields
let db: Db
let notices: Notices[]
let here: Cache
let elsewhere: Cache

beforeAll(async () => {
  connection = await createTestDatabase(postgres)
  db = openTestDb(connection)
  notices = [openNotices(connection, () => undefined), openNotices(connection, () => undefined)]
  here = makeCache(notices[0]!)
  elsewhere = makeCache(notices[1]!)
  await eventually(() => expect(notices.every((each) => each.isLive())).toBe(true))
})
afterAll(async () => {
  for (const each of notices) await each.close()
  await db.close()
  await dropTestDatabase(postgres, connection)
})

/** Reads that are counted: the answer is how many there were. */
function counting(region: Region) {
  let reads = 0
  return (key = 'a key', during?: () => Promise<unknown>) =>
    region.read(key, async () => {
      reads += 1
      const mine = reads
      await during?.()
      return mine
    })
}
const change = (region: Region) => region.change(db, async () => undefined)

test('what was read is remembered until it changes, and other regions are left alone', async () => {
  const [fish, birds] = [here.region('fish'), here.region('birds')]
  const [readFish, readBirds] = [counting(fish), counting(birds)]
  expect([await readFish(), await readFish(), await readBirds()]).toEqual([1, 1, 1])
  await change(fish)
  expect([await readFish(), await readFish(), await readBirds()]).toEqual([2, 2, 1])
})

test('a crowd that asks the same at once is answered by one reading', async () => {
  const read = counting(here.region('crowd'))
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => read())))).toEqual(new Set([1]))
})

test('a reading that fails is told to all who waited for it, and tried again by the next', async () => {
  const region = here.region('failures')
  const fail = () => region.read('a key', () => Promise.reject(new Error('No answer')))
  const crowd = await Promise.allSettled([fail(), fail()])
  expect(crowd.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await region.read('a key', async () => 'an answer')).toBe('an answer')
})

test('a reading during which something changed is given to nobody who asks later', async () => {
  const region = here.region('changes')
  const read = counting(region)
  expect(await read('a key', () => change(region))).toBe(1)
  expect([await read(), await read()]).toEqual([2, 2])
})

test('a change is known here as soon as it is committed, elsewhere a moment later, and a change undone never', async () => {
  const [mine, theirs] = [here.region('both'), elsewhere.region('both')]
  const [read, readElsewhere] = [counting(mine), counting(theirs)]
  expect([await read(), await readElsewhere()]).toEqual([1, 1])
  const undone = mine.change(db, () => Promise.reject(new Error('undone')))
  await expect(undone).rejects.toThrow('undone')
  expect([await read(), await readElsewhere()]).toEqual([1, 1])
  await change(mine)
  expect(await read()).toBe(2)
  await eventually(async () => expect(await readElsewhere()).toBe(2))
})

test('a change whose commit was never answered is known here too, and one that was is told once', async () => {
  const region = here.region('unanswered')
  const read = counting(region)
  expect(await read()).toBe(1)
  const transaction: Db['orm']['transaction'] = async (work) => {
    await db.orm.transaction(work)
    throw new Error('Connection terminated unexpectedly')
  }
  const cutOff: Db = { ...db, orm: Object.create(db.orm, { transaction: { value: transaction } }) }
  await expect(region.change(cutOff, async () => undefined)).rejects.toThrow('terminated')
  await expect.poll(() => read()).toBe(2)
  let heard = 0
  here.onChange(() => {
    heard += 1
  })
  await change(region)
  await change(elsewhere.region('unanswered'))
  await expect.poll(() => heard).toBeGreaterThanOrEqual(2)
  expect(await read()).toBe(3)
})

test('inside a larger transaction it is known when all of it is committed', async () => {
  const region = here.region('inner')
  const read = counting(region)
  await read()
  await db.asOne(async (inside) => {
    await region.change(inside, async () => undefined)
    expect(await read()).toBe(1)
  })
  expect(await read()).toBe(2)
})

test('a region that follows others changes with them, also by way of a third', async () => {
  const [sea, fish, plates] = [
    here.region('sea'),
    here.region('sea fish', { follows: ['sea'] }),
    here.region('plates', { follows: ['sea fish'] }),
  ]
  const [readFish, readPlates] = [counting(fish), counting(plates)]
  await Promise.all([readFish(), readPlates()])
  await change(plates)
  expect([await readFish(), await readPlates()]).toEqual([1, 2])
  await change(sea)
  expect([await readFish(), await readPlates()]).toEqual([2, 3])
})

test('what is made of one part stays when another changes, here and elsewhere, and ends with its own or with all', async () => {
  const readers = [here, elsewhere].map((cache) => {
    const [reef, shelf] = [cache.region('reef'), cache.region('shelf', { follows: ['reef'] })]
    let reads = 0
    const next = async () => (reads += 1)
    const madeOf = (part: string) => ({ madeOf: () => [`reef/${part}`] })
    return {
      one: () => reef.read('one', next, madeOf('fish, one')),
      follower: () => shelf.read('one', next, madeOf('fish, one')),
      list: () => reef.read('list', next),
    }
  })
  const readAll = async () => {
    const all = readers.flatMap(({ one, follower, list }) => [one(), follower(), list()])
    return Promise.all(all)
  }
  const changeParts = (...parts: string[]) =>
    here.region('reef').change(
      db,
      async () => undefined,
      () => parts,
    )
  expect(await readAll()).toEqual([1, 2, 3, 1, 2, 3])
  await changeParts('fish two')
  expect((await readAll()).slice(0, 3)).toEqual([1, 2, 4])
  await eventually(async () => expect((await readAll()).slice(3)).toEqual([1, 2, 4]))
  await changeParts('fish two', 'fish, one')
  expect((await readAll()).slice(0, 3)).toEqual([5, 6, 7])
  await eventually(async () => expect((await readAll()).slice(3)).toEqual([5, 6, 7]))
  await change(here.region('reef'))
  expect((await readAll()).slice(0, 3)).toEqual([8, 9, 10])
  await eventually(async () => expect((await readAll()).slice(3)).toEqual([8, 9, 10]))
})

test('more parts than a notice or the memory holds are a change of everything', async () => {
  const region = elsewhere.region('crowded')
  let reads = 0
  const read = () => region.read('a key', async () => (reads += 1), { madeOf: () => ['crowded/quiet'] })
  await read()
  const change = (count: number) =>
    here.region('crowded').change(
      db,
      async () => undefined,
      () => Array.from({ length: count }, (_, at) => `part ${at}`),
    )
  await change(300)
  expect(await read()).toBe(1)
  await change(1_000)
  await eventually(async () => expect(await read()).toBe(2))
})

test('what is not to be kept, or is no longer true, is read anew', async () => {
  const region = here.region('choosy')
  let n = 0
  const next = async () => (n += 1)
  expect(await region.read('odd', next, { keep: (value) => value !== 1 })).toBe(1)
  expect(await region.read('odd', next, { keep: (value) => value !== 1 })).toBe(2)
  expect(await region.read('odd', next)).toBe(2)
  expect(await region.read('odd', next, { isTrue: (value) => value > 2 })).toBe(3)
})

test('nothing is remembered while changes could be missed, and all is forgotten when they are heard again', async () => {
  const region = elsewhere.region('deaf')
  const read = counting(region)
  expect([await read(), await read()]).toEqual([1, 1])
  await db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'notices' and datname = current_database()",
  )
  await eventually(() => expect(notices.some((each) => each.isLive())).toBe(false))
  expect([await read(), await read()]).toEqual([2, 3])
  await eventually(() => expect(notices.every((each) => each.isLive())).toBe(true))
  const after = await read()
  expect(await read()).toBe(after)
})

test('a region holds as much as it may', () => {
  const region = here.region<string>('small', { maxBytes: 10, bytesOf: (text: string) => text.length })
  region.set('first', 'kelp')
  region.set('second', 'coral')
  region.set('third', 'reef')
  expect([region.get('first'), region.get('second'), region.get('third')]).toEqual([undefined, 'coral', 'reef'])
})
