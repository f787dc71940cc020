// The processes beside the measured server: the reference, the load and a mail server. They end with the benchmark.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadOrder, LoadReport } from './load.ts'

export type Reference = { url: string; pid: number; stop(): void }

export type Load = { apply(order: LoadOrder): Promise<LoadReport>; stop(): void }

function start(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

export async function startReference(): Promise<Reference> {
  const child = start('hello-world.ts')
  const { port } = await nextMessage<{ port: number }>(child)
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => void child.kill() }
}

export async function startPostOffice(): Promise<{ url: string; stop(): void }> {
  const child = start('post-office.ts')
  const { port } = await nextMessage<{ port: number }>(child)
  return { url: `smtp://127.0.0.1:${port}`, stop: () => void child.kill() }
}

export function startLoad(): Load {
  const child = start('load.ts')
  return {
    apply(order) {
      child.send(order)
      return nextMessage<LoadReport>(child)
    },
    stop: () => void child.kill(),
  }
}

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const waiting = new AbortController()
  const ended = once(child, 'exit', { signal: waiting.signal }).then(([code]) => {
    throw new Error(`A process of the benchmark ended with ${code}`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: waiting.signal }), ended])
    return message as T
  } finally {
    waiting.abort()
    ended.catch(() => undefined)
  }
}
