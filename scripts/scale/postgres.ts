// PostgreSQL 15 as Debian packs it: a primary and a streaming replica, each a process of this script.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findFreePort } from '../../bench/server.ts'
import { until } from '../chaos/application.ts'
import { onAnyEnd } from '../chaos/clean-up.ts'
import { postgresBin } from './packages.ts'

export type Postgres = { url: string; pid(): number; stop(): Promise<void>; start(): Promise<void> }
export type Primary = Postgres & { addReplica(folder: string): Promise<Postgres> }

const run = promisify(execFile)
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'wal_level=replica',
  'max_connections=200',
  'shared_buffers=128MB',
  'jit=off',
]

/** PostgreSQL refuses to run as root. */
async function serverUser(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  )
  return { uid, gid }
}

export async function startPrimary(folder: string): Promise<Primary> {
  const user = await serverUser()
  await mkdir(folder)
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? user.uid)
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, `${password}\n`)
  const data = join(folder, 'data')
  await run(
    `${postgresBin}/initdb`,
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
    ],
    user,
  )
  const port = await findFreePort()
  const urlOf = (at: number, database: string) => `postgres://postgres:${password}@127.0.0.1:${at}/${database}`
  const primary = await startServer(data, port, user, urlOf(port, 'postgres'))
  await query(urlOf(port, 'postgres'), 'create database berth')
  return {
    ...primary,
    url: urlOf(port, 'berth'),
    async addReplica(copy) {
      const env = { ...process.env, PGPASSWORD: password }
      await run(
        `${postgresBin}/pg_basebackup`,
        ['-D', copy, '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-R', '-X', 'stream', '-c', 'fast'],
        { ...user, env },
      )
      const second = await findFreePort()
      return { ...(await startServer(copy, second, user, urlOf(second, 'postgres'))), url: urlOf(second, 'berth') }
    },
  }
}

async function startServer(
  data: string,
  port: number,
  user: { uid?: number; gid?: number },
  url: string,
): Promise<Postgres> {
  let child: ChildProcess
  const start = async () => {
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    child = spawn(`${postgresBin}/postgres`, args, { ...user, stdio: 'ignore', cwd: '/' })
    child.once(
      'exit',
      onAnyEnd(() => void child.kill('SIGQUIT')),
    )
    const tookMs = await until(
      async () =>
        query(url, 'select 1').then(
          () => true,
          () => false,
        ),
      30_000,
    )
    if (!Number.isFinite(tookMs)) throw new Error('PostgreSQL 15 did not start')
  }
  await start()
  return {
    url,
    pid: () => child.pid!,
    start,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGINT')
      await exited
    },
  }
}

export async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}
