// What pages of the forum make of the answers they read: where thanks go, what bell and queues say, and pages that are empty.
import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawWithCache } from '#design/cached-markup.ts'
import { makeQueryClient } from '#http/client/api-query.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import { ownRepliesQuery, ownTopicsQuery, topicQuery } from './forum.api.ts'
import { heldPostsQuery, mailKindsQuery, notificationsQuery, reportsQuery } from './forum-care.api.ts'
import { FoundPosts } from './found-posts.tsx'
import { loadTopic } from './load-forum.ts'
import { postsQuery, putThanks } from './taking-part.api.ts'
import { aReply, aTopicPage, idOf } from './topic.fixture.ts'
import { TopicPage } from './topic-page.tsx'

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

/** Visits a topic; what the bell says is settled by the visit, a moment later. */
function visit(): { bell: () => number | undefined; isDone: Promise<void> } {
  let unread = 1
  const queryClient = makeQueryClient(async (path) => {
    if (path === '/api/forum/notifications') return { unread, notifications: [] }
    await new Promise((resolve) => setImmediate(resolve))
    unread = 0
    return aTopicPage(1, 1, 0)
  })
  const isDone = loadTopic(queryClient, topicQuery(idOf(2)), notificationsQuery)
  return { bell: () => queryClient.getQueryData(notificationsQuery.queryKey)?.unread, isDone }
}

test('the bell does not count any more what the visit to a topic has settled', async () => {
  vi.stubGlobal('document', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const { bell } = visit()
  await expect.poll(bell).toBe(0)
})

test('a page from the server does not wait for the bell, which is not drawn there', async () => {
  const { bell, isDone } = visit()
  await isDone
  expect(bell()).toBeUndefined()
})

/** Who is asked again when a page opens that was read a while ago. */
async function askedAgain(query: Pick<QueryObserverOptions, 'queryKey'>): Promise<string[]> {
  const asked: string[] = []
  const queryClient = makeQueryClient(async (path) => asked.push(path))
  queryClient.setQueryData<unknown>(query.queryKey, 0, { updatedAt: Date.now() - 40_000 })
  new QueryObserver(queryClient, query).subscribe(() => undefined)()
  await new Promise((resolve) => setImmediate(resolve))
  return asked
}

test('a queue that is opened again is looked at anew, as it may have filled', async () => {
  expect(await askedAgain(reportsQuery)).toEqual(['/api/admin/reports'])
  expect(await askedAgain(heldPostsQuery)).toEqual(['/api/admin/held-posts'])
})

test('my own posts are looked at anew, as others read and answer them', async () => {
  expect(await askedAgain(ownTopicsQuery(idOf(1)))).toEqual([`/api/users/${idOf(1)}/topics`])
  expect(await askedAgain(ownRepliesQuery(idOf(1)))).toEqual([`/api/users/${idOf(1)}/replies`])
})

const nothing = () => undefined

function drawTopic(data: ReturnType<typeof aTopicPage>): string {
  const { id } = data.topic
  const person = { id: idOf(3), role: 'job_seeker' } as const
  const on = { onDeleted: nothing, onMoved: nothing, onPosted: nothing }
  const page = <TopicPage topicId={id} place={{ page: data.page }} person={person} {...on} />
  return draw(page, new Map([[topicQuery(id, { page: data.page }).queryKey, data]]))
}

test('a reply can be typed when the page can keep it, and not before', () => {
  expect(drawTopic(aTopicPage(1, 1, 0))).toMatch(/<textarea[^>]* readonly/i)
})

test('nothing is drawn from memory that a lock has changed since', () => {
  const page = { ...aTopicPage(1, 1, 1), replies: [aReply] }
  const locked = { ...page, topic: { ...page.topic, isLocked: true } }
  const memory = new Map<string, Uint8Array>()
  const quotesIn = (data: typeof page) =>
    new TextDecoder().decode(drawWithCache(memory, () => drawTopic(data))).split('Quote<').length - 1
  expect([page, locked, page].map(quotesIn)).toEqual([2, 0, 2])
})

test('a page of replies that is not there any more leads to one that is', () => {
  const data = aTopicPage(2, 1, 50)
  const { id } = data.topic
  const html = drawTopic(data)
  expect(wordsOf(html)).toContain('This page is empty')
  expect(html).toMatch(new RegExp(`<a[^>]*href="/forum/topics/${id}"[^>]*>To the last page`))
  expect(html).not.toContain('<ol')
})

test('a page of finds that is not there leads to the first instead of saying that nothing was found', () => {
  const asked = { search: 'boots', within: 'texts', page: 7 } as const
  const answer = { posts: [], total: 60, page: 7, totalPages: 2 }
  const html = draw(<FoundPosts asked={asked} categories={[]} />, new Map([[postsQuery(asked).queryKey, answer]]))
  expect(wordsOf(html)).toContain('This page is empty')
  expect(html).not.toContain('No results found')
  expect(html).toMatch(/<a[^>]*href="\/forum\?search=boots&amp;within=texts"[^>]*>To the first page/)
})
