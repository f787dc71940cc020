import { expect, test } from 'vitest'
import type { Watched } from '#platform/watched.ts'
import { keptReading } from './kept-readings.ts'

function aForum() {
  const state = { generation: 0, live: true, reads: 0 }
  const watched: Watched = {
    generation: () => state.generation,
    isLive: () => state.live,
    touch: () => {
      state.generation += 1
    },
  }
  const list = (during = () => {}) =>
    keptReading(watched, 'page 1', async () => {
      state.reads += 1
      during()
      return state.reads
    })
  return { state, list, change: watched.touch }
}

test('it is read once until something changes', async () => {
  const { list, change } = aForum()
  expect([await list(), await list()]).toEqual([1, 1])
  change()
  expect([await list(), await list()]).toEqual([2, 2])
})

test('a reading during which something changed is given to nobody else', async () => {
  const { list, change } = aForum()
  expect(await list(change)).toBe(1)
  expect([await list(), await list()]).toEqual([2, 2])
})

test('nothing is kept while changes could be missed', async () => {
  const { list, state } = aForum()
  await list()
  state.live = false
  expect([await list(), await list()]).toEqual([2, 3])
})
