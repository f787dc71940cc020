// What the preview says when the server would not make one.
import { expect, test } from 'vitest'
import { ApiError } from '#http/client/call-api.ts'
import { withRefusal } from './use-preview.ts'

const last = { content: { body: ['As it was'] }, problems: { title: 'Please enter a title' } }

test('a text that is too long is told so beside the last picture; a line that is down leaves all as it was', () => {
  const sentence = 'A document may have up to 256 kB. Please split it, or shorten it.'
  const refused = new ApiError(413, 'Content Too Large', JSON.stringify({ error: sentence }))
  expect(withRefusal(last, refused)).toEqual({ content: last.content, problems: { markdown: sentence } })
  expect(withRefusal(last, new ApiError(503, 'Service Unavailable', ''))).toBe(last)
  expect(withRefusal(last, new TypeError('Failed to fetch'))).toBe(last)
})
