// Files for a spreadsheet.
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

test('an empty table is an empty file', () => {
  expect(writeCsv([])).toBe('')
})
