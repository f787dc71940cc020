// The part of a document that a script writes: between two marks, so that everything around it stays.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export function putPart(text: string, mark: string, content: string): string {
  const between = new RegExp(`(<!-- ${mark} -->\n)[\\s\\S]*?(<!-- /${mark} -->)`)
  if (!between.test(text)) throw new Error(`The document has no place marked "${mark}"`)
  return text.replace(between, (_, start, end) => `${start}${content}\n${end}`)
}

export async function rewriteDocument(name: string, change: (text: string) => string): Promise<void> {
  const path = fileURLToPath(new URL(`../docs/${name}`, import.meta.url))
  await writeFile(path, change(await readFile(path, 'utf8')))
}
