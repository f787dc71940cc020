// One run of the server's process: starting it apart from the terminal, its log, its end.
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { neutralFolder, runAs, type ServerUser, serverEnv } from './server-user.ts'

export type ServerEnd = { code: number | null; signal: NodeJS.Signals | null }

export type ServerProcess = {
  exited: Promise<ServerEnd>
  /** The latest lines of its log, to say why it ended. */
  lastLines: readonly string[]
  stop(): Promise<ServerEnd>
}

type Run = {
  postgres: string
  args: string[]
  user: ServerUser
  /** A process id left in the lock file that is known to be no server: PostgreSQL must not take it for one. */
  notAServer?: number | undefined
  endsWithApp: boolean
  log: (line: string) => void
}

/** Fast shutdown, then immediate (recovers at the next start), then by force. */
const waysToStop: [NodeJS.Signals, number][] = [
  ['SIGINT', 6_000],
  ['SIGQUIT', 2_000],
  ['SIGKILL', 2_000],
]

/** Said to whoever knocks while it starts or ends: dozens of them would push the reason out. */
const isAboutVisitors = /FATAL: {2}the database system is /

export function runServer({ postgres, args, user, notAServer, endsWithApp, log }: Run): ServerProcess {
  const [command = postgres, ...rest] = endsWithApp ? [...endingWithApp, postgres, ...args] : [postgres, ...args]
  const child = spawn(command, rest, {
    ...user,
    cwd: neutralFolder,
    env: { ...serverEnv, ...(notAServer ? { PG_GRANDPARENT_PID: String(notAServer) } : {}) },
    // A session of its own, so that Ctrl-C in the terminal reaches the app only.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lastLines: string[] = []
  const note = (line: string) => {
    if (!isAboutVisitors.test(line)) lastLines.push(line)
    if (lastLines.length > 20) lastLines.shift()
    log(line)
  }
  createInterface({ input: child.stderr }).on('line', note)
  const exited = new Promise<ServerEnd>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
    child.once('error', (error) => {
      note(error.message)
      if (child.pid === undefined) resolve({ code: null, signal: null })
    })
  })
  return { exited, lastLines, stop: () => stop(child, exited) }
}

async function stop(child: ChildProcess, exited: Promise<ServerEnd>): Promise<ServerEnd> {
  for (const [signal, patienceMs] of waysToStop) {
    child.kill(signal)
    const waiting = new AbortController()
    const end = await Promise.race([exited, delay(patienceMs, null, { signal: waiting.signal }).catch(() => null)])
    waiting.abort()
    if (end) return end
  }
  return exited
}

/** Linux ends the server when the app is killed. It keeps the process id, as setpriv becomes the server. */
const endingWithApp = ['setpriv', '--pdeathsig', 'INT', '--']

export async function canEndWithApp(): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const [command = '', ...args] = endingWithApp
  return (await runAs(undefined, command, [...args, 'true'])).code === 0
}
