// The build of the pages: made when there is none or the sources are newer.
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildEnvironment } from '#platform/config.ts'
import { type Assets, readAssets } from './assets.ts'
import type { RenderPage } from './pages/renderer.ts'
import { distDir, projectRoot } from './paths.ts'

export type Build = { render: RenderPage; assets: Assets }

export async function ensureBuild(log: (line: string) => void): Promise<void> {
  if (await isFresh()) return
  log('building the pages, this takes a few seconds')
  await buildAside()
}

export async function loadBuild(isHttps: boolean): Promise<Build> {
  const entry: { default: { fetch: RenderPage } } = await import(join(distDir, 'server', 'render.js'))
  return { render: entry.default.fetch, assets: await readAssets(join(distDir, 'client'), isHttps) }
}

/** A bundler needs a gigabyte and gives little of it back: it works in a process of its own, which knows no secret. */
function buildAside(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(join(projectRoot, 'src', 'server', 'build-pages.ts'), {
      cwd: projectRoot,
      execArgv: ['--import', 'tsx'],
      env: buildEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    child.stderr?.on('data', (chunk) => (said += chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => (code === 0 ? resolve() : reject(whyNotBuilt(said, signal))))
  })
}

/** Among pages of stack the bundler's output has one line that names the file and what is wrong with it. */
export function whyNotBuilt(said: string, signal: NodeJS.Signals | null): Error {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .flatMap((line) => line.trim() || [])
  const line = lines.find((each) => /^\w*Error: /.test(each)) ?? lines.find((each) => !/Build failed/.test(each))
  const reason = line?.replace(/^\w*Error: /, '') ?? (signal ? `it was ended by ${signal}` : 'nothing was said')
  return new Error(`The pages could not be built: ${reason}`, { cause: new Error(said) })
}

const sources = ['src', 'package-lock.json', 'vite.config.ts']

async function isFresh(): Promise<boolean> {
  const mark = join(distDir, 'built.json')
  if (!existsSync(mark)) return false
  // An image has what was built and nothing to build with.
  if (!existsSync(join(projectRoot, 'vite.config.ts'))) return true
  const builtAt = (await stat(mark)).mtimeMs
  const times = await Promise.all(sources.map((source) => newestIn(join(projectRoot, source))))
  return Math.max(...times) <= builtAt
}

/** Tests do not end up in the pages, and the tree of routes is written by the build itself. */
const notInPages = /\.test\.tsx?$|\.gen\.ts$/

async function newestIn(path: string): Promise<number> {
  const info = await stat(path)
  if (!info.isDirectory()) return notInPages.test(path) ? 0 : info.mtimeMs
  const names = await readdir(path)
  const times = await Promise.all(names.map((name) => newestIn(join(path, name))))
  return Math.max(0, ...times)
}
