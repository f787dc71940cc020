// When two addresses are one page, and which parts of an address only follow people.
import { expect, test } from 'vitest'
import { addressKey, pagesOf, withoutTrackers } from './import.rules.ts'

test('what only follows people is left out, and an address without it stays as it was written', () => {
  expect(withoutTrackers('https://Reef.example/1?utm_source=mail&id=7&UTM_Campaign=x&gh_src=y#top')).toBe(
    'https://reef.example/1?id=7#top',
  )
  for (const kept of ['https://Reef.example/1?id=7', 'https://reef.example/?gh_jid=1&ref=a&source=b', 'no address'])
    expect(withoutTrackers(kept)).toBe(kept)
})

test.each([
  'http://reef.example/jobs/1?a=1&b=2',
  'https://www.reef.example/jobs/1/?b=2&a=1',
  'https://reef.example:443/jobs/1//?a=1&b=2#apply',
  'https://REEF.example/jobs/1?a=1&b=2&fbclid=x',
])('%s is one page with the others', (address) => {
  expect(addressKey(address)).toBe('reef.example/jobs/1?a=1&b=2')
})

test.each([
  'https://reef.example/Jobs/1?a=1&b=2',
  'https://reef.example/jobs/1?a=1&b=3',
  'https://reef.example/jobs/1?a=1',
  'https://work.reef.example/jobs/1?a=1&b=2',
  'https://reef.example:8080/jobs/1?a=1&b=2',
  'https://reef.example/jobs/1?a=1&b=2#/posting/3',
  'https://reef.example/jobs/1?a=1&b=2#!posting',
])('%s is another page', (address) => {
  expect(addressKey(address)).not.toBe('reef.example/jobs/1?a=1&b=2')
})

test('what is no address of a page is none', () => {
  expect(['ftp://reef.example/1', 'javascript:alert(1)', 'reef.example', ''].map(addressKey)).toEqual([
    ...[null, null, null, null],
  ])
  expect(pagesOf('reef.example')).toEqual([])
})

test('a page is looked for as it was typed and both ways browsers write it, each once', () => {
  expect(pagesOf('https://www.Reef.example/Jobs/1/?id=7#top')).toEqual(['reef.example/jobs/1'])
  expect(pagesOf('https://reef.example/océan')).toEqual(['reef.example/océan', 'reef.example/oc%c3%a9an'])
  expect(pagesOf('https://reef.example/oc%E9an')).toEqual(['reef.example/oc%e9an'])
  expect(pagesOf(`https://reef.example/${'\u6d77'.repeat(600)}`).map((page) => [...page].length)).toEqual([500, 500])
})
