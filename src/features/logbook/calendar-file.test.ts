// Calendar files as another program reads them.
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { fold, writeCalendar } from './calendar-file.ts'

const day = {
  uid: 'closes-1@berth.example',
  day: '2026-12-31',
  title: 'Last day to apply: Warden; "Turtles", rays \\ and more',
  description: `First line\nSecond line ${'åß🐢'.repeat(60)}`,
  url: 'https://berth.example/jobs/1',
}
const now = new Date('2026-11-16T10:00:00Z')

test('a day comes back whole, with its name, its text and its end', () => {
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar('My days', [day], now)))
  const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  expect(event).toMatchObject({ uid: day.uid, summary: day.title, description: day.description })
  expect([event?.startDate.isDate, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
    true,
    '2026-12-31',
    '2027-01-01',
  ])
})

test('no line is longer than 75 octets, all end as the rule says, and no letter is cut', () => {
  const text = writeCalendar('My days', [day], now)
  expect(text.endsWith('\r\n')).toBe(true)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(fold('🐢'.repeat(40)).replaceAll('\r\n ', '')).toBe('🐢'.repeat(40))
})

test('what somebody writes can’t begin a line of its own', () => {
  const text = writeCalendar('My days', [{ ...day, title: 'Cook\r\nATTENDEE:mailto:x@evil.example' }], now)
  expect(text).not.toMatch(/^ATTENDEE/m)
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(new ICAL.Event(calendar.getAllSubcomponents('vevent')[0]).attendees).toEqual([])
})
