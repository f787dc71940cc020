// Runs writer.fixture.ts as a process of its own and follows what it says.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readyScript } from '#testing/ready-script.ts'

export type Writer = {
  pid: number
  lines: string[]
  /** Resolves once the line is there; rejects when the process ends without saying it. */
  says(wanted: (lines: string[]) => boolean): Promise<void>
  end(signal: NodeJS.Signals): Promise<number | null>
}

const script = fileURLToPath(new URL('./writer.fixture.ts', import.meta.url))
const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))

export async function startWriter(dataDir: string, mode: 'write' | 'idle' = 'idle'): Promise<Writer> {
  const child = spawn(process.execPath, [await readyScript(script), dataDir, mode], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  let tell = () => {}
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    tell()
  })
  const closed = once(child, 'close')
  return {
    pid: child.pid ?? 0,
    lines,
    says: (wanted) =>
      new Promise((resolve, reject) => {
        tell = () => wanted(lines) && resolve()
        tell()
        closed.then(() => reject(new Error(`the writer ended, having said: ${lines.slice(-3).join(' | ')}`)))
      }),
    async end(signal) {
      child.kill(signal)
      const [code] = await closed
      return code
    },
  }
}

export const hasStarted = (lines: string[]) => lines.includes('started')
