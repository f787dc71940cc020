// The letters of alerts as a mail server gets them: how to stop them, and what is not told in them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { aJob } from '#testing/jobs.ts'
import { aMember, anAdmin, type Person } from '#testing/people.ts'
import { openPostOffice, type PostOffice } from '#testing/post-office.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { SavedSearch } from '../alert.schema.ts'
import { sendDueAlerts } from './alert-letters.service.ts'
import { markTold } from './alert-letters.store.ts'
import { matchListing } from './matching.service.ts'

let app: TestApi
let office: PostOffice
let admin: Person
beforeAll(async () => {
  office = await openPostOffice()
  app = await startApi({ SMTP_URL: office.url })
  admin = await anAdmin(app)
})
afterAll(async () => {
  await app.stop()
  await office.close()
})

async function aReader(cadence: 'instant' | 'daily'): Promise<Person & { search: string }> {
  const reader = await aMember(app)
  await updateUser(app.deps.db.orm, reader.user.id, { emailVerified: true })
  const wish = { name: 'Turtles', params: { search: 'turtle' }, cadence }
  const { body } = await app.as(reader)<SavedSearch>('POST', '/api/saved-searches', wish)
  return { ...reader, search: body.id }
}

async function post(change: Record<string, unknown>) {
  app.advance(1_000)
  return aJob(app, admin, change)
}

const cadences = async (person: Person) =>
  (await app.as(person)<{ searches: SavedSearch[] }>('GET', '/api/saved-searches')).body.searches.map(
    ({ cadence }) => cadence,
  )
const lettersTo = ({ email }: Person) =>
  office.deliveries.filter(({ to, headers }) => to.includes(email) && headers.has('list-unsubscribe'))

