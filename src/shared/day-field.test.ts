// Days and moments in contracts.
import { expect, test } from 'vitest'
import { dayField, momentField } from './day-field.ts'

test.each(['1900-01-01', '2026-02-28', '2028-02-29', '2999-12-31'])('%s is a day', (day) => {
  expect(dayField().parse(day)).toBe(day)
  expect(momentField().parse(`${day}T12:00:00+02:00`)).toBe(`${day}T12:00:00+02:00`)
})

test.each(['0000-01-01', '0001-01-01', '1899-12-31', '9999-12-31', '2026-02-29', '2026-1-1', 'soon', ''])(
  '"%s" is none, and one is asked for',
  (day) => {
    const asked = (text: string) => [expect.objectContaining({ message: text })]
    expect(dayField().safeParse(day).error?.issues.slice(0, 1)).toEqual(asked('Please enter a date'))
    const moment = momentField().safeParse(`${day}T12:00:00Z`)
    expect(moment.error?.issues.slice(0, 1)).toEqual(asked('Please enter a date and a time'))
  },
)
