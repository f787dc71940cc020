// What stands on a listing's page of those who were there.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { AskAbout } from './ask-about.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const topic = { id, title: 'Is the water cold?', replyCount: 0, createdAt: '2026-06-15T12:00:00.000Z' }
const person = { id, username: 'ada', profilePicture: null, team: false, work: 'Diver', year: 2024, topicId: null }
const drawn = (people: object[]) =>
  wordsOf(draw(<AskAbout jobId={id} />, { [`/api/forum/listings/${id}/people`]: { people, topics: [topic] } }))

test('a question that nobody has answered yet is not called answered, and nobody is offered where nobody can be asked', () => {
  expect(drawn([person])).toContain('Ask somebody who was there')
  expect(drawn([person])).toContain('Asked in the forum Is the water cold? 0 replies')
  expect(drawn([])).toContain('Questions about this listing')
  expect(drawn([])).not.toContain('Ask somebody')
})
