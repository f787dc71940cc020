// What pages of the forum make of the answers they read: where thanks go, and what the bell says.
import { expect, test } from 'vitest'
import { makeQueryClient } from '#http/client/api-query.ts'
import { topicQuery } from './forum.api.ts'
import { mailKindsQuery, notificationsQuery } from './forum-care.api.ts'
import { loadTopic } from './load-forum.ts'
import { putThanks } from './taking-part.api.ts'
import { aTopicPage, idOf } from './topic.fixture.ts'

test('thanks are put on the page that shows the post, and nowhere else', () => {
  const queryClient = makeQueryClient()
  const page = aTopicPage(1, 1, 0)
  const { queryKey } = topicQuery(page.topic.id)
  queryClient.setQueryData(queryKey, page)
  // What the account's page has read before.
  const kinds = { replies: true, mentions: true, questions: false }
  queryClient.setQueryData(mailKindsQuery.queryKey, kinds)
  putThanks(queryClient, page.topic.id, { count: 4, mine: true })
  expect(queryClient.getQueryData(queryKey)?.topic.thanks).toEqual({ count: 4, mine: true })
  expect(queryClient.getQueryData(mailKindsQuery.queryKey)).toEqual(kinds)
})

test('the bell does not count any more what the visit to a topic has settled', async () => {
  let unread = 1
  const queryClient = makeQueryClient(async (path) => {
    if (path === '/api/forum/notifications') return { unread, notifications: [] }
    await new Promise((resolve) => setImmediate(resolve))
    unread = 0
    return aTopicPage(1, 1, 0)
  })
  await loadTopic(queryClient, topicQuery(idOf(2)), notificationsQuery)
  expect(queryClient.getQueryData(notificationsQuery.queryKey)?.unread).toBe(0)
})
