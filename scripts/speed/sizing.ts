// npm run sizing: what a board needs of memory and disk by its size, and how long the desk takes beside it; --markdown keeps the table.
import { readFileSync } from 'node:fs'
import { type Db, openDb } from '#platform/db.ts'
import { ensureBuild } from '#server/build.ts'
import { untilAtRest } from '../../bench/at-rest.ts'
import type { BenchContext } from '../../bench/bench-case.ts'
import { untilCounted } from '../../bench/cases/job-cases.ts'
import { findChildren, readCpuTimes } from '../../bench/cpu.ts'
import { openDatabase } from '../../bench/database.ts'
import { readFlags } from '../../bench/flags.ts'
import { interactionData } from '../../bench/loaders/interaction-data.ts'
import { growData, loaders } from '../../bench/loaders.ts'
import { registerAdmin } from '../../bench/member.ts'
import { startServer } from '../../bench/server.ts'
import { writeTable } from './write-table.ts'

type Place = BenchContext & { pids: { app: number; database: number[] } }
/** A line of the table: its name and what it says at one size. */
type Line = [name: string, value: string]

const rounds = 500
const desk = ['/api/admin/analytics', '/api/admin/analytics/period?days=30', '/api/admin/jobs.csv', '/api/admin/links']
const inMb = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`

/** What is shared is shared out, so that the sum of several is true. */
function memoryOf(pids: Iterable<number>): number {
  const kb = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  return [...pids].reduce((sum, pid) => sum + kb(pid) * 1_024, 0)
}

function memory({ pids }: Place): string {
  const all = (roots: number[]) => memoryOf(readCpuTimes(roots)?.keys() ?? [])
  return `${inMb(all([pids.app]))}, ${inMb(all(pids.database))}`
}

/** Programs show a token, browsers a cookie. */
async function ask(
  { url, member }: BenchContext,
  path: string,
): Promise<{ bytes: number; seconds: number; status: number }> {
  const headers = new Headers(
    path.startsWith('/api/') ? { authorization: `Bearer ${member.token}` } : { cookie: member.cookie },
  )
  const from = performance.now()
  const response = await fetch(url + path, { headers })
  let bytes = 0
  for await (const piece of response.body ?? []) bytes += piece.length
  return { bytes, seconds: (performance.now() - from) / 1_000, status: response.status }
}

async function askMuch(place: Place): Promise<void> {
  const { rows } = await place.db.pool.query<{ id: string }>('select id from jobs order by id limit $1', [rounds])
  for (let round = 0; round < rounds; round++) {
    const paths = ['/', `/jobs/${rows[round % rows.length]!.id}`, `/api/jobs?search=surveyor%20berth${round}`]
    for (const path of paths) {
      const { status } = await ask(place, path)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
  }
}

async function sizesOnDisk({ pool }: Db): Promise<Line[]> {
  const { rows } = await pool.query<{ whole: string; listings: string; count: string }>(
    `select pg_database_size(current_database()) as whole, pg_total_relation_size('jobs') as listings,
      (select count(*) from jobs) as count`,
  )
  const { whole, listings, count } = rows[0]!
  return [
    ['disk of the database', inMb(Number(whole))],
    ['of it listings with their indexes', inMb(Number(listings))],
    ['one listing with its indexes', `${(Number(listings) / Number(count) / 1e3).toFixed(1)} kB`],
  ]
}

async function lookAtDesk(place: Place): Promise<Line[]> {
  const lines: Line[] = []
  for (const path of desk) {
    const { seconds, bytes, status } = await ask(place, path)
    lines.push([`\`GET ${path}\``, status === 200 ? `${seconds.toFixed(2)} s, ${inMb(bytes)}` : `${status}`])
  }
  return lines
}

async function measureSize(place: Place, startedIn: number): Promise<Line[]> {
  const pids = [place.pids.app, ...place.pids.database]
  await untilAtRest(pids)
  const atStart = memory(place)
  await untilCounted(place)
  await untilAtRest(pids)
  await askMuch(place)
  return [
    ['ready after', `${startedIn.toFixed(1)} s`],
    ['memory of application and database after the start', atStart],
    [`after ${(rounds * 3).toLocaleString('en')} pages and searches`, memory(place)],
    ...(await sizesOnDisk(place.db)),
    ...(await lookAtDesk(place)),
    ['memory after the desk', memory(place)],
  ]
}

async function measureAll(sizes: number[]): Promise<Line[][]> {
  await ensureBuild(console.log)
  const database = await openDatabase(undefined)
  const db = openDb(database.url, { statementMs: 0 })
  const columns: Line[][] = []
  try {
    await (await startServer(database)).stop()
    for (const [at, size] of sizes.entries()) {
      await growData(db, sizes[at - 1] ?? 0, size, [...loaders, interactionData])
      const from = performance.now()
      const server = await startServer(database)
      const startedIn = (performance.now() - from) / 1_000
      try {
        const member = await registerAdmin(server.url, db)
        const pids = { app: server.pid, database: findChildren(process.pid, 'postgres') }
        const place = { url: server.url, db, member, size, pids }
        const lines = await measureSize(place, startedIn)
        for (const [name, value] of lines) console.log(`${size} listings: ${name}: ${value}`)
        columns.push(lines)
      } finally {
        await server.stop()
      }
    }
  } finally {
    await db.close()
    await database.remove()
  }
  return columns
}

const { sizes, markdown } = readFlags(process.argv.slice(2))
const columns = await measureAll(sizes)
const heads = ['', ...sizes.map((size) => `${size.toLocaleString('en')} listings`)]
const rows = columns[0]!.map(([name], at) => [name, ...columns.map((lines) => lines[at]![1])])
if (markdown) await writeTable('sizing', 'as many interactions as listings', heads, rows, 'OPERATIONS.md')
