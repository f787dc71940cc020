// The build of the pages: made when there is none or the sources are newer, put in place in one step.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { asProduction } from '#platform/config.ts'
import { type Assets, readAssets } from './assets.ts'
import type { RenderPage } from './pages/renderer.ts'
import { distDir, projectRoot } from './paths.ts'

export type Build = { render: RenderPage; assets: Assets }

export async function ensureBuild(log: (line: string) => void): Promise<void> {
  if (await isFresh()) return
  log('building the pages, this takes a few seconds')
  await buildPages()
}

export async function loadBuild(isHttps: boolean): Promise<Build> {
  const entry: { default: { fetch: RenderPage } } = await import(join(distDir, 'server', 'render.js'))
  return { render: entry.default.fetch, assets: await readAssets(join(distDir, 'client'), isHttps) }
}

/** Built aside and renamed, so that a second process or a kill never meets half a build. */
export async function buildPages(): Promise<void> {
  const { createBuilder } = await import('vite')
  const aside = join(projectRoot, `dist-${process.pid}`)
  try {
    await asProduction(async () => {
      const build = { outDir: aside, emptyOutDir: true }
      const builder = await createBuilder({ root: projectRoot, logLevel: 'warn', mode: 'production', build })
      await builder.buildApp()
    })
    await compressFolder(join(aside, 'client'))
    await writeFile(join(aside, 'built.json'), JSON.stringify({ builtAt: new Date().toISOString() }))
    const old = join(projectRoot, `dist-old-${process.pid}`)
    if (existsSync(distDir)) await rename(distDir, old)
    await rename(aside, distDir)
    await rm(old, { recursive: true, force: true })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

const sources = ['src', 'package-lock.json', 'vite.config.ts']

async function isFresh(): Promise<boolean> {
  const mark = join(distDir, 'built.json')
  if (!existsSync(mark)) return false
  const builtAt = (await stat(mark)).mtimeMs
  const times = await Promise.all(sources.map((source) => newestIn(join(projectRoot, source))))
  return Math.max(...times) <= builtAt
}

/** Tests and the server's own code do not end up in the pages. */
const notInPages = /\.test\.tsx?$|\.gen\.ts$/

async function newestIn(path: string): Promise<number> {
  const info = await stat(path)
  if (!info.isDirectory()) return notInPages.test(path) ? 0 : info.mtimeMs
  const names = await readdir(path)
  const times = await Promise.all(names.map((name) => newestIn(join(path, name))))
  return Math.max(0, ...times)
}

const compressible = /\.(js|css|svg|json|webmanifest|html|txt)$/
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

async function compressFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const content = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    await writeFile(`${file}.br`, await compressBrotli(content, { params }))
    await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }))
  }
}
