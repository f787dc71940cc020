import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'
import { makeLog } from './log.ts'

function aRound(broken: readonly number[], log: string[] = []) {
  const had: number[] = []
  const work = async (person: number) => {
    if (broken.includes(person)) throw new Error(`no letter for ${person}`)
    had.push(person)
    return person % 2 === 1
  }
  const deps = { log: makeLog('warn', { write: (line) => log.push(line) }) }
  return { had, go: (people: Iterable<number> | AsyncIterable<number>) => inTurn(deps, people, work) }
}

test('everybody has their turn, and those for whom something was done are counted', async () => {
  const { had, go } = aRound([])
  expect(await go(new Set([1, 2, 3]))).toBe(2)
  expect(had).toEqual([1, 2, 3])
})

test('what fails for some keeps nobody from their turn; it is logged, and the first failure is thrown at the end', async () => {
  const lines: string[] = []
  const { had, go } = aRound([2, 4], lines)
  await expect(go([1, 2, 3, 4, 5])).rejects.toThrow('no letter for 2')
  expect(had).toEqual([1, 3, 5])
  expect(lines).toHaveLength(2)
})

test('when it fails for five in a row nobody else is asked: something is wrong that is not theirs', async () => {
  const asked: number[] = []
  async function* people() {
    for (let person = 1; person <= 20; person += 1) {
      asked.push(person)
      yield person
    }
  }
  const { had, go } = aRound([1, 2, 3, 4, 6, 7, 8, 9, 10])
  await expect(go(people())).rejects.toThrow('no letter for 1')
  expect(had).toEqual([5])
  expect(asked.at(-1)).toBe(10)
})
