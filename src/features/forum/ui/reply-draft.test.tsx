// A reply that was begun stands in the form again, for whoever began it and where they did.
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import { keepReplyDraft, notPosted, readReplyDraft } from './reply-draft.ts'
import { ReplyForm } from './reply-form.tsx'
import { aTopicPage, idOf } from './topic.fixture.ts'

const { topic } = aTopicPage(1, 1, 0)
const person = { id: idOf(3), role: 'job_seeker' } as const
const drawn = (id: string) =>
  draw(<ReplyForm topic={{ ...topic, id }} person={person} quote={null} onPosted={() => undefined} />)

test('what was begun is read where it was begun, by nobody else, and not after it was posted', () => {
  keepReplyDraft(person.id, topic.id, 'As far as I remember')
  expect(readReplyDraft(person.id, topic.id)).toBe('As far as I remember')
  expect([readReplyDraft(idOf(4), topic.id), readReplyDraft(person.id, idOf(5))]).toEqual(['', ''])
  keepReplyDraft(person.id, topic.id, ' ')
  expect(readReplyDraft(person.id, topic.id)).toBe('')
})

test('the form weighs what was begun like what is typed', () => {
  keepReplyDraft(person.id, topic.id, 'w'.repeat(9_500))
  expect(drawn(topic.id)).toContain('9500 of 10000 characters')
  expect(drawn(idOf(5))).not.toContain('of 10000 characters')
})

test('what was written on while a reply was posted is still to be posted', () => {
  expect(notPosted('First. ', 'First. ')).toBe('')
  expect(notPosted('First. \n\nAnd a second thought', 'First. ')).toBe('And a second thought')
  expect(notPosted('Something else', 'First. ')).toBe('Something else')
})
