// When the measured server counts as done with what it was asked.
import { expect, test } from 'vitest'
import { untilAtRest } from './at-rest.ts'

/** A process that spends so many milliseconds between one reading and the next. */
function spending(...spent: number[]) {
  let total = 0
  let readings = 0
  const read = () => {
    total += readings % 2 === 1 ? (spent[(readings - 1) / 2] ?? 0) : 0
    readings += 1
    return new Map([[1, total]])
  }
  return { read, looks: () => readings / 2 }
}

test('it is waited for until it spends next to nothing', async () => {
  const { read, looks } = spending(400, 200, 0)
  expect(await untilAtRest([1], read)).toBe(true)
  expect(looks()).toBe(3)
})

test('where nothing can be read nothing is waited for', async () => {
  expect(await untilAtRest([1], () => null)).toBe(true)
})
