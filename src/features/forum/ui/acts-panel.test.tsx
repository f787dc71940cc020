// The list of what can be undone, drawn with known answers.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import type { ForumAct } from '../act.schema.ts'
import { ActsPanel } from './acts-panel.tsx'

const topicId = '6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f01'
const replyId = '6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f02'
const removed: ForumAct = {
  id: '6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f03',
  kind: 'remove',
  text: 'Removed the reply and told its author',
  postId: replyId,
  topicId,
  title: 'Night dives',
  excerpt: 'Buy cheap boats from my cousin.',
  actor: null,
  createdAt: '2026-11-19T12:00:00.000Z',
  undoneAt: null,
  whyNot: null,
}
const drawn = (act: ForumAct) => draw(<ActsPanel />, { '/api/admin/forum-acts': { acts: [act] } })

test('of what was taken away the list shows what it said', () => {
  expect(wordsOf(drawn(removed))).toContain('Night dives Buy cheap boats from my cousin.')
  expect(drawn(removed)).toContain(`href="/forum/topics/${topicId}"`)
})

test('a topic that was taken away is led to once it is back, and not before', () => {
  const topic = { ...removed, postId: topicId }
  expect(drawn(topic)).not.toContain('href=')
  expect(wordsOf(drawn(topic))).toContain('Night dives')
  expect(drawn({ ...topic, excerpt: null, undoneAt: '2026-11-19T13:00:00.000Z' })).toContain('href="/forum/topics/')
})
