// Work on data that nobody vouches for, in a thread that is ended when it takes too long or too much memory.
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

export type WorkResult<T> = { ok: true; value: T } | { ok: false; reason: 'too_long' | 'failed' }

const twoAtOnce = pLimit(2)
const startLimitMs = 20_000
const restMs = 10_000

/** The file says 'ready' once, and answers each message with `{ value }`. Only the work itself is timed. */
export function workInThread<T>(file: URL, task: unknown, timeLimitMs = 3_000): Promise<WorkResult<T>> {
  return twoAtOnce(() => runOnce<T>(file, task, timeLimitMs))
}

function runOnce<T>(file: URL, task: unknown, timeLimitMs: number): Promise<WorkResult<T>> {
  return new Promise((resolve) => {
    const rested = wake(file)
    const worker = rested ?? startThread(file)
    let timer = setTimeout(() => fail('failed'), startLimitMs)
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(() => fail('too_long'), timeLimitMs)
      worker.postMessage(task)
    }
    const hear = (message: 'ready' | { value: T }) => {
      if (message === 'ready') return begin()
      leave()
      rest(file, worker)
      resolve({ ok: true, value: message.value })
    }
    const fail = (reason: 'too_long' | 'failed') => {
      leave()
      void worker.terminate().then(() => resolve({ ok: false, reason }))
    }
    const end = () => fail('failed')
    // Listeners that Node has on it stay: without them a second message is not heard.
    const leave = () => {
      clearTimeout(timer)
      worker.off('message', hear).off('error', end).off('exit', end)
    }
    worker.on('message', hear).on('error', end).on('exit', end)
    if (rested) begin()
  })
}

/** Node runs the sources as they are; loaders of the main thread are not needed. */
function startThread(file: URL): Worker {
  const worker = new Worker(file, {
    execArgv: ['--no-warnings'],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  // Also when nobody waits for it any more an error must not end the process.
  return worker.on('error', () => undefined)
}

type Sleeper = { href: string; worker: Worker; leave: () => void }

/** Threads that did their work well, for a while: starting one takes longer than most work. */
const resting = new Set<Sleeper>()

function rest({ href }: URL, worker: Worker): void {
  const leave = () => {
    resting.delete(sleeper)
    clearTimeout(timer)
    worker.off('exit', leave)
  }
  const timer = setTimeout(() => {
    leave()
    void worker.terminate()
  }, restMs)
  const sleeper: Sleeper = { href, worker, leave }
  resting.add(sleeper)
  worker.on('exit', leave)
  // Neither keeps the process alive.
  timer.unref()
  worker.unref()
}

function wake({ href }: URL): Worker | null {
  const sleeper = [...resting].find((each) => each.href === href)
  sleeper?.leave()
  sleeper?.worker.ref()
  return sleeper?.worker ?? null
}
