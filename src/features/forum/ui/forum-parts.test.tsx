// The parts that other pages show: the account's forum tab and the admins' queue.
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeQueryClient } from '#http/client/api-query.ts'
import { attacks } from './attacks.fixture.ts'
import { ForumTab } from './forum-tab.tsx'
import { ReportsPanel } from './reports-panel.tsx'

const userId = '00000000-0000-4000-8000-000000000001'
const topicId = '00000000-0000-4000-8000-000000000002'
const replyId = '00000000-0000-4000-8000-000000000003'

function draw(element: ReactElement, answers: Record<string, unknown>): string {
  const queryClient = makeQueryClient()
  for (const [path, answer] of Object.entries(answers)) queryClient.setQueryData([path], answer)
  return renderToStaticMarkup(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>)
}

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

test('the tab says so when there is nothing', () => {
  const html = drawTab([], [])
  expect(html).toContain('No topics created')
  expect(html).toContain('No participation yet')
})

test('the queue shows a reported post as letters, and offers to keep or to delete it', () => {
  const createdAt = new Date().toISOString()
  const author = { id: userId, username: attacks[0], profilePicture: null }
  const post = { kind: 'reply', id: replyId, topicId, topicTitle: attacks[1], content: attacks[13], author, createdAt }
  const report = { id: topicId, reason: 'spam', text: attacks[2], reporter: author, createdAt, post }
  const html = draw(<ReportsPanel />, { '/api/admin/reports': { reports: [report], total: 1 } })
  expect(html).not.toMatch(/<script|<img/i)
  for (const part of ['Spam or advertising', '1 open report', 'Keep post', 'Delete post']) expect(html).toContain(part)
  expect(draw(<ReportsPanel />, { '/api/admin/reports': { reports: [], total: 0 } })).toContain('No open reports')
})
