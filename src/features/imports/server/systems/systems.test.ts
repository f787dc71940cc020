// Which addresses belong to a hiring system: none that reaches out of its own place. What each system answers is tested beside it.
import { expect, test } from 'vitest'
import { recognise } from './systems.ts'

test.each([
  'https://boards.greenhouse.io/../v1/jobs/1',
  'https://boards.greenhouse.io/a%2Fb/jobs/1',
  'https://boards.greenhouse.io/reef/jobs/%2e%2e',
  'https://jobs.lever.co/reef%3Fx/1',
  'https://jobs.lever.co/..%2f/x',
  'https://evil.example/boards.greenhouse.io/reef/jobs/1',
  'https://jobs.lever.co.evil.example/reef/1',
  'https://a.b.recruitee.com/o/x',
  'https://reef.bamboohr.com/careers/31;x',
  'https://recruitee.com/o/x',
])('%s is no posting of a system we know', (url) => {
  const found = recognise(new URL(url))
  if (found) expect(found.place.endpoint).toMatch(/^https:\/\/[a-z.-]+(\/[A-Za-z0-9._-]+)*\/?(\?[a-z_=&]+)?$/i)
  expect(found?.place.endpoint ?? '').not.toMatch(/\.\.|%/)
})
