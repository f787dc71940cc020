// The SQL of berths that people say they held.
import { and, asc, desc, eq, gt, isNull, ne, notExists, or } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import { suspensions } from '#features/accounts/server/suspensions.table.ts'
import type { Sql } from '#platform/db.ts'
import { foldText } from '#shared/fold-text.ts'
import type { Berth, BerthHolder } from '../berth.schema.ts'
import { authorColumns } from './author-columns.store.ts'
import { forumBerths, forumQuestions } from './berths.table.ts'

const shown = 6

export async function listBerths(db: Sql, userId: string): Promise<Berth[]> {
  const { company, work, year, place } = forumBerths
  return db.select({ company, work, year }).from(forumBerths).where(eq(forumBerths.userId, userId)).orderBy(asc(place))
}

export async function replaceBerths(tx: Sql, userId: string, berths: readonly Berth[]): Promise<void> {
  await tx.delete(forumBerths).where(eq(forumBerths.userId, userId))
  if (berths.length === 0) return
  const rows = berths.map((berth, place) => ({ ...berth, userId, place, companyKey: foldText(berth.company) }))
  await tx.insert(forumBerths).values(rows)
}

type Asking = { company: string; viewerId: string; jobId: string; now: Date }

/** Who said so themselves and can answer: nobody who is silenced or suspended, and not the reader. The latest berth of each. */
export async function listHolders(db: Sql, { company, viewerId, jobId, now }: Asking): Promise<BerthHolder[]> {
  const isSilenced = db
    .select({ id: suspensions.userId })
    .from(suspensions)
    .where(and(eq(suspensions.userId, users.id), or(isNull(suspensions.until), gt(suspensions.until, now))))
  const latest = db
    .selectDistinctOn([forumBerths.userId], {
      ...authorColumns,
      work: forumBerths.work,
      year: forumBerths.year,
      topicId: forumQuestions.topicId,
    })
    .from(forumBerths)
    .innerJoin(users, eq(users.id, forumBerths.userId))
    .leftJoin(
      forumQuestions,
      and(
        eq(forumQuestions.jobId, jobId),
        eq(forumQuestions.askerId, viewerId),
        eq(forumQuestions.askedId, forumBerths.userId),
      ),
    )
    .where(and(eq(forumBerths.companyKey, foldText(company)), ne(forumBerths.userId, viewerId), notExists(isSilenced)))
    .orderBy(asc(forumBerths.userId), desc(forumBerths.year))
  const rows = await latest
  return rows.sort((one, other) => other.year - one.year || one.username.localeCompare(other.username)).slice(0, shown)
}
