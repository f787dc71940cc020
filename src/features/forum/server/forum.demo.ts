// The demo's forum: invented people who talk about their work. The same each time, counted back from now.
import { count, inArray } from 'drizzle-orm'
import { insertUser } from '#features/accounts/server/accounts.store.ts'
import { users } from '#features/accounts/server/accounts.table.ts'
import { noPassword } from '#features/accounts/server/newcomers.demo.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { previewOf, searchKey } from '../forum.rules.ts'
import { parsePost } from '../post-text.rules.ts'
import type { DemoTopic } from './demo/demo-topic.ts'
import { deskAndData } from './demo/desk-and-data.ts'
import { divingAndPapers } from './demo/diving-and-papers.ts'
import { fieldLog } from './demo/field-log.ts'
import { fieldSeason } from './demo/field-season.ts'
import { workAndPay } from './demo/work-and-pay.ts'
import { addDemoLife } from './demo-life.store.ts'
import { forumReplies, forumTopics, forumTopicViews } from './forum.table.ts'
import { insertNotifications } from './notifications.store.ts'
import { wordsOf } from './post-words.store.ts'

type PlacedTopic = DemoTopic & { category: string }
const about = (category: string, topics: readonly DemoTopic[]) => topics.map((topic) => ({ ...topic, category }))

export const demoTopics: readonly PlacedTopic[] = [
  ...about('field-work', fieldSeason),
  ...about('diving-and-papers', divingAndPapers),
  ...about('work-and-pay', workAndPay),
  ...about('desk-and-data', deskAndData),
  ...about('general', [fieldLog]),
]

const hour = 3_600_000
const day = 24 * hour
/** The three whom the demo can be looked at as; they are there already. */
const demoAccounts = ['harbourmaster', 'ines.costa', 'tom_tidepool']

function splitReply(line: string): { by: string; content: string } {
  const at = line.indexOf(': ')
  return { by: line.slice(0, at), content: line.slice(at + 2) }
}

export const demoSpeakers = [
  ...new Set(demoTopics.flatMap(({ by, replies }) => [by, ...replies.map((line) => splitReply(line).by)])),
].sort()

/** Nothing is added once there is any topic. */
export async function addDemoForum({ clock }: Deps, tx: Sql): Promise<void> {
  const [there] = await tx.select({ topics: count() }).from(forumTopics)
  if (there && there.topics > 0) return
  const now = clock.now().getTime()
  const ids = await addSpeakers(tx, now)
  const rows = demoTopics.map((topic, at) => placeTopic(topic, at, now, ids))
  const inserted = await tx
    .insert(forumTopics)
    .values(rows.map(({ topic }) => topic))
    .returning({ id: forumTopics.id })
  await tx.insert(forumTopicViews).values(rows.map(({ views }, at) => ({ topicId: inserted[at]!.id, views })))
  const replies = rows.flatMap((row, at) => row.replies.map((reply) => ({ ...reply, topicId: inserted[at]!.id })))
  const made = await tx.insert(forumReplies).values(replies).returning({
    replyId: forumReplies.id,
    topicId: forumReplies.topicId,
    actorId: forumReplies.authorId,
    createdAt: forumReplies.createdAt,
  })
  await ringBells(
    tx,
    demoAccounts.flatMap((name) => ids.get(name) ?? []),
    rows.map(({ topic }, at) => ({ ...topic, id: inserted[at]!.id })),
    made,
  )
  await addDemoLife(tx, {
    speakers: [...ids.values()],
    topics: rows.map(({ topic }, at) => ({ ...topic, id: inserted[at]!.id, answer: demoTopics[at]?.answer })),
    replies: made,
  })
}

type Made = { replyId: string; topicId: string; actorId: string; createdAt: Date }

/** The three find something at the bell: the latest replies to what they asked. */
async function ringBells(tx: Sql, people: string[], topics: { id: string; authorId: string }[], made: Made[]) {
  const news = topics
    .filter(({ authorId }) => people.includes(authorId))
    .flatMap(({ id, authorId: userId }) =>
      made
        .filter(({ topicId, actorId }) => topicId === id && actorId !== userId)
        .slice(-2)
        .map((reply) => ({ ...reply, userId, kind: 'reply' as const })),
    )
  await insertNotifications(tx, news)
}

async function addSpeakers(tx: Sql, now: number): Promise<Map<string, string>> {
  for (const [at, username] of demoSpeakers.entries()) {
    if (demoAccounts.includes(username)) continue
    const createdAt = new Date(now - (80 + at * 11) * day)
    await insertUser(tx, {
      username,
      email: `${username}@people.example`,
      passwordHash: noPassword,
      emailVerified: true,
      createdAt,
    })
  }
  const found = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, demoSpeakers))
  return new Map(found.map(({ id, username }) => [username, id]))
}

/** Odd minutes, so that nothing looks planted on the hour; never later than now. */
function placeTopic(
  { by, title, text, category, daysAgo, views, isPinned, isLocked, replies }: PlacedTopic,
  at: number,
  now: number,
  ids: Map<string, string>,
) {
  const openedAt = now - daysAgo * day - ((at * 137) % 600) * 60_000
  const span = Math.min(daysAgo * day * 0.95, replies.length * 22 * hour)
  const placed = replies.map((line, index) => {
    const { by: speaker, content } = splitReply(line)
    const part = ((index + 1) / (replies.length + 1)) ** 1.6
    const createdAt = new Date(Math.round(openedAt + span * part + ((at * 31 + index * 47) % 50) * 60_000))
    return {
      authorId: ids.get(speaker)!,
      content,
      body: parsePost(content),
      searchWords: wordsOf(content),
      createdAt,
      updatedAt: createdAt,
    }
  })
  const last = placed.at(-1)
  const createdAt = new Date(openedAt)
  const topic = {
    title,
    titleKey: searchKey(title),
    content: text,
    body: parsePost(text),
    searchWords: wordsOf(text, title),
    preview: previewOf(text),
    category,
    authorId: ids.get(by)!,
    replyCount: placed.length,
    lastReplyAt: last?.createdAt ?? null,
    lastReplyAuthorId: last?.authorId ?? null,
    lastActivityAt: last?.createdAt ?? createdAt,
    isPinned: isPinned ?? false,
    isLocked: isLocked ?? false,
    createdAt,
    updatedAt: createdAt,
  }
  return { topic, views, replies: placed }
}
