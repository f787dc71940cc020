// The site the pictures are taken of: the one browser tests visit, on a free port.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type DemoSite = { url: string; stop(): Promise<void> }

const entry = fileURLToPath(new URL('../../e2e/server.ts', import.meta.url))
const startMs = 120_000

export async function startDemoSite(): Promise<DemoSite> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [...process.execArgv, entry], {
    env: { ...process.env, NODE_ENV: 'production', E2E_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const url = `http://localhost:${port}`
  const patientUntil = Date.now() + startMs
  while (child.exitCode === null && Date.now() < patientUntil) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return { url, stop }
    await wait(100)
  }
  await stop()
  throw new Error('The demo did not start')
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
