// The toast after posting and publishing says what is so.
import { expect, test } from 'vitest'
import { sayPosted, sayPublished } from './say-posted.ts'

const online = { draft: false, publishAt: null, active: true }

test('a listing is called live only when it is', () => {
  expect(sayPosted(online).description).toBe('Your job posting is now live and visible to candidates!')
  expect(sayPosted({ ...online, active: false }).description).toBe('It is not active, so nobody sees it yet.')
  expect(sayPosted({ draft: true, publishAt: null, active: false }).title).toBe('Draft saved')
  const waiting = { draft: true, publishAt: '2030-05-06T07:08:00.000Z', active: false }
  expect(sayPosted(waiting).description).toBe('It goes online by itself on 6 May 2030 at 07:08 UTC.')
})

test('a draft that is published after its last day is not said to be on the board', () => {
  const job = { active: true, createdAt: '2030-05-06T07:08:00.000Z', expiresAt: '2030-06-05T07:08:00.000Z' }
  expect(sayPublished({ ...job, closesOn: null }).title).toBe('It is on the board')
  expect(sayPublished({ ...job, closesOn: '2030-05-05' }).title).toBe('It is on the board')
  expect(sayPublished({ ...job, closesOn: '2030-05-04' }).title).toBe('Published, but closed')
})
