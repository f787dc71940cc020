// What is measured is the work, not whatever else happens meanwhile.
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cpuMsOf, waitMsOf } from './own-time.ts'

const turn = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('who only waits takes no processor time, and who turns does', async () => {
  expect(await cpuMsOf(() => wait(200))).toBeLessThan(100)
  expect(await cpuMsOf(() => turn(100))).toBeGreaterThan(10)
})

test('a wait is counted, and a moment in which nothing can tick is not', async () => {
  expect(await waitMsOf(() => wait(200))).toBeGreaterThan(10)
  expect(await waitMsOf(() => turn(300))).toBeLessThan(100)
})
