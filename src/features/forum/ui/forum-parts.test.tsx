// The parts that other pages show: the account's forum tab and the admins' queue.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { siteFactsOfTests } from '#testing/site-facts.ts'
import { noMarks } from '../taking-part.schema.ts'
import { attacks } from './attacks.fixture.ts'
import { topicsQuery } from './forum.api.ts'
import { ForumPage } from './forum-page.tsx'
import { ForumTab } from './forum-tab.tsx'
import { ReportsPanel } from './reports-panel.tsx'
import { TopicList } from './topic-list.tsx'

const userId = '00000000-0000-4000-8000-000000000001'
const topicId = '00000000-0000-4000-8000-000000000002'
const replyId = '00000000-0000-4000-8000-000000000003'

const drawTab = (topics: unknown[], replies: unknown[]) =>
  draw(<ForumTab userId={userId} emailVerified />, {
    [`/api/users/${userId}/topics`]: topics,
    [`/api/users/${userId}/replies`]: replies,
    '/api/forum/settings': { forumMail: true },
  })

test('the tab shows my topics and what I said elsewhere, cut after a hundred characters', () => {
  const createdAt = new Date().toISOString()
  const html = drawTab(
    [{ id: topicId, title: 'A title of mine', createdAt, replyCount: 1, viewCount: 7 }],
    [{ id: replyId, content: 'r'.repeat(101), createdAt, topic: { id: topicId, title: 'Somebody else asked' } }],
  )
  for (const part of [
    'My Topics',
    `href="/forum/topics/${topicId}"`,
    'A title of mine',
    'My Participation',
    `${'r'.repeat(100)}…<`,
  ]) {
    expect(html).toContain(part)
  }
  expect(html.replaceAll(/<[^>]*>/g, '')).toMatch(/1 reply.*7 views/)
  expect(html).toContain(`href="/forum/topics/${topicId}?reply=${replyId}#reply-${replyId}"`)
})

test('how long ago something was is told by the clock of the application', () => {
  const createdAt = new Date().toISOString()
  const dayMs = 86_400_000
  const topic = { id: topicId, title: 'A title of mine', createdAt, replyCount: 0, viewCount: 0 }
  const drawn = (clockOffsetMs: number) =>
    draw(<ForumTab userId={userId} emailVerified />, {
      '/api/site': { ...siteFactsOfTests, clockOffsetMs },
      [`/api/users/${userId}/topics`]: [topic],
      [`/api/users/${userId}/replies`]: [],
    })
  expect(drawn(0)).toContain('just now')
  expect(drawn(25 * dayMs)).toContain('3 weeks ago')
})

test('the tab says so when there is nothing', () => {
  const html = drawTab([], [])
  expect(html).toContain('No topics created')
  expect(html).toContain('No participation yet')
})

test('the queue shows a reported post as letters, and offers to keep or to delete it', () => {
  const createdAt = new Date().toISOString()
  const author = { id: userId, username: attacks[0], profilePicture: null, team: false }
  const post = { kind: 'reply', id: replyId, topicId, topicTitle: attacks[1], content: attacks[13], author, createdAt }
  const report = { id: topicId, reason: 'spam', text: attacks[2], reporter: author, createdAt, post }
  const html = draw(<ReportsPanel about={() => null} />, { '/api/admin/reports': { reports: [report], total: 1 } })
  expect(html).not.toMatch(/<script|<img/i)
  for (const part of ['Spam or advertising', '1 open report', 'Keep post', 'Delete post']) expect(html).toContain(part)
  expect(draw(<ReportsPanel about={() => null} />, { '/api/admin/reports': { reports: [], total: 0 } })).toContain(
    'No open reports',
  )
})

test('the list has three columns, marks what is pinned, and tells the last message or else the first', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const author = { id: userId, username: 'tom_tidepool', profilePicture: null, team: false }
  const facts = { ...noMarks, category: 'general', answerId: null, isPinned: false, isLocked: false }
  const topic = { ...facts, title: 'Quiet', author, viewCount: 3, replyCount: 0 }
  const topics = [
    { ...topic, id: topicId, preview: 'p'.repeat(100), lastReply: null, createdAt: ago(3), updatedAt: ago(3) },
    {
      ...topic,
      id: replyId,
      title: 'Lively',
      preview: 'Short',
      isPinned: true,
      lastReply: { at: ago(1), author: { id: userId, username: 'ines.costa' } },
      createdAt: ago(5),
      updatedAt: ago(5),
    },
  ]
  const html = draw(<TopicList topics={topics} />)
  const [head, quiet, lively] = html
    .split('<tr')
    .slice(1)
    .map((row) => wordsOf(`<tr${row}`))
  expect(head).toMatch(/SUBJECT.*AUTHOR.*LAST MSG/)
  expect(quiet).toContain(`${'p'.repeat(100)}`)
  expect(quiet).toContain('3 days ago')
  expect(lively).toContain('1 day ago')
  expect(html.match(/aria-label="Pinned"/g)).toHaveLength(1)
})

test('a forum without topics says so', () => {
  const first = topicsQuery({ search: '', author: '', page: 1 }).queryKey
  const none = { topics: [], total: 0, page: 1, totalPages: 1 }
  expect(draw(<ForumPage onSearch={() => undefined} />, new Map([[first, none]]))).toContain('No topics yet')
})

test('other words are asked for only where there were some', () => {
  const none = { topics: [], total: 0, page: 1, totalPages: 1 }
  const page = (asked: { search?: string; category?: string }) =>
    draw(<ForumPage {...asked} onSearch={() => undefined} />, new Map([[topicsQuery(asked).queryKey, none]]))
  expect(page({ search: 'kelp' })).toContain('Try another word')
  expect(page({ category: 'gear' })).toContain('Nothing was written here yet.')
  expect(page({ category: 'gear' })).not.toContain('Try another word')
})
