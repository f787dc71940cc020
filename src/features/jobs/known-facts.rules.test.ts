// What a copy of a listing takes along of its pay and its place, and of whether it is paid.
import { expect, test } from 'vitest'
import { noPlace, type Place } from '#features/places/place.schema.ts'
import { factsToCopy } from './known-facts.rules.ts'
import { bare, type Pay } from './pay/pay.schema.ts'
import { readPay } from './pay/pay-text.ts'

const lisbon: Place = { ...noPlace, country: 'PT', city: 'Lisbon', lat: 38.72, lon: -9.13, sea: 'biscay-iberia' }
const salary = '€2,000 a month'
type Source = Parameters<typeof factsToCopy>[0]
const pay = readPay(salary, 'PT')
const read: Source = { location: 'Lisbon, Portugal', salary, place: lisbon, pay, paidPosition: true }
const texts = { location: read.location, salary }
const stipend: Pay = { ...bare('stipend'), min: 2000, max: 2000, currency: 'EUR', period: 'month' }
const atSea: Place = { ...lisbon, mode: 'vessel' }
const said: Source = { ...read, pay: stipend, place: atSea }

test('what was read of a listing is left to the texts of its copy', () => {
  expect(factsToCopy(read, texts, lisbon)).toEqual({})
  expect(factsToCopy(read, { location: 'Cape Town, South Africa', salary: 'R 30,000' }, lisbon)).toEqual({})
})

test('what somebody said goes along while the text stands that it was said of', () => {
  expect(factsToCopy(said, texts, lisbon)).toEqual({ pay: stipend, place: atSea })
  expect(factsToCopy(said, { ...texts, salary: '€2,500 a month' }, lisbon)).toEqual({ place: atSea })
  expect(factsToCopy(said, { ...texts, location: 'Cape Town, South Africa' }, lisbon)).toEqual({ pay: stipend })
  const textless = { ...said, salary: null }
  expect(factsToCopy(textless, { location: read.location }, lisbon)).toEqual({ pay: stipend, place: atSea })
  expect(factsToCopy(textless, { location: read.location, salary: '' }, lisbon)).toEqual({ pay: stipend, place: atSea })
  const unsaid = { ...said, pay: null, place: null, paidPosition: false }
  expect(factsToCopy(unsaid, texts, lisbon)).toEqual({ pay: null, place: null })
})

test('what is said of the copy itself is not touched, and a place stays as it is while its text was not read', () => {
  expect(factsToCopy(said, { ...texts, pay: bare('unpaid'), place: null }, lisbon)).toEqual({})
  expect(factsToCopy(read, texts, undefined)).toEqual({ place: lisbon })
})

test('an amount that leaves its period open can’t be sent, and is read again', () => {
  const open = { ...read, pay: { ...stipend, period: null } }
  expect(factsToCopy(open, texts, lisbon).pay).toBeUndefined()
})

test('a paid position stays one in its copy where no amount says so, and who said other than the amount is believed', () => {
  const words = { location: read.location, salary: 'Competitive' }
  const worded = { ...read, ...words, pay: null }
  expect(factsToCopy(worded, words, lisbon)).toEqual({ paidPosition: true })
  expect(factsToCopy(worded, { ...words, paidPosition: false }, lisbon)).toEqual({})
  expect(factsToCopy(worded, { ...words, salary: 'Unpaid' }, lisbon)).toEqual({})
  expect(factsToCopy({ ...worded, paidPosition: false }, words, lisbon)).toEqual({})
  expect(factsToCopy({ ...read, paidPosition: false }, texts, lisbon)).toEqual({ paidPosition: false })
  expect(factsToCopy({ ...said, pay: bare('not_stated') }, texts, lisbon)).toMatchObject({ paidPosition: true })
})
