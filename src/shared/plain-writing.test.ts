import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeDay, writeMoment, writeNumber } from './plain-writing.ts'

const dates = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })

test('numbers are written as the language does', () => {
  const written = new Intl.NumberFormat('en')
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(1, 2, 10), (all, parts) => {
      expect(writeNumber(all / parts)).toBe(written.format(all / parts))
    }),
  )
})

test('days are written as the language does', () => {
  const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  fc.assert(fc.property(dates, (date) => void expect(writeDay(date)).toBe(written.format(date))))
})

test('moments are written as the language does', () => {
  const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  fc.assert(fc.property(dates, (date) => void expect(writeMoment(date)).toBe(written.format(date))))
})
