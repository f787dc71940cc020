// The results as a table, for the terminal and for docs/PERFORMANCE.md.
import { putPart, rewriteDocument } from './document-part.ts'
import { formatMs, formatRate, formatRatio, median } from './figures.ts'
import { type CaseResult, isContended, judge, type LettersResult, labelOf, type Results } from './results.ts'

const heads = ['case', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'ratio', 'target', ''] as const

function rowsOf({ cases }: Results): string[][] {
  const hello = median(cases.map(({ referencePerSecond }) => referencePerSecond))
  const reference = ['hello-world (node:http)', formatRate(hello), '', '', '', '1', '', '']
  const rows = cases.map((result) => {
    const { perSecond, p50, p99, cpuMs, ratio } = result
    return [
      labelOf(result),
      formatRate(perSecond),
      ...[p50, p99, cpuMs].map(formatMs),
      isContended(result) ? `(${formatRatio(ratio)})` : formatRatio(ratio),
      describeTarget(result),
      judge(result),
    ]
  })
  return [reference, ...rows]
}

function describeTarget({ target, growth }: CaseResult): string {
  const parts = [
    ...(target?.ratio ? [`≥ ${target.ratio}`] : []),
    ...(target?.cpuMs ? [`CPU ≤ ${target.cpuMs}`] : []),
    ...(target?.growth && growth ? [`p50 × ${growth.toFixed(1)} ≤ × ${target.growth}`] : []),
  ]
  return parts.join(', ')
}

export function textTable(results: Results): string {
  const rows = [[...heads], ...rowsOf(results)]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number) =>
    column === 0 || column > 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

export function markdownTable(results: Results): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = heads.map((_, column) => (column === 0 || column > 5 ? '---' : '---:'))
  return [line(heads), line(rule), ...rowsOf(results).map(line)].join('\n')
}

/** Letters have no hello-world to be held against, so they are a sentence and not a row. */
export function describeLetters({ letters, composedPerSecond, sentPerSecond, cpuMs }: LettersResult): string {
  const rates = `composed ${formatRate(composedPerSecond)}/s, sent ${formatRate(sentPerSecond)}/s`
  return `An issue to ${letters.toLocaleString('en')} readers: ${rates}, ${formatMs(cpuMs)} ms CPU a letter.`
}

export async function writeIntoDocument(results: Results): Promise<void> {
  await rewriteDocument('PERFORMANCE.md', (text) => putTable(text, results))
}

export function putTable(text: string, results: Results): string {
  const { machine, database, seconds, startedAt } = results
  const facts = `${startedAt.slice(0, 10)}; ${machine}; ${database} database; ${seconds} s a case.`
  const letters = results.letters ? `\n\n${describeLetters(results.letters)}` : ''
  return putPart(text, 'bench', `${facts}\n\n${markdownTable(results)}${letters}`)
}
