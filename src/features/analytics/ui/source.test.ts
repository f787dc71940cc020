// A visit counts wherever it came from: what can't be told of its source is left out.
import { expect, test } from 'vitest'
import { SessionReport } from '../analytics.schema.ts'
import { sourceOf } from './source.ts'

const own = 'berth.example'
const page = (query = '') => `https://${own}/jobs${query}`
const isTaken = (source: object) => SessionReport.safeParse({ sessionId: 'session_1', userId: null, ...source }).success

test('the other site is named by its host, our own not at all', () => {
  expect(sourceOf('https://reef.example/a?b=c', page(), own)).toEqual({ referrer: 'reef.example', campaign: null })
  expect(sourceOf(`https://${own}/`, page(), own)).toEqual({ referrer: null, campaign: null })
  expect(sourceOf('', page('?utm_source=letter&utm_campaign=spring'), own).campaign).toBe('letter / spring')
})

test.each([
  ['a host with an underscore', 'https://reef_watch.example/', ''],
  ['a host that is a number', 'http://[2001:db8::1]/', ''],
  ['a very long host', `https://${'reef.'.repeat(40)}example/`, ''],
  ['a campaign that is cut within a sign', '', `?utm_source=${'x'.repeat(99)}${encodeURIComponent('🐋🐋')}`],
  ['a campaign with signs that nobody sees', '', '?utm_source=a%00b%0Ac'],
])('%s loses no visit', (_what, referrer, query) => {
  const source = sourceOf(referrer, page(query), own)
  expect(isTaken(source)).toBe(true)
  expect(source.campaign ?? '').not.toMatch(/\p{Cc}|\p{Cs}/u)
})
