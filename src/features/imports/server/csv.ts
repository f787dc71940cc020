// A table of listings: the first row names the fields, every other is a draft or says by line what is wrong with it.
import { parse } from 'csv-parse/sync'
import { checkDays } from '#features/jobs/server/posting.service.ts'
import { writeCsvLine } from '#shared/csv.ts'
import { plainError } from '#shared/plain-errors.ts'
import { Refusal } from '#shared/refusal.ts'
import { refuse } from '../import.refusals.ts'
import { addressKey } from '../import.rules.ts'
import { CommittedJob, type LineError, mostRows } from '../import.schema.ts'
import { columnOf, columns, isOwnName, needsColumns } from '../table.rules.ts'
import type { UncheckedDraft } from './draft.ts'

type Row = { line: number; lastLine: number; cells: string[] }

export function readTable(csv: string, now: Date): { drafts: UncheckedDraft[]; errors: LineError[] } {
  const errors: LineError[] = []
  const [header, ...rows] = readRows(tableIn(csv), errors)
  const names = onceEach((header?.cells ?? []).map((cell) => ({ cell, column: columnOf(cell) })))
  if (!header || !names.some(({ column }) => column !== null)) throw refuse('invalid', 'not_a_table', 'csv')
  if (rows.length > mostRows) throw refuse('invalid', 'too_many_rows', 'csv')
  if (rows.length === 0 && errors.length === 0) throw refuse('invalid', 'no_rows', 'csv')
  for (const { cell, column, isAgain } of names)
    if (column === null && cell !== '')
      errors.push({
        line: header.line,
        field: cell,
        reason: isAgain ? 'Another column says the same' : 'Unknown field',
      })
  const drafts = rows.flatMap((row) => {
    const { draft, wrong } = readRow(
      row,
      names.map(({ column }) => column),
      now,
    )
    errors.push(...wrong)
    return draft ? [draft] : []
  })
  return { drafts: withRepeats(drafts), errors: errors.sort((one, other) => one.line - other.line) }
}

type Named = { cell: string; column: keyof typeof columns | null }

/** Of two columns that are one field the one by its own name counts, else the first: the other would silently replace it. */
function onceEach(names: Named[]): (Named & { isAgain: boolean })[] {
  const counting = new Map<string, number>()
  for (const [at, { cell, column }] of names.entries()) {
    if (column === null) continue
    const isFirst = !counting.has(column)
    if (isFirst || (isOwnName(cell, column) && !isOwnName(names[counting.get(column)!]!.cell, column)))
      counting.set(column, at)
  }
  return names.map(({ cell, column }, at) => {
    const isAgain = column !== null && counting.get(column) !== at
    return { cell, column: isAgain ? null : column, isAgain }
  })
}

type Table = { text: string; delimiter: string }

/** `sep=;` tells Excel the sign between cells. It is no line of the table, nor does Excel count it. */
const separatorLine = /^"?sep=([,;|\t])"?[,;|\t ]*\r?\n/i

function tableIn(csv: string): Table {
  const bare = csv.replace(/^\ufeff/, '')
  const [line = '', delimiter] = separatorLine.exec(bare) ?? []
  const text = bare.slice(line.length)
  return { text, delimiter: delimiter ?? delimiterOf(text) }
}

/** One row more than may come: who sends more is refused anyway. */
const mostRead = mostRows + 2

function readRows(table: Table, errors: LineError[]): Row[] {
  try {
    return parseRows(table, mostRead)
  } catch (error) {
    const { records = 0, message } = error as Error & { records?: number }
    // What stands before a line that can't be read is still good.
    const good = records > 0 ? parseRows(table, records) : []
    errors.push({ line: (good.at(-1)?.lastLine ?? 0) + 1, field: '', reason: sayParseError(message) })
    return good
  }
}

function parseRows({ text, delimiter }: Table, to: number): Row[] {
  const records = parse(text, {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    info: true,
    raw: true,
    to,
    max_record_size: 200_000,
  }) as unknown as { record: string[]; info: { lines: number }; raw: string }[]
  return records.map(({ record, info, raw }) => ({
    line: info.lines - breaksIn(raw),
    lastLine: info.lines,
    cells: record,
  }))
}

