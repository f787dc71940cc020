// npm test: types, lint, unit and API tests, browser tests; closes with one line that totals them all.
import { type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getChromium, howToInstall } from './chromium.ts'

type Result = { passed: number; failed: number }

const bin = (name: string) => join('node_modules', '.bin', name)
const reports = mkdtempSync(join(tmpdir(), 'ocean-berth-reports-'))

function runCommand(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** A check that either holds or not counts as one test. */
async function check(command: string, args: string[]): Promise<Result> {
  const code = await runCommand(bin(command), args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}

/** A runner that fails without a failed test (a broken set-up, a crash) still counts as a failure. */
function honest(code: number, passed: number, failed: number): Result {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

async function unitAndApi(): Promise<Result> {
  const file = join(reports, 'vitest.json')
  const code = await runCommand(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file)
  return honest(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
}

async function browser(): Promise<Result> {
  const chromium = getChromium((line) => console.log(line))
  if (!chromium) {
    console.log(howToInstall)
    return { passed: 0, failed: 1 }
  }
  const file = join(reports, 'playwright.json')
  const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const code = await runCommand(bin('playwright'), ['test', '--reporter=list,json'], { env })
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats
  if (stats?.flaky) console.log(`${stats.flaky} browser tests needed a second try`)
  return honest(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0)
}

const steps: [string, () => Promise<Result>][] = [
  ['types', () => check('tsc', ['--noEmit'])],
  ['lint', () => check('biome', ['check', '.'])],
  ['unit and API tests', unitAndApi],
  ['browser tests', browser],
]

const total: Result = { passed: 0, failed: 0 }
for (const [index, [name, step]] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${name}`)
  const startedAt = Date.now()
  const { passed, failed } = await step()
  total.passed += passed
  total.failed += failed
  console.log(`${name}: ${passed} of ${passed + failed} passed in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
