// What the demo's speakers do besides writing: thanks, accepted answers, visits, and a few words about themselves.
import { inArray } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import { forumAnswers, forumProfiles, forumReaders, forumThanks } from './taking-part.table.ts'

type DemoReply = { replyId: string; topicId: string; actorId: string; createdAt: Date }
type DemoPlace = { id: string; authorId: string; createdAt: Date; lastActivityAt: Date; answer: number | undefined }
type Life = { speakers: string[]; topics: DemoPlace[]; replies: DemoReply[] }

const words: Record<string, string> = {
  dr_okafor: 'Reads sediment, supervises too many people, answers before coffee.',
  coral_cat: 'Reef restoration, mostly in the water, sometimes in spreadsheets.',
  old_salt_dave: 'Thirty years on small boats. Retired twice.',
  nina_plankton: 'Everything under two millimetres.',
  'ines.costa': 'Field assistant on the west coast. Looking for a longer season.',
}

/** The same each time: who thanks for what follows from where it stands. */
export async function addDemoLife(tx: Sql, { speakers, topics, replies }: Life): Promise<void> {
  const answers = topics.flatMap(({ id, answer }) => {
    const reply = answer === undefined ? undefined : replies.filter(({ topicId }) => topicId === id)[answer]
    return reply ? [{ topicId: id, replyId: reply.replyId }] : []
  })
  await tx.insert(forumAnswers).values(answers)
  const answering = new Set(answers.map(({ replyId }) => replyId))
  const posts = [
    ...topics.map(({ id, authorId, createdAt }) => ({ postId: id, topicId: id, replyId: null, authorId, createdAt })),
    ...replies.map(({ replyId, topicId, actorId, createdAt }) => {
      return { postId: replyId, topicId, replyId, authorId: actorId, createdAt }
    }),
  ]
  const thanks = posts.flatMap(({ authorId, ...post }, at) => {
    const count = answering.has(post.postId) ? 6 + (at % 5) : [0, 0, 3, 0, 1, 0, 2, 0, 0, 5][at % 10]!
    const from = Array.from({ length: count }, (_, n) => speakers[(at * 7 + n * 3) % speakers.length]!)
    return [...new Set(from)].filter((userId) => userId !== authorId).map((userId) => ({ ...post, userId }))
  })
  await tx.insert(forumThanks).values(thanks)
  await addVisits(tx, topics)
  await addWords(tx)
}

/** The demo's two members have read most of it: some up to the end, some up to a day before. */
async function addVisits(tx: Sql, topics: DemoPlace[]): Promise<void> {
  const readers = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.username, ['ines.costa', 'tom_tidepool']))
  const visits = readers.flatMap(({ id: userId }, who) =>
    topics
      .filter((_, at) => (at + who) % 6 !== 0)
      .map(({ id: topicId, lastActivityAt }, at) => {
        const behind = (at + who) % 4 === 0 ? 36 * 3_600_000 : 0
        return { userId, topicId, readAt: new Date(lastActivityAt.getTime() - behind) }
      }),
  )
  if (visits.length > 0) await tx.insert(forumReaders).values(visits)
}

async function addWords(tx: Sql): Promise<void> {
  const people = await tx
    .select({ userId: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, Object.keys(words)))
  if (people.length === 0) return
  await tx.insert(forumProfiles).values(people.map(({ userId, username }) => ({ userId, bio: words[username]! })))
}