function sayParseError(message: string): string {
  const isOpen = /quote|max record size/i.test(message)
  return isOpen ? 'A quotation mark is not closed, or stands where it should not' : 'This line can not be read'
}

/** A record may go over several lines; its own is the first. */
function breaksIn(raw: string): number {
  return raw.trim().split('\n').length - 1
}

/** Whichever parts the first row into most names; "Unicode text" of spreadsheets has tabs. */
function delimiterOf(csv: string): ',' | ';' | '\t' {
  const [header = ''] = csv.trimStart().split(/[\r\n]/, 1)
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => bare.split(sign).length
  const most = Math.max(count(';'), count('\t'))
  if (most <= count(',')) return ','
  return count(';') === most ? ';' : '\t'
}

type Names = (keyof typeof columns | null)[]

type Read = { draft: UncheckedDraft | null; wrong: LineError[] }

function readRow({ line, cells }: Row, names: Names, now: Date): Read {
  const given = names.flatMap((name, at) => (name && cells[at] ? [[name, columns[name].read(cells[at])] as const] : []))
  const parsed = CommittedJob.safeParse(withNeeds(Object.fromEntries(given)), { error: plainError })
  const tooMany =
    cells.length > names.length ? [{ line, field: '', reason: 'This line has more cells than the first one' }] : []
  if (!parsed.success || tooMany.length > 0) {
    const issues = parsed.success ? [] : parsed.error.issues
    const wrong = issues.map(({ path, message }) => ({ line, field: columnIn(path), reason: message }))
    const first = wrong.filter((each, at) => wrong.findIndex(({ field }) => field === each.field) === at)
    return { draft: null, wrong: [...tooMany, ...first] }
  }
  const wrong = wrongDays(parsed.data, now).map((each) => ({ line, ...each }))
  if (wrong.length > 0) return { draft: null, wrong }
  const { companyLogo, ...fields } = parsed.data
  const sources = Object.fromEntries(given.map(([name]) => [isNeed(name) ? 'needs' : name, 'csv' as const]))
  return {
    draft: { fields: { ...fields, ...(companyLogo ? { companyLogo } : {}) }, sources, warnings: [], line },
    wrong: [],
  }
}

/** What posting would refuse is said by line, before anything is posted. */
function wrongDays(job: CommittedJob, now: Date): Omit<LineError, 'line'>[] {
  try {
    checkDays(job, null, now)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return Object.entries(error.fields ?? {}).map(([field, reason]) => ({ field, reason }))
  }
}

const isNeed = (column: string) => needsColumns.some((each) => each === column)

function withNeeds(row: Record<string, unknown>): Record<string, unknown> {
  const cells = Object.entries(row)
  const needs = Object.fromEntries(cells.filter(([name]) => isNeed(name)))
  const rest = Object.fromEntries(cells.filter(([name]) => !isNeed(name)))
  return Object.keys(needs).length > 0 ? { ...rest, needs } : rest
}

function columnIn([first, second]: readonly PropertyKey[]): string {
  return String((first === 'needs' ? second : first) ?? '')
}

/** The same page twice in one table is seldom meant. */
function withRepeats(drafts: UncheckedDraft[]): UncheckedDraft[] {
  const lines = new Map<string, number>()
  return drafts.map((draft) => {
    const page = addressKey(draft.fields.jobUrl ?? '') ?? ''
    const earlier = lines.get(page)
    if (earlier === undefined) {
      lines.set(page, draft.line ?? 0)
      return draft
    }
    return { ...draft, warnings: [...draft.warnings, `The same address as line ${earlier}`] }
  })
}

/** What the template holds: the names, and one row to write over. */
export function writeTemplate(): string {
  const examples = Object.values(columns).map(({ example }) => example)
  return `${writeCsvLine(Object.keys(columns))}\r\n${writeCsvLine(examples)}\r\n`
}
