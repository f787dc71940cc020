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

test.each([
  ['a semicolon', '\ufeffsep=;\r\n', ';'],
  ['a tab', 'SEP=\t\n', '\t'],
  ['a bar', 'sep=|\n', '|'],
  ['a comma, in a line that a spreadsheet has saved once more', '"sep=,",,,\n', ','],
])('a first line that names %s between cells is no row, and the header after it is line 1', (_what, line, sign) => {
  const table = `${header},colour\n${row(1)},blue`.replaceAll(',', sign)
  const { drafts, errors } = readTable(line + table, new Date())
  expect(drafts.map(({ fields, line: at }) => [fields.title, fields.jobUrl, at])).toEqual([
    ['Warden 1', 'https://reef.example/1', 2],
  ])
  expect(errors).toEqual([{ line: 1, field: 'colour', reason: 'Unknown field' }])
})

test('the sign that is named counts, whatever else stands in the header', () => {
  const table = `${header};a\n${row(1)}`.replaceAll(',', ';').replace(';a', ';a, b, c, d, e, f')
  expect(readTable(`sep=;\n${table}`, new Date()).drafts).toHaveLength(1)
})

test('a line that can’t be read is told behind what is wrong above it, and blanks around a cell are none', () => {
  const { drafts, errors } = read(['"Warden'])
  expect([drafts, errors]).toMatchObject([[], [{ line: 2, reason: expect.stringContaining('quotation mark') }]])
  expect(read([',,,x', '"Warden']).errors.map(({ line }) => line)).toEqual([2, 2, 2, 2, 3])
  const { drafts: spaced } = readTable(`${header}, closesOn\n ${row(1)} , 2099-01-31 `, new Date())
  expect(spaced).toMatchObject([{ fields: { title: 'Warden 1', closesOn: '2099-01-31' } }])
})

test('of two columns of one name the first counts, and what is wrong is told from the top down', () => {
  const { drafts, errors } = readTable(`${header},Title\n,,,x,Bosun\n${row(1)},Bosun`, new Date())
  expect(drafts.map(({ fields }) => fields.title)).toEqual(['Warden 1'])
  expect(errors[0]).toEqual({ line: 1, field: 'Title', reason: 'Another column says the same' })
  expect(errors.slice(1).map(({ line, field }) => [line, field])).toEqual([
    ...['title', 'company', 'location', 'jobUrl'].map((field) => [2, field]),
  ])
})

test('one page in two lines is told, however its address is written', () => {
  const spelled = [
    'https://www.reef.example/1/?utm_source=mail',
    'http://reef.example/1#apply',
    'https://reef.example/2',
  ]
  const { drafts } = read([row(1), ...spelled.map((address) => `Warden,Reef Watch,Horta,${address}`)])
  const same = 'The same address as line 2'
  expect(drafts.map(({ warnings }) => warnings)).toEqual([[], [same], [same], []])
})
