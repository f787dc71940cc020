import { expect, test } from 'vitest'
import type { Deps } from '#platform/deps.ts'
import { keptList } from './topic-list-cache.ts'

function aForum() {
  const state = { generation: 0, live: true, reads: 0 }
  const forumTopics: Deps['forumTopics'] = {
    generation: () => state.generation,
    isLive: () => state.live,
    touch: () => {
      state.generation += 1
    },
  }
  const list = (during = () => {}) =>
    keptList({ forumTopics } as Deps, '{"page":1}', async () => {
      state.reads += 1
      during()
      return { read: state.reads }
    })
  return { state, list, change: forumTopics.touch }
}

test('a list is read once until a topic changes', async () => {
  const { list, change } = aForum()
  expect([await list(), await list()]).toEqual(['{"read":1}', '{"read":1}'])
  change()
  expect([await list(), await list()]).toEqual(['{"read":2}', '{"read":2}'])
})

test('a list during whose reading a topic changed is given to nobody else', async () => {
  const { list, change } = aForum()
  expect(await list(change)).toBe('{"read":1}')
  expect([await list(), await list()]).toEqual(['{"read":2}', '{"read":2}'])
})

test('nothing is kept while changes could be missed', async () => {
  const { list, state } = aForum()
  await list()
  state.live = false
  expect([await list(), await list()]).toEqual(['{"read":2}', '{"read":3}'])
})
