// Weeks, hours and what each reader sees.
import { describe, expect, test } from 'vitest'
import { dueWeek, hasNews, type IssueContent, newsSince, upcomingWeek, viewFor } from './newsletter.rules.ts'

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

test('news begin where the last issue ended, and are never older than two weeks', () => {
  const now = new Date('2026-11-16T07:00:00Z')
  expect(newsSince(now, null).toISOString()).toBe('2026-11-09T07:00:00.000Z')
  expect(newsSince(now, new Date('2026-11-12T00:00:00Z')).toISOString()).toBe('2026-11-12T00:00:00.000Z')
  expect(newsSince(now, new Date('2026-01-01T00:00:00Z')).toISOString()).toBe('2026-11-02T07:00:00.000Z')
})

test('members get every listing, others the three newest and how many more there are; outsiders no topics', () => {
  const shown = (variant: 'member' | 'free' | 'outsider') => {
    const { jobs, moreForMembers, topics } = viewFor(content, variant)
    return [jobs.map(({ id }) => id).join(''), moreForMembers, topics.length]
  }
  expect(shown('member')).toEqual(['abcde', 0, 1])
  expect(shown('free')).toEqual(['abc', 2, 1])
  expect(shown('outsider')).toEqual(['abc', 2, 0])
})

test('an old article and lively topics alone are no news', () => {
  const article = { id: 'x', title: 'X', description: 'x', isNew: false }
  expect(hasNews({ ...content, jobs: [], article })).toBe(false)
  expect(hasNews({ ...content, jobs: [], article: { ...article, isNew: true } })).toBe(true)
  expect(hasNews(content)).toBe(true)
})
