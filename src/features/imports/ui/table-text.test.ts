// Tables as spreadsheets save them keep their accents.
import { expect, test } from 'vitest'
import { textOfTable } from './table-text.ts'

const table = 'title;location\r\nTécnico de laboratório;Florianópolis\r\n'
const utf16 = Buffer.from(`\ufeff${table}`, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with a mark before it', Buffer.from(`\ufeff${table}`)],
  ['the letters of Western Europe, as Excel on Windows saves it', Buffer.from(table, 'latin1')],
  ['UTF-16, as Excel’s “Unicode text”', utf16],
  ['UTF-16 with its bytes the other way round', Buffer.from(utf16).swap16()],
])('a table keeps its accents in %s', (_, bytes) => {
  expect(textOfTable(bytes)).toBe(table)
})

test('signs that only Windows has there are read as well', () => {
  expect(textOfTable(Uint8Array.of(0x80, 0x20, 0x93, 0xe9, 0x94))).toBe('€ “é”')
})

test('an empty file is an empty text', () => {
  expect(textOfTable(new Uint8Array())).toBe('')
})
