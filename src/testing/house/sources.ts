// The sources as text, and every import in them: what the tests of the house read.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const src = fileURLToPath(new URL('../../', import.meta.url))

export type Import = {
  file: string
  target: string
  /** Gone when the program runs. */
  isTypeOnly: boolean
  /** Asked for while the program runs, not when the file is loaded. */
  isLater: boolean
}

/** Paths below src, without what is generated. */
export const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts'))
  .map((name) => name.replaceAll('\\', '/'))

export const readSource = (file: string) => readFileSync(join(src, file), 'utf8')
export const isTest = (file: string) => /\.test\.tsx?$|\.fixture\.tsx?$/.test(file)

const statement =
  /^(?:import|export)\s+(type\s)?[\w$\s{},*]*?\bfrom\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|^import\s+'([^']+)'/gm

export const imports: Import[] = files.flatMap((file) =>
  [...readSource(file).matchAll(statement)].map((match) => ({
    file,
    target: resolveTarget(file, match[2] ?? match[3] ?? match[4] ?? ''),
    isTypeOnly: Boolean(match[1]),
    isLater: match[3] !== undefined,
  })),
)

function resolveTarget(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return specifier
  return join(file, '..', specifier).replaceAll('\\', '/')
}
