// What the team notes on a topic.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { TopicNotes } from '../act.schema.ts'
import type { ReportList } from '../report.schema.ts'
import { aConversation } from './forum-posts.fixture.ts'

let app: TestApi
let moderator: Person
beforeAll(async () => {
  app = await startApi()
  moderator = await aStaff(app, 'moderator')
})
afterAll(() => app.stop())

const as = (person: Person) => app.as(person)

test('notes on a topic are for the team, are counted in the queue, and are deleted by who wrote them', async () => {
  const { author, topic } = await aConversation(app)
  const path = `/api/forum/topics/${topic.id}/notes`
  expect((await as(author)('GET', path)).status).toBe(403)
  expect((await as(author)('POST', path, { text: 'Mine' })).status).toBe(403)
  expect((await as(moderator)('POST', path, { text: ' ' })).status).toBe(422)
  const { body } = await as(moderator)<TopicNotes>('POST', path, { text: 'Third time this month' })
  expect(body.notes).toMatchObject([{ text: 'Third time this month', author: { id: moderator.user.id } }])
  const complaint = { kind: 'topic', postId: topic.id, reason: 'spam', text: '' }
  const { id: report } = (await as(await aMember(app))<{ id: string }>('POST', '/api/forum/reports', complaint)).body
  const { reports } = (await as(moderator)<ReportList>('GET', '/api/admin/reports')).body
  expect(reports.find(({ id }) => id === report)?.post.noteCount).toBe(1)
  const another = await aStaff(app, 'moderator')
  const note = `/api/forum/notes/${body.notes[0]!.id}`
  expect((await as(another)('DELETE', note)).status).toBe(403)
  expect((await as(moderator)('DELETE', note)).status).toBe(204)
  expect((await as(another)<TopicNotes>('GET', path)).body.notes).toEqual([])
  expect((await as(moderator)('POST', `/api/forum/topics/${crypto.randomUUID()}/notes`, { text: 'No' })).status).toBe(
    404,
  )
})
