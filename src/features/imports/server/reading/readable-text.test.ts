// What a pasted text says of itself, line by line.
import { expect, test } from 'vitest'
import { readPastedText } from './readable-text.ts'

const read = (...lines: string[]) =>
  readPastedText(['Whale Guide', '', ...lines, '', 'Show guests the whales.'].join('\n'))

test.each([
  'Closing date: 1 March 2099',
  'Application closing date: 1 March 2099',
  'Deadline for applications: 1 March 2099',
  'Apply by: 1 March 2099',
  'Closes: March 1, 2099',
  '• Applications close: 2099-03-01',
])('“%s” is the last day to apply', (line) => {
  expect(read(line).closesOn).toBe('2099-03-01')
})

test('place, organisation, pay and first day are known by more than one name', () => {
  expect(
    read(
      'Job location: Húsavík, Iceland',
      'Host organisation: Blue Tours',
      'Pay range: ISK 450,000 a month',
      'Starts: 1 May 2099',
    ),
  ).toMatchObject({
    location: 'Húsavík, Iceland',
    company: 'Blue Tours',
    salary: 'ISK 450,000 a month',
    startsOn: '2099-05-01',
  })
})

test('a word that is no label says nothing', () => {
  expect(read('Payment: by bank', 'Closeness: a must', 'Pays: well')).toEqual({
    title: 'Whale Guide',
    description: 'Payment: by bank\nCloseness: a must\nPays: well\n\nShow guests the whales.',
  })
})
