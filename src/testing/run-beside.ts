// Runs one of the operator's commands in a process of its own, beside the application under test and on its database.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Deps } from '#platform/deps.ts'
import { readyScript } from './ready-script.ts'

/** The script's name in src/server. */
export async function runBeside({ db, config }: Deps, script: string, args: string[]) {
  const { host, port, user, password, database } = db.pool.options
  const url = new URL(`postgres://${user}:${encodeURIComponent(String(password))}@localhost:${port}/${database}`)
  url.searchParams.set('host', String(host))
  const file = await readyScript(fileURLToPath(new URL(`../server/${script}`, import.meta.url)))
  const env = { DATABASE_URL: url.href, DATA_DIR: config.dataDir }
  return new Promise<{ code: number | null; out: string }>((resolve) => {
    const child = spawn(process.execPath, [file, ...args], { env })
    let out = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += chunk))
    child.on('close', (code) => resolve({ code, out }))
  })
}
