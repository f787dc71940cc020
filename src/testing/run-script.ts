// Runs one of the operator's commands in a process of its own, with exactly the settings it is given.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { readyScript } from './ready-script.ts'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The script's name in src/server. */
export async function runScript(script: string, args: string[], env: Record<string, string>) {
  const file = await readyScript(join(projectRoot, 'src', 'server', `${script}.ts`))
  const child = spawn(process.execPath, [file, ...args], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: code as number | null, said: said.trim(), complained: complained.trim() }
}
