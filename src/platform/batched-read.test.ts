import { expect, test } from 'vitest'
import { batchReads } from './batched-read.ts'

function counted() {
  const questions: string[][] = []
  const read = batchReads(async (keys: string[]) => {
    questions.push(keys)
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()]))
  })
  return { read, questions }
}

test('reads of one moment are one question, each key once, and each gets its own answer', async () => {
  const { read, questions } = counted()
  expect(await Promise.all([read('a'), read('b'), read('a'), read('nobody')])).toEqual(['A', 'B', 'A', undefined])
  expect(questions).toEqual([['a', 'b', 'nobody']])
})

test('a later read asks again: nothing is remembered', async () => {
  const { read, questions } = counted()
  await read('a')
  await read('a')
  expect(questions).toEqual([['a'], ['a']])
})

test('a failure reaches everybody who asked, and nobody after', async () => {
  let isDown = true
  const read = batchReads(async () => {
    if (isDown) throw new Error('away')
    return new Map([['a', 1]])
  })
  const results = await Promise.allSettled([read('a'), read('b')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isDown = false
  expect(await read('a')).toBe(1)
})
