// A table of listings: the first row names the fields, every other is a draft or says by line what is wrong with it.
import { parse } from 'csv-parse/sync'
import { plainError } from '#shared/plain-errors.ts'
import { refuse } from '../import.refusals.ts'
import { CommittedJob, type LineError, mostRows } from '../import.schema.ts'
import { columnOf, columns } from '../table.rules.ts'
import type { UncheckedDraft } from './draft.ts'

type Row = { line: number; cells: string[] }

export function readTable(csv: string): { drafts: UncheckedDraft[]; errors: LineError[] } {
  const errors: LineError[] = []
  const [header, ...rows] = readRows(csv.replace(/^\ufeff/, ''), errors)
  const names = (header?.cells ?? []).map((cell) => ({ cell, column: columnOf(cell) }))
  if (!header || !names.some(({ column }) => column !== null)) throw refuse('invalid', 'not_a_table', 'csv')
  if (rows.length > mostRows) throw refuse('invalid', 'too_many_rows', 'csv')
  if (rows.length === 0 && errors.length === 0) throw refuse('invalid', 'no_rows', 'csv')
  for (const { cell, column } of names)
    if (column === null && cell !== '') errors.push({ line: header.line, field: cell, reason: 'Unknown field' })
  const drafts = rows.flatMap((row) => {
    const { draft, wrong } = readRow(
      row,
      names.map(({ column }) => column),
    )
    errors.push(...wrong)
    return draft ? [draft] : []
  })
  return { drafts: withRepeats(drafts), errors: errors.sort((one, other) => one.line - other.line) }
}

function readRows(csv: string, errors: LineError[]): Row[] {
  try {
    const records = parse(csv, {
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      raw: true,
      max_record_size: 200_000,
    }) as unknown as { record: string[]; info: { lines: number }; raw: string }[]
    return records
      .map(({ record, info, raw }) => ({ line: info.lines - breaksIn(raw), cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
  } catch (error) {
    const { lines, message } = error as Error & { lines?: number }
    errors.push({ line: lines ?? 1, field: '', reason: sayParseError(message) })
    return readUntil(csv, lines ?? 1)
  }
}

/** What stands before a line that can't be read is still good. */
function readUntil(csv: string, line: number): Row[] {
  const before = csv
    .split('\n')
    .slice(0, line - 1)
    .join('\n')
  return before.trim() === '' ? [] : readRows(before, [])
}

function sayParseError(message: string): string {
  return /quote/i.test(message)
    ? 'A quotation mark is not closed, or stands where it should not'
    : 'This line can not be read'
}

/** A record may go over several lines; its own is the first. */
function breaksIn(raw: string): number {
  return raw.trim().split('\n').length - 1
}

function delimiterOf(csv: string): ',' | ';' {
  const [header = ''] = csv.trimStart().split('\n', 1)
  const bare = header.replaceAll(/"[^"]*"/g, '')
  return bare.split(';').length > bare.split(',').length ? ';' : ','
}

type Names = (keyof typeof columns | null)[]

function readRow({ line, cells }: Row, names: Names): { draft: UncheckedDraft | null; wrong: LineError[] } {
  const given = names.flatMap((name, at) => (name && cells[at] ? [[name, columns[name].read(cells[at])] as const] : []))
  const parsed = CommittedJob.safeParse(Object.fromEntries(given), { error: plainError })
  const tooMany =
    cells.length > names.length ? [{ line, field: '', reason: 'This line has more cells than the first one' }] : []
  if (!parsed.success || tooMany.length > 0) {
    const issues = parsed.success ? [] : parsed.error.issues
    const wrong = issues.map((issue) => ({ line, field: String(issue.path[0] ?? ''), reason: issue.message }))
    const first = wrong.filter((each, at) => wrong.findIndex(({ field }) => field === each.field) === at)
    return { draft: null, wrong: [...tooMany, ...first] }
  }
  const { companyLogo, ...fields } = parsed.data
  const sources = Object.fromEntries(given.map(([name]) => [name, 'csv' as const]))
  return {
    draft: { fields: { ...fields, ...(companyLogo ? { companyLogo } : {}) }, sources, warnings: [], line },
    wrong: [],
  }
}

/** The same page twice in one table is seldom meant. */
function withRepeats(drafts: UncheckedDraft[]): UncheckedDraft[] {
  const lines = new Map<string, number>()
  return drafts.map((draft) => {
    const address = draft.fields.jobUrl ?? ''
    const earlier = lines.get(address)
    if (earlier === undefined) {
      lines.set(address, draft.line ?? 0)
      return draft
    }
    return { ...draft, warnings: [...draft.warnings, `The same address as line ${earlier}`] }
  })
}

/** What the template holds: the names, and one row to write over. */
export function writeTemplate(): string {
  const quote = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const examples = Object.values(columns).map(({ example }) => quote(example))
  return `${Object.keys(columns).join(',')}\r\n${examples.join(',')}\r\n`
}
