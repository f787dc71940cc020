// Weeks, hours and what each reader sees.
import { describe, expect, test } from 'vitest'
import {
  dueWeek,
  hasNews,
  type IssueContent,
  mondayOf,
  newsSince,
  upcomingWeek,
  viewFor,
  withoutAddresses,
} from './newsletter.rules.ts'

const zone = 'Europe/Paris'
const job = (id: string) => ({ id, title: `Listing ${id}`, company: 'Harbour Works', location: 'Brest' })
const content: IssueContent = {
  jobs: ['a', 'b', 'c', 'd', 'e'].map(job),
  newest: ['a', 'b', 'c'],
  article: null,
  topics: [{ id: 't', title: 'First voyage', replies: 4 }],
}

describe('when an issue is due', () => {
  test('on Monday from eight in the configured zone, in summer and in winter', () => {
    expect(dueWeek(new Date('2026-11-16T06:59:00Z'), zone)).toBeNull()
    expect(dueWeek(new Date('2026-11-16T07:00:00Z'), zone)).toBe('2026-W47')
    expect(dueWeek(new Date('2026-07-06T05:59:00Z'), zone)).toBeNull()
    expect(dueWeek(new Date('2026-07-06T06:00:00Z'), zone)).toBe('2026-W28')
    expect(dueWeek(new Date('2026-07-06T06:00:00Z'), 'America/New_York')).toBeNull()
  })

  test('at the same hour on the wall when the clocks have just changed', () => {
    // Sunday 29 March 2026, 25 October 2026 in Europe; 8 March and 1 November in New York.
    expect(dueWeek(new Date('2026-03-30T05:59:00Z'), zone)).toBeNull()
    expect(dueWeek(new Date('2026-03-30T06:00:00Z'), zone)).toBe('2026-W14')
    expect(dueWeek(new Date('2026-10-26T06:59:00Z'), zone)).toBeNull()
    expect(dueWeek(new Date('2026-10-26T07:00:00Z'), zone)).toBe('2026-W44')
    expect(upcomingWeek(new Date('2026-10-26T06:59:00Z'), zone)).toBe('2026-W44')
    expect(dueWeek(new Date('2026-03-09T11:59:00Z'), 'America/New_York')).toBeNull()
    expect(dueWeek(new Date('2026-03-09T12:00:00Z'), 'America/New_York')).toBe('2026-W11')
    expect(dueWeek(new Date('2026-11-02T12:59:00Z'), 'America/New_York')).toBeNull()
    expect(dueWeek(new Date('2026-11-02T13:00:00Z'), 'America/New_York')).toBe('2026-W45')
    // Where it is Monday long before it is in London.
    expect(dueWeek(new Date('2026-11-15T18:59:00Z'), 'Pacific/Auckland')).toBeNull()
    expect(dueWeek(new Date('2026-11-15T19:00:00Z'), 'Pacific/Auckland')).toBe('2026-W47')
  })

  test('every hour of the day in two years is before, in or after exactly one issue, and its Monday is a Monday', () => {
    const seen = new Set<string>()
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 7 * 3_600_000) {
      const now = new Date(at)
      const due = dueWeek(now, zone)
      if (due) {
        seen.add(due)
        expect(upcomingWeek(now, zone) > due).toBe(true)
      }
      const monday = new Date(mondayOf(due ?? upcomingWeek(now, zone)))
      expect(monday.getUTCDay()).toBe(1)
      expect(Math.abs(monday.getTime() - at)).toBeLessThan(8 * 86_400_000)
    }
    expect(seen.size).toBe(104)
  })

  test('two days late at most, not in the middle of the week', () => {
    expect(dueWeek(new Date('2026-11-18T06:59:00Z'), zone)).toBe('2026-W47')
    expect(dueWeek(new Date('2026-11-18T07:00:00Z'), zone)).toBeNull()
    expect(dueWeek(new Date('2026-11-22T12:00:00Z'), zone)).toBeNull()
  })

  test('the coming issue is that of the next Monday, across the end of a year too', () => {
    expect(upcomingWeek(new Date('2026-11-15T12:00:00Z'), zone)).toBe('2026-W47')
    expect(upcomingWeek(new Date('2026-11-16T06:00:00Z'), zone)).toBe('2026-W47')
    expect(upcomingWeek(new Date('2026-11-16T07:00:00Z'), zone)).toBe('2026-W48')
    expect(upcomingWeek(new Date('2026-12-31T12:00:00Z'), zone)).toBe('2027-W01')
    expect(upcomingWeek(new Date('2020-12-24T12:00:00Z'), zone)).toBe('2020-W53')
  })
})

test('news begin where the last issue ended, and are not much older than two weeks', () => {
  const now = new Date('2026-11-16T07:00:00Z')
  expect(newsSince(now, null).toISOString()).toBe('2026-11-09T07:00:00.000Z')
  expect(newsSince(now, new Date('2026-11-12T00:00:00Z')).toISOString()).toBe('2026-11-12T00:00:00.000Z')
  expect(newsSince(now, new Date('2026-01-01T00:00:00Z')).toISOString()).toBe('2026-10-31T06:00:00.000Z')
})

test('what a skipped issue left out is news for the one after it, also when clocks are put back or it is late', () => {
  const atEight = new Date('2026-10-19T06:00:00Z')
  expect(dueWeek(atEight, zone)).toBe('2026-W43')
  // Two Mondays later, eight o'clock is an hour later in UTC.
  expect(newsSince(new Date('2026-11-02T07:03:00Z'), atEight)).toEqual(atEight)
  const late = new Date('2026-11-04T06:59:00Z')
  expect(dueWeek(late, zone)).toBe('2026-W45')
  expect(newsSince(late, atEight)).toEqual(atEight)
})

test('members get every listing, others the three newest and how many more there are; outsiders no topics', () => {
  const shown = (variant: 'member' | 'free' | 'outsider') => {
    const { jobs, moreJobs, topics } = viewFor(content, variant)
    return [jobs.map(({ id }) => id).join(''), moreJobs, topics.length]
  }
  expect(shown('member')).toEqual(['abcde', 0, 1])
  expect(shown('free')).toEqual(['abc', 2, 1])
  expect(shown('outsider')).toEqual(['abc', 2, 0])
})

test('what a letter has no room for is counted too', () => {
  const closing = content.jobs.map((each) => ({ ...each, closesOn: '2026-11-20' }))
  const great = { ...content, closing, inAll: { jobs: 900, closing: 33 } }
  const more = (variant: 'member' | 'free') => {
    const { moreJobs, moreClosing } = viewFor(great, variant)
    return [moreJobs, moreClosing]
  }
  expect(more('member')).toEqual([895, 28])
  expect(more('free')).toEqual([897, 30])
})

test('an old article and lively topics alone are no news', () => {
  const article = { id: 'x', title: 'X', description: 'x', isNew: false }
  expect(hasNews({ ...content, jobs: [], article })).toBe(false)
  expect(hasNews({ ...content, jobs: [], article: { ...article, isNew: true } })).toBe(true)
  expect(hasNews(content)).toBe(true)
})

test('what looks like an address leaves a title before it is printed in a letter', () => {
  expect(withoutAddresses('Boots for a zodiac? 5.5 mm or more, e.g. for Brest')).toBe(
    'Boots for a zodiac? 5.5 mm or more, e.g. for Brest',
  )
  expect(withoutAddresses('Win at https://evil.example/x today')).toBe('Win at today')
  expect(withoutAddresses('See evil.example or www.evil.example, mail me@evil.example')).toBe('See or mail')
  expect(withoutAddresses('evil.example')).toBe('A topic in the forum')
})
