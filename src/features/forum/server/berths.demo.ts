// The demo's berths: some of its speakers say where they were, and one question about a listing was asked and answered.
import { count, desc, eq, inArray } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { jobs } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { foldText } from '#shared/fold-text.ts'
import { forumBerths } from './berths.table.ts'
import { forumTopicViews } from './forum.table.ts'
import { insertQuestion } from './questions.store.ts'
import { insertReply } from './replies.store.ts'
import { insertTopic } from './topics.store.ts'

const day = 86_400_000
const holders = ['coral_cat', 'old_salt_dave', 'nina_plankton', 'dr_okafor'] as const
const work = ['Survey diver', 'Relief skipper', 'Plankton assistant', 'Visiting scientist'] as const
const asker = 'ines.costa'
const question =
  'How much of the season is really spent in the water?\n\nThe listing speaks of field work. I would love to hear from somebody who was there how the days looked.'
const answer =
  'In my year it was three days of five when the wind allowed, and a lot of data entry on the other two. Bring a good chair.'

/** Of the newest organisations, two people each; nothing is added once there is any berth. */
export async function addDemoBerths({ clock }: Deps, tx: Sql): Promise<void> {
  const [there] = await tx.select({ n: count() }).from(forumBerths)
  if (there && there.n > 0) return
  const listed = await tx
    .select({ id: jobs.id, company: jobs.company, jobType: jobs.jobType })
    .from(jobs)
    .where(eq(jobs.active, true))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(8)
  const found = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, [...holders, asker]))
  const ids = new Map(found.map(({ id, username }) => [username, id]))
  const companies = [...new Set(listed.map(({ company }) => company))]
  const year = clock.now().getFullYear()
  const rows = companies.flatMap((company, at) =>
    [at, at + 1].flatMap((who) => {
      const userId = ids.get(holders[who % holders.length]!)
      const what = {
        company,
        companyKey: foldText(company),
        work: work[who % work.length]!,
        year: year - 1 - (who % 3),
      }
      return userId ? [{ userId, place: at, ...what }] : []
    }),
  )
  if (rows.length > 0) await tx.insert(forumBerths).values(rows)
  // A question of a season in the water is asked of one who begins there, not of a ship's engineer.
  const job = listed.find(({ jobType }) => !jobType.includes('job'))
  const [askerId, askedId] = [ids.get(asker), job && ids.get(holders[companies.indexOf(job.company) % holders.length]!)]
  if (job && askerId && askedId) await addDemoQuestion(tx, { jobId: job.id, askerId, askedId }, clock.now().getTime())
}

type Asked = { jobId: string; askerId: string; askedId: string }

async function addDemoQuestion(tx: Sql, { jobId, askerId, askedId }: Asked, now: number): Promise<void> {
  const [askedAt, answeredAt] = [new Date(now - 5.3 * day), new Date(now - 4.6 * day)]
  const unheld = { clientKey: null, heldAt: null }
  const words = { title: question.split('\n')[0]!, content: question, category: 'field-work' }
  const topicId = await insertTopic(tx, { ...words, authorId: askerId, ...unheld, createdAt: askedAt })
  await tx.insert(forumTopicViews).values({ topicId, views: 38 })
  await insertQuestion(tx, { topicId, jobId, askerId, askedId, createdAt: askedAt })
  await insertReply(tx, { topicId, authorId: askedId, content: answer, ...unheld, createdAt: answeredAt })
}
