// Waits until the measured server has nothing left to do: rows that are still being written and a database that tidies up
// would take the hello-world's processor, and make whatever is held against it look good.
import { setTimeout as delay } from 'node:timers/promises'
import { type CpuTimes, cpuSpent, readCpuTimes } from './cpu.ts'

const lookMs = 400
/** A twentieth of a core: queues that look for work take less. */
const restful = 0.05
/** What takes longer is measured beside, and the hello-world says so. */
const looks = 75

type Read = (pids: readonly number[]) => CpuTimes | null

/** Whether it came to rest; true where that can't be read. */
export async function untilAtRest(pids: readonly number[], read: Read = readCpuTimes): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    const before = read(pids)
    const from = performance.now()
    await delay(lookMs)
    const after = read(pids)
    if (!before || !after || cpuSpent(before, after) < restful * (performance.now() - from)) return true
  }
  return false
}
