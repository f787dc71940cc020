// Puts a table of measured figures into its place in a document.
import { putPart, rewriteDocument } from '../../bench/document-part.ts'

export async function writeTable(
  name: string,
  facts: string,
  heads: string[],
  rows: string[][],
  document = 'PERFORMANCE.md',
): Promise<void> {
  const lines = [heads, heads.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const dated = `${new Date().toISOString().slice(0, 10)}; ${facts}`
  await rewriteDocument(document, (text) => putPart(text, name, `${dated}\n\n${table}`))
}
