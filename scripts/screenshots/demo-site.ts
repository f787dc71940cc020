// The site the pictures are taken of: the one browser tests visit, on a free port.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../bench/server.ts'

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
