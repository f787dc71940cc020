// Where letters are posted and delivered in tests: a database, mail servers and instances, all real, closed after each test.
import { eq } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import type { Db } from '#platform/db.ts'
import { makeLog } from '#platform/log.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { mailHosts } from '#platform/mail/mail-hosts.table.ts'
import { type Mailer, makeMailer } from '#platform/mail/mailer.ts'
import type { MailerDeps } from '#platform/mail/mailer-deps.ts'
import { makeTransport } from '#platform/mail/transport.ts'
import { makeQueue } from '#platform/queue.ts'
import { makeClock } from '#shared/clock.ts'
import { eventually } from './eventually.ts'
import { noLimit, quickMail, quickQueue } from './mail-timing.ts'
import { openTestDb } from './open-test-db.ts'
import { openPostOffice, type PostOffice, type PostOfficeHabits } from './post-office.ts'
import { createTestDatabase, dropTestDatabase } from './test-database.ts'

type InstanceOptions = Partial<Pick<MailerDeps, 'clock' | 'lettersPerHost' | 'onBounce'>>
type LetterRow = typeof mailLetters.$inferSelect

export type MailRoom = {
  db: Db
  /** Lines of the log since the last tidying. */
  logged: string[]
  aPostOffice(habits?: PostOfficeHabits): Promise<PostOffice>
  anInstance(smtpUrl: string, options?: InstanceOptions): Promise<Mailer>
  rowOf(key: string): Promise<LetterRow | undefined>
  untilStatus(key: string, status: string): Promise<LetterRow>
  /** After each test. */
  tidy(): Promise<void>
  close(): Promise<void>
}

export async function openMailRoom(): Promise<MailRoom> {
  const postgres = inject('postgres')
  const connection = await createTestDatabase(postgres, postgres.startedTemplate)
  const db = openTestDb(connection)
  const logged: string[] = []
  const open: (() => unknown)[] = []

  const rowOf = async (key: string) => (await db.orm.select().from(mailLetters).where(eq(mailLetters.key, key)))[0]
  return {
    db,
    logged,
    rowOf,
    async aPostOffice(habits) {
      const office = await openPostOffice(habits)
      open.push(() => office.close())
      return office
    },
    async anInstance(smtpUrl, { clock = makeClock(), lettersPerHost = noLimit, ...options } = {}) {
      const log = makeLog('trace', { write: (line) => logged.push(line) })
      const queue = makeQueue({ connection, log, clock, timing: quickQueue })
      const transport = makeTransport({ smtpUrl, from: 'Ocean Berth <hello@oceanberth.example>' }, '/nowhere')
      const mailer = makeMailer({ ...options, queue, db, transport, log, clock, lettersPerHost, timing: quickMail })
      open.push(async () => {
        await queue.stop()
        transport.close()
      })
      await queue.start()
      return mailer
    },
    untilStatus: (key, status) =>
      eventually(async () => {
        const row = await rowOf(key)
        expect(row?.status).toBe(status)
        return row!
      }),
    async tidy() {
      for (const close of open.splice(0).reverse()) await close()
      await db.orm.delete(mailLetters)
      await db.orm.delete(mailHosts)
      logged.length = 0
    },
    async close() {
      await db.close()
      await dropTestDatabase(postgres, connection)
    },
  }
}
