// npm run build: builds the pages now. A start that needs them runs this as a process of its own, whose memory ends with it.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder } from 'vite'
import { distDir, projectRoot } from './paths.ts'

/** Built aside and renamed, so that a second process or a kill never meets half a build. */
async function buildPages(): Promise<void> {
  const aside = join(projectRoot, `dist-${process.pid}`)
  try {
    const build = { outDir: aside, emptyOutDir: true }
    const builder = await createBuilder({ root: projectRoot, logLevel: 'warn', mode: 'production', build })
    await builder.buildApp()
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

// Nobody waits for it any more when the start that asked for it was ended.
process.once('disconnect', () => process.exit(1))
try {
  await buildPages()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
