// How the process ends, in a process of its own.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readyScript } from '#testing/ready-script.ts'

const fixture = fileURLToPath(new URL('./failing-stop.fixture.ts', import.meta.url))

async function endOf(...args: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const script = await readyScript(fixture)
  return new Promise((resolve) =>
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    ),
  )
}

test('who is told to stop while still starting ends at once, and well', async () => {
  const ended = await endOf('--starting')
  expect(ended).toMatchObject({ code: 0, stderr: '' })
  expect(ended.stdout).toContain('"msg":"stopping"')
})

test('a stop that fails says why, in the log and to whoever watches, and does not pass for a good one', async () => {
  const ended = await endOf()
  expect(ended.code).toBe(1)
  expect(ended.stderr).toBe('The stop failed: the outbox could not be closed\n')
  const lines = ended.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.at(-1)).toMatchObject({ level: 'fatal', msg: 'failed' })
  expect(JSON.stringify(lines.at(-1))).toContain('the outbox could not be closed')
})
