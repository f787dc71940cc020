// The embedded server's memory follows from the machine's.
import { expect, test } from 'vitest'
import { serverArguments, sharedBuffers } from './server-settings.ts'

const gigabyte = 2 ** 30

test('an eighth of the memory is for pages of the database, within bounds', () => {
  expect([0.25, 1, 2, 8, 64].map((size) => sharedBuffers(size * gigabyte))).toEqual([128, 128, 256, 1_024, 2_048])
})

test('a server is told so, and one whose data nobody wants to keep stays small', () => {
  const given = (durable: boolean) => serverArguments('/data/postgres', '/data', { durable })
  expect(given(true).join(' ')).toMatch(/shared_buffers=\d+MB .*effective_cache_size=\d+MB/)
  expect(given(false)).toContain('shared_buffers=128MB')
})
