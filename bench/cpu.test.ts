// Processor times, read from what Linux says about processes.
import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { cpuSpent, parseStat, readCpuTimes } from './cpu.ts'

test('a name with brackets and spaces does not shift the fields', () => {
  const line = '42 (a) b (c)) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 9 9 20 0 1 0 100'
  expect(parseStat(line)).toEqual({ pid: 42, parent: 7, name: 'a) b (c)', ms: 2_000 })
})

test('a process that came in between counts in full', () => {
  expect(cpuSpent(new Map([[1, 100]]), new Map([...[[1, 130] as const], [2, 40]]))).toBe(70)
})

test.runIf(process.platform === 'linux')('children belong to the processor time of their parent', async () => {
  const child = spawn('sleep', ['30'])
  try {
    await new Promise((resolve) => child.once('spawn', resolve))
    expect([...(readCpuTimes([process.pid])?.keys() ?? [])]).toEqual(expect.arrayContaining([process.pid, child.pid]))
  } finally {
    child.kill()
  }
})
