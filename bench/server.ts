// The measured server: started as npm start does, with its log going through a pipe as in production.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BenchDatabase } from './database.ts'

export type BenchServer = { url: string; pid: number; process: ChildProcess; stop(): Promise<void> }

export type ServerOptions = {
  /** Settings that differ from those of the benchmark. */
  env?: Record<string, string>
  port?: number
}

const entry = fileURLToPath(new URL('../src/server/main.ts', import.meta.url))
const startMs = 60_000

export async function startServer(
  database: Pick<BenchDatabase, 'url' | 'folder'>,
  options: ServerOptions = {},
): Promise<BenchServer> {
  const port = options.port ?? (await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...process.execArgv, entry], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATABASE_URL: database.url,
      DATA_DIR: database.folder,
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'off',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.resume()
  try {
    await untilReady(url, child)
  } catch (error) {
    child.kill()
    throw error
  }
  return { url, pid: child.pid!, process: child, stop: () => stop(child) }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const patientUntil = Date.now() + startMs
  while (child.exitCode === null && Date.now() < patientUntil) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(child.exitCode === null ? 'The server was not ready in time' : 'The server did not start')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
