// The demo's newsletter: readers, the issues of the last weeks with their numbers, letters that came back, and one to read.
import { count, eq } from 'drizzle-orm'
import { users } from '#features/accounts/server/accounts.table.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { makeOutboxTransport } from '#platform/mail/outbox-transport.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { isoWeek, mondayOf, upcomingWeek } from '../newsletter.rules.ts'
import { composeIssue, type ReadArticle } from './issue.service.ts'
import { printIssue } from './issue-print.ts'
import { letterKey } from './issues.store.ts'
import { demoHosts, demoIntro, demoIssues, demoLost, demoNames, demoSuppressions } from './newsletter.demo-rows.ts'
import { confirmLetter } from './newsletter.letters.tsx'
import { newsletterIssues, newsletterSubscribers, newsletterSuppressions } from './newsletter.table.ts'
import { signReader } from './newsletter-links.ts'

const hour = 3_600_000
const day = 24 * hour
const week = 7 * day

/** After accounts, listings and forum. Nothing is added once there is any reader. */
export function addDemoNewsletter(readArticle: ReadArticle) {
  return async (deps: Deps, tx: Sql): Promise<void> => {
    const [there] = await tx.select({ readers: count() }).from(newsletterSubscribers)
    if (there && there.readers > 0) return
    const now = deps.clock.now()
    const readers = await addReaders(tx, now)
    await addIssues(deps, tx, readers, now)
    await addLostLetters(deps, tx, now)
    await addSample(deps, tx, readArticle, now)
  }
}

type Reader = { id: string; email: string }

async function addReaders(tx: Sql, now: Date): Promise<Reader[]> {
  const people = await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.emailVerified, true))
  const strangers = demoNames.map((name, at) => ({ id: null, email: `${name}@${demoHosts[at % demoHosts.length]}` }))
  const rows = [...people, ...strangers].map(({ id: userId, email }, at) => {
    const consentAt = new Date(now.getTime() - (60 + at * 3) * day)
    const consentSource = userId ? ('account' as const) : ('footer' as const)
    const confirmedAt = new Date(consentAt.getTime() + hour)
    return { email, emailKey: email, userId, consentAt, consentSource, confirmedAt, createdAt: consentAt }
  })
  return tx
    .insert(newsletterSubscribers)
    .values(rows)
    .returning({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
}

/** The weeks before this one, the last of them first. */
async function addIssues({ clock, config }: Deps, tx: Sql, readers: Reader[], now: Date): Promise<void> {
  // From Monday to Monday: an hour of the day is another one before summer time ended.
  const next = new Date(mondayOf(upcomingWeek(now, config.timeZone))).getTime()
  for (const [at, { unsubscribed, bounced, share }] of demoIssues.entries()) {
    const label = isoWeek(new Date(next - (at + 1) * week))
    const sentAt = new Date(new Date(mondayOf(label)).getTime() + 7 * hour)
    if (sentAt > clock.now()) continue
    const isSkipped = share === 0
    const reached = readers.slice(0, Math.round(readers.length * share))
    await tx.insert(newsletterIssues).values({
      week: label,
      status: isSkipped ? 'skipped' : 'sent',
      recipients: reached.length,
      bounced,
      unsubscribed,
      createdAt: sentAt,
      ...(isSkipped ? {} : { composedAt: sentAt, sentAt }),
    })
    const sent = reached.map(({ id, email }) => ({
      key: letterKey(label, id),
      recipient: email,
      subject: 'New berths this week',
      html: '',
      text: '',
      status: 'sent' as const,
      attempts: 1,
      createdAt: sentAt,
      giveUpAt: sentAt,
      sentAt,
    }))
    if (sent.length > 0) await tx.insert(mailLetters).values(sent)
  }
}

/** The bodies are real, so that trying again puts them into the outbox. */
async function addLostLetters({ config }: Deps, tx: Sql, now: Date): Promise<void> {
  const { html, text } = renderLetter(confirmLetter(`${config.publicUrl}/confirm-newsletter?token=demo`), config)
  await tx.insert(mailLetters).values(
    demoLost.map(({ hoursAgo, ...row }) => {
      const createdAt = new Date(now.getTime() - hoursAgo * hour)
      return { ...row, html, text, createdAt, giveUpAt: new Date(createdAt.getTime() + day) }
    }),
  )
  await tx.insert(newsletterSuppressions).values(
    demoSuppressions.map(({ emailKey, reason, daysAgo }) => {
      return { emailKey, reason, at: new Date(now.getTime() - daysAgo * day) }
    }),
  )
}

/** What the demo's free member would have found in the mailbox. The queue is not there yet, so it goes straight to the outbox. */
async function addSample(deps: Deps, tx: Sql, readArticle: ReadArticle, now: Date): Promise<void> {
  const content = await composeIssue({ ...deps, db: { ...deps.db, orm: tx } }, readArticle, now)
  const print = await printIssue(deps, { week: isoWeek(now), subject: '', intro: demoIntro }, content, tx)
  const [reader] = await tx
    .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, 'free@oceanberth.example'))
  if (!reader) return
  const token = await signReader(deps, { subscriberId: reader.id, week: 'demo' })
  const { letter, headers } = print('free', token)
  const { config, clock } = deps
  const outbox = makeOutboxTransport(config.dataDir, config.mail.from, clock)
  await outbox.send({ to: reader.email, ...letter, headers })
}
