import { expect, test } from 'vitest'
import { writeCsvLine } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\n=1+1', '"\'\n\'=1+1"'],
  ["ana;=cmd|'/c calc'!A1", "ana;'=cmd|'/c calc'!A1"],
  ['ana\t-1+1', "ana\t'-1+1"],
  ['ana\r\n+1+1', '"ana\r\n\'+1+1"'],
])('%j begins no formula, in whatever country the file is opened', (text, cell) => {
  expect(writeCsvLine([text, 1])).toBe(`${cell},1`)
})

test('words, numbers and addresses stay as they are', () => {
  expect(writeCsvLine(['a-b', 'Diver; 20 m', -5, 'x@y.example', '1, 2', null])).toBe(
    'a-b,Diver; 20 m,-5,x@y.example,"1, 2",',
  )
})
