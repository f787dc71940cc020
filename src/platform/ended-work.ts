// Work on data that nobody vouches for, in a thread of its own that is ended when it takes too long or too much memory.
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

export type WorkResult<T> = { ok: true; value: T } | { ok: false; reason: 'too_long' | 'failed' }

const twoAtOnce = pLimit(2)
const startLimitMs = 20_000

/** The file says 'ready', takes one message, and answers `{ value }`. Only the work itself is timed. */
export function workInThread<T>(file: URL, task: unknown, timeLimitMs = 3_000): Promise<WorkResult<T>> {
  return twoAtOnce(() => runOnce<T>(file, task, timeLimitMs))
}

function runOnce<T>(file: URL, task: unknown, timeLimitMs: number): Promise<WorkResult<T>> {
  return new Promise((resolve) => {
    // Node runs the sources as they are; loaders of the main thread are not needed.
    const worker = new Worker(file, {
      execArgv: ['--no-warnings'],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    let timer = setTimeout(() => end({ ok: false, reason: 'failed' }), startLimitMs)
    const end = (result: WorkResult<T>) => {
      clearTimeout(timer)
      worker.removeAllListeners()
      worker.on('error', () => undefined)
      void worker.terminate().then(() => resolve(result))
    }
    worker.on('message', (message: 'ready' | { value: T }) => {
      if (message !== 'ready') return end({ ok: true, value: message.value })
      clearTimeout(timer)
      timer = setTimeout(() => end({ ok: false, reason: 'too_long' }), timeLimitMs)
      worker.postMessage(task)
    })
    worker.on('error', () => end({ ok: false, reason: 'failed' }))
    worker.on('exit', () => end({ ok: false, reason: 'failed' }))
  })
}
