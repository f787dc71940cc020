// Readers of the newsletter for tests: somebody who confirmed, what is stored of them, an issue that is on its way.
import { and, eq, like } from 'drizzle-orm'
import { expect } from 'vitest'
import { mailLetters } from '#platform/mail/letters.table.ts'
import type { TestApi } from '#testing/start-api.ts'
import { newsletterSubscribers } from './newsletter.table.ts'
import { signConfirmation, signReader } from './newsletter-links.ts'

let counter = 0
export const anAddress = () => `reader-${++counter}-${Date.now()}@mail.example`

export async function subscriberOf({ deps }: TestApi, email: string) {
  const [row] = await deps.db.orm.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return row
}

export const confirmLetters = ({ deps }: TestApi, email: string) =>
  deps.db.orm
    .select()
    .from(mailLetters)
    .where(and(eq(mailLetters.recipient, email), like(mailLetters.key, 'newsletter-confirm:%')))

export async function aReader(app: TestApi, email = anAddress()) {
  const token = await signConfirmation(app.deps, email)
  expect((await app.call('POST', '/api/newsletter/confirm', { token })).status).toBe(200)
  const row = (await subscriberOf(app, email))!
  return { email, id: row.id, token: await signReader(app.deps, { subscriberId: row.id, week: '2026-W01' }) }
}

/** It waits for its host, as those of a great list do for hours. */
export async function aWaitingIssue({ deps }: TestApi, subscriberId: string): Promise<string> {
  const key = `issue:2026-W01:${subscriberId}`
  const [now, later] = [new Date(), new Date(Date.now() + 86_400_000)]
  await deps.db.orm
    .insert(mailLetters)
    .values({ key, recipient: 'x@host.invalid', subject: 'S', html: '', text: '', createdAt: now, giveUpAt: later })
  return key
}

export const isWaiting = async ({ deps }: TestApi, key: string) =>
  (await deps.db.orm.select().from(mailLetters).where(eq(mailLetters.key, key))).length > 0
