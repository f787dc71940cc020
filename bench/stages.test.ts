// The order in which data grows and cases are measured.
import { expect, test } from 'vitest'
import type { BenchCase } from './bench-case.ts'
import type { DataLoader } from './data-loader.ts'
import { planStages } from './stages.ts'

const aLoader = (name: string): DataLoader => ({ name, load: async () => undefined })
const traffic = aLoader('traffic')
const aCase = (name: string, change: Partial<BenchCase> = {}): BenchCase => ({
  name,
  requests: () => ({ path: '/' }),
  ...change,
})
const all = {
  loaders: [aLoader('board')],
  cases: [
    aCase('once'),
    aCase('list', { scales: true }),
    aCase('numbers', { ownScale: { loader: traffic, sizes: [10, 10_000] } }),
  ],
}
const plan = (only?: RegExp, sizes = [1_000, 100_000]) =>
  planStages({ only, sizes }, all).map(({ size, selected }) => [size, ...selected.map(({ name }) => name)])

test('what has a scale of its own is measured beside the smallest board', () => {
  expect(plan()).toEqual([
    [1_000, 'once', 'list'],
    [10, 'numbers'],
    [10_000, 'numbers'],
    [100_000, 'list'],
  ])
})

test('nothing is loaded that no wanted case needs', () => {
  expect(plan(/once/)).toEqual([[1_000, 'once']])
  expect(plan(/numbers/)).toEqual([[1_000], [10, 'numbers'], [10_000, 'numbers']])
  expect(plan(/none/)).toEqual([])
})

test('a run of one size stays small', () => {
  expect(plan(undefined, [1_000])).toEqual([
    [1_000, 'once', 'list'],
    [10, 'numbers'],
  ])
})
