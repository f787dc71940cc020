// What pages of the forum make of the answers they read: where thanks go.
import { expect, test } from 'vitest'
import { makeQueryClient } from '#http/client/api-query.ts'
import { topicQuery } from './forum.api.ts'
import { mailKindsQuery } from './forum-care.api.ts'
import { putThanks } from './taking-part.api.ts'
import { aTopicPage } from './topic.fixture.ts'

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
