// An issue that has begun to go out can be stopped, and go on with other words. Who has it does not get it again.
import { randomUUID } from 'node:crypto'
import type { Deps } from '#platform/deps.ts'
import { refuse } from '../newsletter.refusals.ts'
import type { IssueAnswer, TrialDraft } from '../newsletter.schema.ts'
import { publishBatch } from './issue.service.ts'
import * as issues from './issues.store.ts'

/** Sent, too, as long as letters wait for their turn. One that is in a server's hands goes out. */
export async function stopIssue({ db, mailer }: Deps, week: string): Promise<IssueAnswer> {
  return db.orm.transaction(async (tx) => {
    const issue = await issues.lockKnownIssue(tx, week)
    if (!issue) throw refuse('not_found', 'issue_not_found')
    const heldBack = await mailer.withdraw(tx, issues.letterKeys(week))
    if (issue.status !== 'sending' && heldBack === 0) throw refuse('conflict', 'issue_not_on_its_way')
    await issues.countOn(tx, week, 'recipients', -heldBack)
    const content = issue.content && issues.withoutTitles(issue.content)
    await issues.updateIssue(tx, week, { status: 'stopped', sentAt: null, content })
    return { week, status: 'stopped' }
  })
}

export async function resumeIssue({ db, queue }: Deps, week: string, words: TrialDraft): Promise<IssueAnswer> {
  return db.orm.transaction(async (tx) => {
    const issue = await issues.lockKnownIssue(tx, week)
    if (!issue) throw refuse('not_found', 'issue_not_found')
    if (issue.status !== 'stopped' || !issue.content) throw refuse('conflict', 'issue_not_stopped')
    const { intro = issue.intro, subject = issue.subject } = words
    const content = { ...(await issues.withTitles(tx, issue.content)), run: randomUUID() }
    await issues.updateIssue(tx, week, { status: 'sending', intro, subject, content })
    await publishBatch(queue, tx, { week, after: null, run: content.run })
    return { week, status: 'sending' }
  })
}
