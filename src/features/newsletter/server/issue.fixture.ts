// An issue on its way, for tests: an application and a mail server of its own, readers, and a Monday to go to.
import { like } from 'drizzle-orm'
import { expect } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { eventually } from '#testing/eventually.ts'
import { anAdmin, type Person } from '#testing/people.ts'
import { openPostOffice } from '#testing/post-office.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { ReadArticle } from './issue.service.ts'
import { newsletterIssues } from './newsletter.table.ts'
import { signConfirmation } from './newsletter-links.ts'

export const noArticle: ReadArticle = () => null

/** To the next Monday at the hour, in Paris in winter or summer: at least an hour past eight. */
export function goToMonday({ deps, advance }: TestApi): void {
  const now = deps.clock.now()
  const monday = new Date(now)
  monday.setUTCHours(8, 30, 0, 0)
  // Never more than a week: what was posted today is still news then.
  while (monday <= now || monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() + 1)
  advance(monday.getTime() - now.getTime())
}

export type IssueDesk = Awaited<ReturnType<typeof openIssueDesk>>

export async function openIssueDesk(more: Record<string, string> = {}) {
  const office = await openPostOffice()
  const own = { SMTP_URL: office.url, TIME_ZONE: 'Europe/Paris', MAIL_EVENTS_SECRET: 'a-secret-for-events' }
  const app = await startApi({ ...own, ...more })
  const admin = await anAdmin(app)
  const issues = () => app.deps.db.orm.select().from(newsletterIssues)
  const deliveriesTo = (email: string) =>
    office.deliveries.filter(({ to, headers }) => to.includes(email) && headers.has('list-id'))
  return {
    app,
    office,
    admin,
    goToMonday: () => goToMonday(app),
    /** With an address that is known to be theirs. */
    async subscribed(person: Person): Promise<Person> {
      await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
      await app.as(person)('POST', '/api/newsletter', { email: person.email })
      return person
    },
    async anOutsider(email: string): Promise<string> {
      await app.call('POST', '/api/newsletter/confirm', { token: await signConfirmation(app.deps, email) })
      return email
    },
    issueLetters: () => app.deps.db.orm.select().from(mailLetters).where(like(mailLetters.key, 'issue:%')),
    issues,
    isSent: () => eventually(async () => expect((await issues()).map(({ status }) => status)).toEqual(['sent'])),
    deliveriesTo,
    deliveredTo: (email: string) =>
      eventually(() => {
        const found = deliveriesTo(email)
        expect(found).toHaveLength(1)
        return found[0]!
      }),
    async close() {
      await app.stop()
      await office.close()
    },
  }
}
