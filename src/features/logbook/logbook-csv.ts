// A logbook as a table that other programs open (RFC 4180).
import { csvMark, writeCsvLine } from '#shared/csv.ts'
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
  const rows = [columns.map(([name]) => name), ...entries.map((entry) => columns.map(([, read]) => read(entry)))]
  return csvMark + rows.map((row) => `${writeCsvLine(row)}\r\n`).join('')
}
