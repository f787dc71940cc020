// Time that is spent by the work itself: on a busy machine a test that looks at the clock measures its neighbours.

/** Processor time of this thread, in ms. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const tickMs = 10

/** How long is waited, in ms. While others keep the processor nothing ticks, so their time does not count. */
export async function waitMsOf(work: () => unknown): Promise<number> {
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, tickMs)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return ticks * tickMs
}
