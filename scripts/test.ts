// npm test: types, lint, unused code, unit and API tests, browser tests. Closes with the slowest tests, those that failed
// or needed a second try, and one line that totals them all. `-- --shard=2/4` runs the second quarter of the tests.
import { type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getChromium, howToInstall } from './chromium.ts'
import { readShard, shardRefusal } from './shard.ts'
import { type Result, readPlaywrightReport, readVitestReport, slowest } from './test-reports.ts'

const shard = readShard(process.argv.slice(2))
if (!shard) {
  console.error(shardRefusal)
  process.exit(2)
}
const part = shard.args

const bin = (name: string) => join('node_modules', '.bin', name)
const reports = mkdtempSync(join(tmpdir(), 'ocean-berth-reports-'))

function runCommand(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

const nothing: Result = { passed: 0, failed: 0, failures: [], secondTries: [], times: [] }
const failureOf = (name: string): Result => ({ ...nothing, failed: 1, failures: [name] })

/** Checks that either hold or not, side by side. Each counts as one test; what it says comes in one piece. */
async function check(...commands: [string, ...string[]][]): Promise<Result> {
  const results = await Promise.all(
    commands.map(async ([command, ...args]) => {
      const child = spawn(bin(command), args, { stdio: ['ignore', 'pipe', 'pipe'] })
      const ended = new Promise<number>((resolve) => {
        child.on('error', () => resolve(1))
        child.on('close', (code) => resolve(code ?? 1))
      })
      const said = await Promise.all([text(child.stdout), text(child.stderr)])
      const isRight = (await ended) === 0
      console.log(`${command}: ${isRight ? 'nothing found' : 'failed'}\n${said.join('')}`.trimEnd())
      return isRight ? { ...nothing, passed: 1 } : failureOf(command)
    }),
  )
  return {
    ...nothing,
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    failures: results.flatMap(({ failures }) => failures),
  }
}

/** A runner that fails without a failed test (a broken set-up, a crash) still counts as a failure. */
function resultOf(runner: string, code: number, file: string, read: (report: unknown) => Result): Result {
  if (!existsSync(file)) return failureOf(runner)
  const result = read(JSON.parse(readFileSync(file, 'utf8')))
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1, failures: [runner] } : result
}

async function unitAndApi(): Promise<Result> {
  const file = join(reports, 'vitest.json')
  const code = await runCommand(bin('vitest'), [
    'run',
    ...part,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  return resultOf('vitest', code, file, (report) => readVitestReport(report, process.cwd()))
}

async function browser(): Promise<Result> {
  const chromium = getChromium((line) => console.log(line))
  if (!chromium) {
    console.log(howToInstall)
    return failureOf('chromium')
  }
  const file = join(reports, 'playwright.json')
  const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const code = await runCommand(bin('playwright'), ['test', ...part, '--reporter=list,json'], { env })
  return resultOf('playwright', code, file, readPlaywrightReport)
}

type Step = [string, () => Promise<Result>]
const onePiece: Step[] = [
  ['types, lint, unused code', () => check(['tsc', '--noEmit'], ['biome', 'check', '.'], ['knip'])],
]
const steps: Step[] = [
  ...(shard.isFirst ? onePiece : []),
  ['unit and API tests', unitAndApi],
  ['browser tests', browser],
]

const total: Result = { passed: 0, failed: 0, failures: [], secondTries: [], times: [] }
for (const [index, [name, step]] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${name}`)
  const startedAt = Date.now()
  const { passed, failed, failures, secondTries, times } = await step()
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures)
  total.secondTries.push(...secondTries)
  total.times.push(...times)
  console.log(`${name}: ${passed} of ${passed + failed} passed in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}
rmSync(reports, { recursive: true, force: true })
console.log(`\nThe slowest:\n${slowest(total.times, 20).join('\n')}`)
const named = (heading: string, names: string[]) =>
  names.length > 0 && console.log(`\n${heading}:\n${names.map((name) => `  ${name}`).join('\n')}`)
named('Needed a second try', total.secondTries)
named('Failed', total.failures)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
