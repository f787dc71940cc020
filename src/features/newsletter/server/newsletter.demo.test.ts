// The demo's newsletter looks alive, is the same each time, and is added once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOutbox } from '#platform/mail/outbox.ts'
import { loadDemoData } from '#server/demo-data.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { UndeliveredLetters } from '../letter-desk.schema.ts'
import type { NewsletterDesk } from '../newsletter.schema.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
  // To a Wednesday: in the first hours after Monday's issue nothing is new yet.
  const today = app.deps.clock.now().getUTCDay()
  app.advance(((3 - today + 7) % 7) * 86_400_000)
  await loadDemoData(app.deps)
})
afterAll(() => app.stop())

test('it has readers, past issues with numbers, letters that came back and an issue in the outbox', async () => {
  await loadDemoData(app.deps)
  const admin = { email: 'admin@oceanberth.example', password: 'harbour-master-2026' }
  const { body: signedIn } = await app.call<{ token: string }>('POST', '/api/admin/login', admin)
  const { body: desk } = await app.as(signedIn)<NewsletterDesk>('GET', '/api/admin/newsletter')
  expect(desk.subscribers).toBeGreaterThan(25)
  expect(desk).toMatchObject({ suppressed: 3, upcoming: { status: 'draft', hasNews: true } })
  expect(desk.issues.length).toBeGreaterThanOrEqual(5)
  for (const { status, recipients, sent } of desk.issues)
    expect(sent > 0).toBe(status === 'sent' && recipients === sent)
  const { body } = await app.as(signedIn)<UndeliveredLetters>('GET', '/api/admin/newsletter/undelivered')
  expect(body.letters.map(({ kind }) => kind)).toEqual(['Address confirmation', 'Newsletter, confirmation', 'Receipt'])
  const subjects = (await listOutbox(app.deps.config.dataDir)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /new berths? this week/.test(subject))).toHaveLength(1)
})
