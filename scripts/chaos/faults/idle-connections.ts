// Ten thousand connections that say nothing: people are served as before, and the silent ones are sent away.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startApplication, until } from '../application.ts'
import { check, type Fault, seconds } from '../fault.ts'
import type { SocketOrder, SocketReport } from '../many-sockets.ts'
import { sendVisitors, slowest, tally } from '../visitors.ts'

const count = 10_000

export const idleConnections: Fault = {
  name: '10,000 idle connections',
  whyNot: () => (openFilesAllowed() > count + 500 ? null : `open files are limited to ${openFilesAllowed()}`),
  async run(folder) {
    const app = await startApplication(join(folder, 'data'))
    const holder = fork(fileURLToPath(new URL('../many-sockets.ts', import.meta.url)))
    let latest: SocketReport = { opened: 0, open: 0 }
    holder.on('message', (report: SocketReport) => {
      latest = report
    })
    try {
      const before = memoryOf(app.pid())
      holder.send({ port: Number(new URL(app.url).port), count } satisfies SocketOrder)
      await until(async () => latest.opened > 0, 120_000)
      const openAtFirst = latest.open
      const memory = memoryOf(app.pid()) - before
      const crowd = sendVisitors(app.url, 8, () => ({ path: '/api/jobs' }))
      await wait(5_000)
      const seen = await crowd.stop()
      const goneAfter = await until(async () => latest.open === 0, 40_000)
      return [
        check('they are let in', openAtFirst > count * 0.9, `${openAtFirst} of ${count} open`),
        check(
          'others are served',
          seen.every(({ status }) => status === 200) && slowest(seen) < 2_000,
          `${tally(seen)}; the slowest took ${seconds(slowest(seen))}`,
        ),
        check('they cost little', memory < 300, `${memory} MB more memory`),
        check('they are sent away', goneAfter < 40_000, `all gone ${seconds(goneAfter + 5_000)} after the last came`),
      ]
    } finally {
      await endOf(holder)
      await app.end('SIGTERM')
    }
  },
}

async function endOf(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill()
  await exited
}

function openFilesAllowed(): number {
  const line = readFileSync('/proc/self/limits', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('Max open files'))
  return Number(line?.split(/\s+/)[4] ?? 0)
}

function memoryOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
}
