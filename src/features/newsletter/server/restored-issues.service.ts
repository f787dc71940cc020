// Issues after a restore: which letters have left since the backup was made, nobody can know, so none is sent once more.
import type { Sql } from '#platform/db.ts'
import { dueWeek } from '../newsletter.rules.ts'
import * as issues from './issues.store.ts'

export type Restored = { madeAt: Date; now: Date; timeZone: string }

/**
 * One that was on its way is not gone on with, and one whose hour has come is passed over: sent anew, it would come to
 * everybody a second time. Also when it was due at the backup already, which may be of the minute before it went out. Answers
 * which week was passed over, so that somebody can say whether it had gone out.
 */
export async function holdIssues(db: Sql, { madeAt, now, timeZone }: Restored): Promise<string | null> {
  for (const week of await issues.listBegunWeeks(db)) await issues.finishIssue(db, week, madeAt)
  const due = dueWeek(now, timeZone)
  if (!due) return null
  const issue = await issues.lockIssue(db, due, now)
  if (issue.status !== 'draft') return null
  await issues.updateIssue(db, due, { status: 'skipped' })
  return due
}
