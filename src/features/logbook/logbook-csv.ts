// A logbook as a table that other programs open (RFC 4180).
import { stageLabels } from './logbook.rules.ts'
import type { LogbookEntry } from './logbook.schema.ts'

const columns: readonly [string, (entry: LogbookEntry) => string | null][] = [
  ['Title', ({ title }) => title],
  ['Organisation', ({ company }) => company],
  ['Place', ({ location }) => location],
  ['Stage', ({ stage }) => stageLabels[stage]],
  ['Applied on', ({ appliedOn }) => appliedOn],
  ['Next step on', ({ nextOn }) => nextOn],
  ['Closes on', ({ closesOn }) => closesOn],
  ['Address', ({ jobUrl }) => jobUrl],
  ['Note', ({ note }) => note],
]

export function writeLogbookCsv(entries: readonly LogbookEntry[]): string {
  const rows = [columns.map(([name]) => name), ...entries.map((entry) => columns.map(([, read]) => read(entry) ?? ''))]
  // Spreadsheets know by the mark at the beginning that it is UTF-8.
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

/** What begins like a formula is given as text: spreadsheets would work it out. */
function writeCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
