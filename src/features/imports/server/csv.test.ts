// Tables as spreadsheets write them.
import { expect, test } from 'vitest'
import { readTable } from './csv.ts'

const header = 'title,company,location,jobUrl'
const row = (at: number) => `Warden ${at},Reef Watch,Horta,https://reef.example/${at}`
const rows = (count: number, from = 0) => Array.from({ length: count }, (_, at) => row(from + at))
const read = (lines: string[]) => readTable([header, ...lines].join('\n'), new Date())

test('rows of empty cells are no rows: those beneath them are read, each under its own line', () => {
  const empty = Array.from({ length: 210 }, () => ',,,')
  const { drafts, errors } = read([...rows(100), ...empty, ...rows(50, 100)])
  expect([drafts.length, errors]).toEqual([150, []])
  expect([drafts[100], drafts.at(-1)].map((draft) => draft?.line)).toEqual([312, 361])
})

test('two hundred rows are read, one more is refused, whatever lies between them', () => {
  expect(read([...rows(100), ...[',,,', '', ' , ,,'], ...rows(100, 100)]).drafts).toHaveLength(200)
  expect(() => read([...rows(200), ',,,', row(200)])).toThrow('At most 200 rows at once')
})
