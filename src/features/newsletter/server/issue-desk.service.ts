// The admin's desk: look at the coming issue, write its intro, try it on oneself, skip it or send it now.
import { randomUUID } from 'node:crypto'
import type { Deps } from '#platform/deps.ts'
import type { RenderedLetter } from '#platform/mail/render-letter.tsx'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../newsletter.refusals.ts'
import { dueWeek, hasNews, upcomingWeek, type Variant } from '../newsletter.rules.ts'
import type { IntroSaving, IssueAnswer, NewsletterDesk, TrialDraft, WeekMeant } from '../newsletter.schema.ts'
import { composeIssue, type ReadArticle, startIssue } from './issue.service.ts'
import { printIssue } from './issue-print.ts'
import * as issues from './issues.store.ts'
import { countReaders } from './readers.store.ts'

/** The one that is due and not settled, else the next Monday's. */
export async function nextWeek({ db, clock, config }: Deps): Promise<string> {
  const due = dueWeek(clock.now(), config.timeZone)
  const issue = due ? await issues.findIssue(db.orm, due) : null
  if (due && (!issue || issue.status === 'draft')) return due
  return upcomingWeek(clock.now(), config.timeZone)
}

/** Whoever means an issue that has just gone out must not hit the next one, nor write its words. */
async function weekMeant(deps: Deps, { week }: WeekMeant): Promise<string> {
  const next = await nextWeek(deps)
  if (week !== undefined && week !== next) throw refuse('conflict', 'another_issue')
  return next
}

export async function readDesk(deps: Deps, readArticle: ReadArticle): Promise<NewsletterDesk> {
  const { orm } = deps.db
  const week = await nextWeek(deps)
  const [issue, content, counts, past] = await Promise.all([
    issues.findIssue(orm, week),
    composeIssue(deps, readArticle, deps.clock.now()),
    countReaders(orm, deps.clock.now()),
    issues.listIssues(orm),
  ])
  return {
    upcoming: {
      week,
      status: issue?.status ?? 'draft',
      subject: issue?.subject ?? '',
      intro: issue?.intro ?? '',
      hasNews: hasNews(content),
      listings: content.inAll?.jobs ?? content.jobs.length,
      timeZone: deps.config.timeZone,
    },
    ...counts,
    issues: past,
  }
}

export async function previewIssue(
  deps: Deps,
  readArticle: ReadArticle,
  variant: Variant,
  draft: TrialDraft = {},
): Promise<RenderedLetter> {
  const week = await nextWeek(deps)
  const issue = await issues.findIssue(deps.db.orm, week)
  const content = await composeIssue(deps, readArticle, deps.clock.now())
  const words = { week, subject: draft.subject ?? issue?.subject ?? '', intro: draft.intro ?? issue?.intro ?? '' }
  const print = await printIssue(deps, words, content)
  return print(variant, 'preview').letter
}

/** A past issue as it was sent: of the words and the content that were kept with it. */
export async function readPastIssue(deps: Deps, week: string, variant: Variant): Promise<RenderedLetter> {
  const issue = await issues.findIssue(deps.db.orm, week)
  if (!issue?.content) throw refuse('not_found', 'issue_not_kept')
  const print = await printIssue(deps, issue, await issues.withTitles(deps.db.orm, issue.content))
  return print(variant, 'preview').letter
}

export async function editIntro(deps: Deps, { intro, subject, ...meant }: IntroSaving): Promise<IssueAnswer> {
  return changeDraft(deps, await weekMeant(deps, meant), { intro, ...(subject === undefined ? {} : { subject }) })
}

export async function skipIssue(deps: Deps, meant: WeekMeant): Promise<IssueAnswer> {
  return changeDraft(deps, await weekMeant(deps, meant), { status: 'skipped' })
}

async function changeDraft(
  deps: Deps,
  week: string,
  change: { intro: string; subject?: string } | { status: 'skipped' },
): Promise<IssueAnswer> {
  return deps.db.orm.transaction(async (tx) => {
    const issue = await issues.lockIssue(tx, week, deps.clock.now())
    if (issue.status !== 'draft') throw refuse('conflict', 'issue_settled')
    await issues.updateIssue(tx, week, change)
    return { week, status: 'status' in change ? change.status : issue.status }
  })
}

export async function sendNow(deps: Deps, readArticle: ReadArticle, meant: WeekMeant): Promise<IssueAnswer> {
  return startIssue(deps, readArticle, await weekMeant(deps, meant), 'refuse')
}

/** A trial is marked as one, and its links lead nowhere. */
export async function sendTrial(
  deps: Deps,
  readArticle: ReadArticle,
  actor: Actor,
  { variant, draft }: { variant: Variant; draft: TrialDraft },
): Promise<void> {
  const letter = await previewIssue(deps, readArticle, variant, draft)
  const marked = { ...letter, subject: `[Test] ${letter.subject}` }
  await deps.db.orm.transaction((tx) =>
    deps.mailer.post(tx, { key: `issue-trial:${randomUUID()}`, to: actor.email, letter: marked }),
  )
}
