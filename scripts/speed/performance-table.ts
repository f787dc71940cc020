// Puts a table into its place in docs/PERFORMANCE.md, between the two marks that carry its name.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const document = fileURLToPath(new URL('../../docs/PERFORMANCE.md', import.meta.url))

export async function writeTable(name: string, facts: string, heads: string[], rows: string[][]): Promise<void> {
  const text = await readFile(document, 'utf8')
  const between = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
  if (!between.test(text)) throw new Error(`docs/PERFORMANCE.md has no place for ${name}`)
  const lines = [heads, heads.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const dated = `${new Date().toISOString().slice(0, 10)}; ${facts}`
  await writeFile(
    document,
    text.replace(between, (_, start, end) => `${start}${dated}\n\n${table}\n${end}`),
  )
}
