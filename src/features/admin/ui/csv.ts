// Tables as files for a spreadsheet.
import { saveFile } from '#design/save-file.ts'
import { type CsvRow, type CsvValue, csvMark, writeCsvLine } from '#shared/csv.ts'

export type Value = CsvValue

/** A column that only some rows have, such as an organisation that was chosen in one month, has its place too. */
export function writeCsv(rows: readonly CsvRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => writeCsvLine(columns.map((column) => row[column] ?? null)))
  return [writeCsvLine(columns), ...lines].join('\r\n')
}

export function saveCsv(name: string, rows: readonly CsvRow[]): void {
  saveFile(`${name}.csv`, 'text/csv', `${csvMark}${writeCsv(rows)}`)
}
