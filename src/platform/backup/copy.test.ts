// COPY in pieces: a slow reader holds the server back, and an error reaches whoever waits.
import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { clientConfig } from '#platform/db.ts'
import { copyIn, copyOut } from './copy.ts'

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client(clientConfig(inject('postgres').app))
  await client.connect()
})
afterAll(() => client.end())

test('two hundred megabytes pass through without being held', async () => {
  const before = process.memoryUsage().rss
  let bytes = 0
  let largest = 0
  const rows = copyOut(client, `copy (select repeat('x', 10000) from generate_series(1, 20000)) to stdout`)
  for await (const block of rows) {
    bytes += block.length
    largest = Math.max(largest, block.length)
    await turn()
  }
  expect(bytes).toBe(20_000 * 10_001)
  expect(largest).toBeLessThan(1_000_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
})

test('a statement that fails, before or in the middle, fails for the reader, and the connection lives on', async () => {
  const drain = async (statement: string) => {
    for await (const _ of copyOut(client, statement));
  }
  await expect(drain('copy nothing to stdout')).rejects.toThrow(/does not exist/)
  await expect(drain('copy (select 1 / (500 - g) from generate_series(1, 1000) g) to stdout')).rejects.toThrow(/zero/)
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a bad row or a source that breaks off leaves nothing behind', async () => {
  await client.query('create temp table numbers (n int)')
  const source = async function* (...lines: string[]) {
    for (const line of lines) yield Buffer.from(line)
    if (lines.at(-1) === '') throw new Error('broken off')
  }
  const fill = (...lines: string[]) => copyIn(client, 'copy numbers from stdin', source(...lines))
  expect(await fill('1\n2', '3\n', '4\n')).toBe(3)
  await expect(fill('5\n', 'six\n')).rejects.toThrow(/integer/)
  await expect(fill('7\n', '')).rejects.toThrow('broken off')
  expect((await client.query('select n from numbers order by 1')).rows.map(({ n }) => n)).toEqual([1, 4, 23])
})