test('a letter is stopped by one click of the mail program, and each search by the link beneath it', async () => {
  const reader = await aReader('instant')
  const job = await post({ title: 'Turtle Warden' })
  await matchListing(app.deps, { jobId: job.id })
  await sendDueAlerts(app.deps)
  await expect.poll(() => lettersTo(reader).length).toBe(1)
  const { headers, parts } = lettersTo(reader)[0]!
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(parts.get('text/plain')).toContain(`/jobs/${job.id}`)
  expect(parts.get('text/plain')!.match(/\/stop-alerts\?token=/g)!.length).toBeGreaterThanOrEqual(2)
  const link = /^<http:\/\/localhost:3000(\/api\/alerts\/unsubscribe\?token=[\w.-]+)>$/.exec(
    headers.get('list-unsubscribe')!,
  )![1]!
  await app.call('GET', link)
  expect(await cadences(reader)).toEqual(['instant'])
  const undelivered = async () =>
    (await app.deps.db.pool.query(`select key from mail_letters where key like $1`, [`alert:${reader.user.id}:%`])).rows
  const letter = { subject: 'Later', html: '', text: '' }
  await app.deps.mailer.post(app.deps.db.orm, { key: `alert:${reader.user.id}:late`, to: 'away@host.invalid', letter })
  // Whoever delivers it would else call it sent after it was called dead.
  const stateOfLate = `select status from mail_letters where recipient = 'away@host.invalid'`
  await expect.poll(async () => (await app.deps.db.pool.query(stateOfLate)).rows).toEqual([{ status: 'sent' }])
  await app.deps.db.pool.query(`update mail_letters set status = 'dead' where recipient = 'away@host.invalid'`)
  expect(await undelivered()).toHaveLength(2)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await app.call('POST', link, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
  expect(await cadences(reader)).toEqual(['never'])
  // What could not be delivered is never tried again; what was sent stays known.
  expect(await undelivered()).toEqual([{ key: `alert:${reader.user.id}:1` }])
})

test('what somebody hides is not told', async () => {
  const [reader, hider] = [await aReader('daily'), await aReader('daily')]
  const hidden = await post({ title: 'Turtle Cook' })
  await app.as(hider)('PUT', `/api/hidden/jobs/${hidden.id}`)
  const shown = await post({ title: 'Turtle Nurse' })
  for (const { id } of [hidden, shown]) await matchListing(app.deps, { jobId: id })
  app.advance(86_400_000)
  await sendDueAlerts(app.deps)
  await expect.poll(() => lettersTo(reader).length + lettersTo(hider).length).toBe(2)
  const told = (person: Person) => lettersTo(person)[0]!.parts.get('text/plain')!
  expect(told(reader)).toContain(`/jobs/${hidden.id}`)
  expect(told(hider)).toContain(`/jobs/${shown.id}`)
  expect(told(hider)).not.toContain(`/jobs/${hidden.id}`)
})

test('a title that came with line breaks and tabs is told in one line, and keeps nobody from their letter', async () => {
  admin = await anAdmin(app)
  const [first, second] = [await aReader('instant'), await aReader('instant')]
  const job = await post({ title: 'Turtle Diver' })
  // As an import stored it before titles were one line.
  await app.deps.db.pool.query('update jobs set title = $2 where id = $1', [job.id, 'Turtle\tDiver\n(fixed term)'])
  await matchListing(app.deps, { jobId: job.id })
  await sendDueAlerts(app.deps)
  for (const reader of [first, second]) {
    await expect.poll(() => lettersTo(reader).length).toBe(1)
    expect(lettersTo(reader)[0]!.headers.get('subject')).toContain('Turtle Diver (fixed term)')
  }
  expect((await post({ title: 'Turtle\tSkipper\r\n(summer)' })).title).toBe('Turtle Skipper (summer)')
})

test('a search that can’t be read any more keeps nobody else from their letters, and stays known as a fault', async () => {
  const readers = [await aReader('instant'), await aReader('instant'), await aReader('instant')]
  const job = await post({ title: 'Turtle Painter' })
  await matchListing(app.deps, { jobId: job.id })
  const [broken, ...others] = readers.toSorted((a, b) => (a.user.id < b.user.id ? -1 : 1))
  await app.deps.db.pool.query(`update saved_searches set params = 'null' where id = $1`, [broken!.search])
  await expect(sendDueAlerts(app.deps)).rejects.toThrow()
  for (const reader of others) await expect.poll(() => lettersTo(reader).length).toBe(1)
  await app.as(broken!)('DELETE', `/api/saved-searches/${broken!.search}`)
  expect(await sendDueAlerts(app.deps)).toBe(0)
})

test('who has twenty searches that each found a thousand listings is told of them like everybody', async () => {
  const reader = await aReader('daily')
  const job = await post({ title: 'Turtle Warden' })
  const found = Array.from({ length: 22_000 }, () => job.id)
  await app.deps.db.orm.transaction((tx) => markTold(tx, reader.user.id, found, app.deps.clock.now()))
  const { rows } = await app.deps.db.pool.query('select job_id from told_listings where user_id = $1', [reader.user.id])
  expect(rows).toEqual([{ job_id: job.id }])
})

test('letters of another rhythm come at its next hour, not at once', async () => {
  admin = await anAdmin(app)
  const reader = await aReader('daily')
  const job = await post({ title: 'Turtle Painter' })
  await app.as(reader)('PATCH', `/api/saved-searches/${reader.search}`, { cadence: 'weekly' })
  await matchListing(app.deps, { jobId: job.id })
  app.advance(30 * 3_600_000)
  await app.as(reader)('PATCH', `/api/saved-searches/${reader.search}`, { cadence: 'daily' })
  await sendDueAlerts(app.deps)
  const { rows } = await app.deps.db.pool.query('select 1 from told_listings where user_id = $1', [reader.user.id])
  expect(rows).toEqual([])
  app.advance(24 * 3_600_000)
  await sendDueAlerts(app.deps)
  await expect.poll(() => lettersTo(reader).length).toBe(1)
})
