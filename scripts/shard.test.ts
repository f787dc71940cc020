// Shards: refused where they name no part, and together every test once. What is one piece is done by the first alone.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createVitest } from 'vitest/node'
import { makeTestFolder } from '#testing/test-folder.ts'
import { readShard, shardRefusal } from './shard.ts'
import { readPlaywrightReport } from './test-reports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const runners = ['tsc', 'biome', 'knip', 'vitest', 'playwright']

async function run(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: code as number | null, said, complained }
}

/** `npm test` where every runner only notes how it was called: a test of it must not begin them all anew. */
async function runTests(...args: string[]) {
  const folder = await makeTestFolder()
  const bin = join(folder, 'node_modules', '.bin')
  const notes = join(folder, 'notes')
  await mkdir(bin, { recursive: true })
  await writeFile(notes, '')
  const note = `#!/bin/sh\necho "$(basename "$0") $*" >> '${notes}'\n`
  for (const name of runners) await writeFile(join(bin, name), note, { mode: 0o755 })
  const { code, complained } = await run([join(root, 'scripts', 'test.ts'), ...args], folder, {
    CHROMIUM_PATH: '/bin/true',
  })
  const calls = (await readFile(notes, 'utf8')).trim().split('\n').filter(Boolean)
  return { code, complained, calls }
}

describe('what names no part is refused', () => {
  test.each(['0/4', '5/4', '2', 'a/b', '2/0', '', '/4', '1/', '-1/4', '01/4', '1.5/4', '1/4/4', ' 1/4'])(
    '"%s"',
    (shard) => {
      expect(readShard([`--shard=${shard}`])).toBeNull()
    },
  )

  test('an option without its value, another option and words of any kind', () => {
    expect([['--shard'], ['--shards=1/4'], ['1/4']].map(readShard)).toEqual([null, null, null])
  })

  test('in one sentence, before anything is run', async () => {
    const { code, complained, calls } = await runTests('--shard=5/4')
    expect([code, complained.trim(), calls]).toEqual([2, shardRefusal, []])
  })
})

describe('what each part does', () => {
  const pieces = ['biome check .', 'knip ', 'tsc --noEmit']
  const runnersOf = (calls: string[]) =>
    calls.slice(pieces.length).map((call) => call.replace(/ --(reporter|outputFile).*/, ''))

  test.each([
    ['without shards, everything', [], ''],
    ['the first part has types, lint and unused code', ['--shard=1/2'], ' --shard=1/2'],
  ])('%s', async (_name, args, part) => {
    const { calls } = await runTests(...args)
    expect(calls.slice(0, pieces.length).sort()).toEqual(pieces)
    expect(runnersOf(calls)).toEqual([`vitest run${part}`, `playwright test${part}`])
  })

  test.each(['2/2', '10/12'])('%s has only its tests', async (shard) => {
    const { calls } = await runTests('--shard', shard)
    expect(runnersOf([...pieces, ...calls])).toEqual([
      `vitest run --shard=${shard}`,
      `playwright test --shard=${shard}`,
    ])
  })
})

describe('together the parts hold every test once', () => {
  const countOf = (names: string[]) =>
    [...Map.groupBy(names, (name) => name)].map(([name, all]) => `${all.length} × ${name}`)

  test.each([2, 3, 4, 7])('beside the code, in %i parts', async (count) => {
    const files: string[] = []
    for (let index = 1; index <= count; index += 1) {
      const vitest = await createVitest('test', { root, watch: false, shard: `${index}/${count}` })
      const sequencer = new vitest.config.sequence.sequencer(vitest)
      const own = await sequencer.shard(await vitest.globTestSpecifications())
      await vitest.close()
      expect(own.length).toBeGreaterThan(10)
      files.push(...own.map(({ moduleId }) => relative(root, moduleId)))
    }
    const found = globSync('{src,scripts,bench}/**/*.test.{ts,tsx}', { cwd: root })
    expect(countOf(files).sort()).toEqual(countOf(found).sort())
  })

  test('journeys, in two parts', async () => {
    const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
    const list = async (...part: string[]) => {
      const { code, said, complained } = await run([cli, 'test', '--list', '--reporter=json', ...part], root)
      expect([code, complained]).toEqual([0, ''])
      return readPlaywrightReport(JSON.parse(said)).times.map(({ name }) => name)
    }
    const [all, ...parts] = [await list(), await list('--shard=1/2'), await list('--shard=2/2')]
    for (const part of parts) expect(part.length).toBeGreaterThan(100)
    expect(countOf(parts.flat()).sort()).toEqual(countOf(all).sort())
    const files = new Set(all.map((name) => name.replace(/: .*/, '')))
    expect([...files].sort()).toEqual(globSync('e2e/**/*.spec.ts', { cwd: root }).sort())
  })
})
