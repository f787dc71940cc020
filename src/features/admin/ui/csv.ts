// Tables as files for a spreadsheet.
import { saveFile } from '#design/save-file.ts'

export type Value = string | number | boolean | null

/** A cell that begins like a formula would be run by a spreadsheet: it is made plain text. */
function writeCell(value: Value): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function writeCsv(rows: readonly Record<string, Value>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => columns.map((column) => writeCell(row[column] ?? null)).join(','))
  return [columns.map(writeCell).join(','), ...lines].join('\r\n')
}

export function saveCsv(name: string, rows: readonly Record<string, Value>[]): void {
  // The mark in front tells spreadsheets that this is UTF-8.
  saveFile(`${name}.csv`, 'text/csv', `\uFEFF${writeCsv(rows)}`)
}
