// A table's lines for a spreadsheet.

export type CsvValue = string | number | boolean | null
export type CsvRow = Record<string, CsvValue>

const formula = /^[=+\-@＝＋－＠\t\r\n]/
/** Where in half of Europe a spreadsheet takes the text apart, as its cells end at semicolons and our quotes are none to it. */
const innerFormula = /([;\t\r\n])(?=[=+\-@＝＋－＠])/g

/** A cell that begins like a formula would be run by a spreadsheet: it is made plain text. */
function writeCell(value: CsvValue): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = (value ?? '').replace(innerFormula, "$1'")
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const writeCsvLine = (cells: readonly CsvValue[]): string => cells.map(writeCell).join(',')

/** In front of the file: it tells spreadsheets that this is UTF-8. */
export const csvMark = '\uFEFF'
