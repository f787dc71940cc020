// What a topic may cost: a page full of posts that were written to be costly takes at most ten times what plain ones take.
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import { pageSize } from '../forum.rules.ts'
import type { Reply, Topic, TopicPage as TopicPageData } from '../forum.schema.ts'
import { linkMentions, parsePost } from '../post-text.rules.ts'
import { heavyTexts } from './attacks.fixture.ts'
import { topicQuery } from './forum.api.ts'
import { TopicPage } from './topic-page.tsx'

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const at = '2026-11-02T08:00:00.000Z'
const names = ['tom_tidepool', 'ines.costa']
const author = { id: idOf(1), username: 'tom_tidepool', profilePicture: null, team: false }
const posted = {
  author,
  authorId: author.id,
  held: false,
  thanks: { count: 0, mine: false },
  mentions: names,
  createdAt: at,
  updatedAt: at,
}
const written = (content: string) => ({ content, body: linkMentions(parsePost(content), names) })

const words = 'A fine day on the water, and nothing to report.\n\n'
const plainOf = (length: number) => words.repeat(Math.ceil(length / words.length)).slice(0, length)

function pageOf(texts: readonly string[]): TopicPageData {
  const [first = ''] = texts
  const topic: Topic = {
    ...posted,
    ...written(first),
    id: idOf(2),
    title: 'Which boots for a zodiac?',
    viewCount: 3,
    replyCount: texts.length,
    isLocked: false,
    asksAboutListing: false,
    isPinned: false,
    category: 'general',
    answerId: null,
    followLevel: 'normal',
    unread: 0,
    lastReplyAt: at,
    lastReplyAuthorId: author.id,
  }
  const replies = texts.map(
    (text, place): Reply => ({
      ...posted,
      ...written(text),
      id: idOf(place + 10),
      topicId: topic.id,
      isDeleted: false,
    }),
  )
  return { topic, replies, page: 1, totalPages: 1, firstUnreadId: null, answer: null }
}

/** As the server does it: draw the page, and hand the same answer over to the browser. */
function show(data: TopicPageData): number {
  const { id } = data.topic
  const person = { id: idOf(3), role: 'job_seeker' } as const
  const page = (
    <TopicPage topicId={id} place={{}} person={person} onDeleted={() => {}} onMoved={() => {}} onPosted={() => {}} />
  )
  return draw(page, new Map([[topicQuery(id).queryKey, data]])).length + JSON.stringify(data).length
}

function costOf(data: TopicPageData): number {
  const before = process.threadCpuUsage()
  show(data)
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

const middle = (costs: number[]) => costs.sort((a, b) => a - b)[costs.length >> 1] ?? 0

const heavy = Object.values(heavyTexts)
const hostile = Array.from({ length: pageSize }, (_, place) => heavy[place % heavy.length] ?? '')

/** In turns, so that whatever else the machine does falls on both alike. */
test('a page of fifty hostile replies costs at most ten times a page of plain ones, in time and in size', () => {
  const [costly, plain] = [pageOf(hostile), pageOf(hostile.map(({ length }) => plainOf(length)))]
  expect(costly.replies).toHaveLength(50)
  expect(show(costly)).toBeLessThan(10 * show(plain))
  const rounds = Array.from({ length: 5 }, () => [costOf(costly), costOf(plain)] as const)
  expect(middle(rounds.map(([cost]) => cost))).toBeLessThan(10 * middle(rounds.map(([, cost]) => cost)))
})

test.each(Object.entries(heavyTexts))(
  'a page of fifty times the same hostile reply keeps to it too: %s',
  (_what, text) => {
    const [costly, plain] = [pageOf(Array(pageSize).fill(text)), pageOf(Array(pageSize).fill(plainOf(text.length)))]
    expect(show(costly)).toBeLessThan(10 * show(plain))
  },
)
