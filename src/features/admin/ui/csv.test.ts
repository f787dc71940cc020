// Files for a spreadsheet.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

test('a table becomes lines, with quotes where they are needed', () => {
  expect(
    writeCsv([
      { title: 'Diver, "deep"', likes: 3 },
      { title: 'Cook', likes: 0 },
    ]),
  ).toBe('title,likes\r\n"Diver, ""deep""",3\r\nCook,0')
})

test('a text that begins like a formula stays a text', () => {
  expect(writeCsv([{ title: '=HYPERLINK("x")', n: -1 }])).toBe('title,n\r\n"\'=HYPERLINK(""x"")",-1')
})

test('what only some rows have stands in a column too, whichever row comes first', () => {
  expect(
    writeCsv([
      { month: '2026-11', paid: 0 },
      { month: '2026-10', paid: 2990, 'reef-renewal': 2990 },
    ]),
  ).toBe('month,paid,reef-renewal\r\n2026-11,0,\r\n2026-10,2990,2990')
})

test('an empty table is an empty file', () => {
  expect(writeCsv([])).toBe('')
})

test('every table of the back-office has its file', () => {
  const parts = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx$/.test(name),
  )
  const sources = parts.map((name) => ({ name, source: readFileSync(`${import.meta.dirname}/${name}`, 'utf8') }))
  const tables = sources.filter(({ source }) => source.includes('<Table'))
  expect(tables.length).toBeGreaterThan(5)
  // The section around the table of jobs has it beside the filters.
  const without = tables.filter(
    ({ name, source }) => name !== 'jobs-table.tsx' && !/<(CsvButton|FileLink)/.test(source),
  )
  expect(without.map(({ name }) => name)).toEqual([])
})
