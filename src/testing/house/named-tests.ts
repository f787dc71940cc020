// Tests that a document names as `file › title`, and whether they stand where it says.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../', import.meta.url))

export type NamedTest = { file: string; title: string }

export const readDocument = (path: string) => readFileSync(root + path, 'utf8')

export const readTests = (text: string): NamedTest[] =>
  [...text.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }))

/** The title as the source has it: in quotes, right after `test(` or a table's `)(`. */
export function hasTest(source: string, title: string): boolean {
  const literal = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?:\btest(?:\.\w+)*|\))\(\s*(['"${'`'}])${literal}\1`).test(source)
}

/** Those that are not where the document says, each once. */
export function findLost(named: readonly NamedTest[]): string[] {
  const sources = new Map<string, string>()
  const read = (file: string) => {
    if (!sources.has(file)) sources.set(file, existsSync(root + file) ? readFileSync(root + file, 'utf8') : '')
    return sources.get(file) ?? ''
  }
  const lost = named.filter(({ file, title }) => !hasTest(read(file), title))
  return [...new Set(lost.map(({ file, title }) => `${file} › ${title}`))]
}
