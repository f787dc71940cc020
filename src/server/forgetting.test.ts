// One address, brought everywhere the API can bring it: after a change of address, and after the deletion, nothing keeps it.
import { createHmac } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#features/accounts/account.schema.ts'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { putSuspension } from '#features/accounts/server/suspensions.store.ts'
import { aReply, aTopic } from '#features/forum/server/forum-posts.fixture.ts'
import { checkoutOf, completed, deliver, startPayments } from '#features/membership/server/payments.fixture.ts'
import { findSuppression } from '#features/newsletter/server/suppressions.service.ts'
import { mailLetters } from '#platform/mail/letters.table.ts'
import { keptRecipientsMs } from '#platform/mail/mailer.ts'
import { listOutbox } from '#platform/mail/outbox.ts'
import { aJob } from '#testing/jobs.ts'
import { lettersTo, tokenIn } from '#testing/outbox-letters.ts'
import { aFreeMember, anAdmin, newPerson, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { tidyUp } from './background.ts'

const mailSecret = 'whsec_of_the_mail_service'
const day = 86_400_000

/** What may keep an address after its owner has left, and why. */
const mayKeep: Record<string, string> = {
  'public.forum_replies': 'is what somebody else wrote, in words of their own; they or the team can take it back',
}

let app: TestApi
beforeAll(async () => {
  app = await startPayments({ RATE_LIMITS: 'on', MAIL_EVENTS_SECRET: mailSecret })
})
afterAll(() => app.stop())

/** As it is, and as it would stand in bytes or in a link. */
function spellings(address: string): string[] {
  const bytes = Buffer.from(address)
  return [address, encodeURIComponent(address), bytes.toString('hex'), bytes.toString('base64url')]
}

/** Every column of every table as text, those of the queue included. */
async function findInTables(address: string): Promise<string[]> {
  const { pool } = app.deps.db
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
  expect(tables.length).toBeGreaterThan(40)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${schema}"."${name}" t`)
    const isHere = rows.some(({ row }) =>
      spellings(address).some((each) => row.toLowerCase().includes(each.toLowerCase())),
    )
    if (isHere) found.push(`${schema}.${name}`)
  }
  return found
}

async function findInFiles(address: string): Promise<string[]> {
  const { dataDir } = app.deps.config
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const holds = await Promise.all(
    paths.map(async (path) => {
      const text = (await readFile(path, 'latin1'))
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
        .toLowerCase()
      return spellings(address).some((each) => text.includes(each.toLowerCase()))
    }),
  )
  return paths.filter((_, at) => holds[at])
}

async function complain(email: string): Promise<number> {
  const payload = JSON.stringify({ type: 'complaint', email })
  const signature = createHmac('sha256', mailSecret).update(payload).digest('hex')
  return (await app.call('POST', '/api/mail-events', payload, { 'x-signature': signature })).status
}

async function expectStatus(what: string, answer: Promise<{ status: number; body: unknown }>, status: number) {
  const { status: given, body } = await answer
  expect([what, given, given === status ? null : body]).toEqual([what, status, null])
}

/** Brings the present address of somebody to every place it can get to. */
async function plant(person: Person, email: string, admin: Person): Promise<void> {
  const [mine, office] = [app.as(person), app.as(admin)]
  const { id } = person.user
  await expectStatus('newsletter', mine('POST', '/api/newsletter', { email }), 200)
  await expectStatus('footer', app.call('POST', '/api/newsletter', { email: email.toUpperCase() }), 202)
  await expectStatus('forgotten password', app.call('POST', '/api/request-password-reset', { email }), 200)
  await lettersTo(app, email, /new password$/)
  for (const _ of [1, 2])
    await expectStatus('guess', app.call('POST', '/api/login', { email, password: 'guessed' }), 401)
  expect(await deliver(app, completed(checkoutOf({ ...person, email })))).toBe(200)
  const odd = { client_reference_id: null, amount_total: 17 }
  expect(await deliver(app, completed(checkoutOf({ ...person, email: email.toUpperCase() }, odd)))).toBe(200)
  const stray = await office<{ payments: { id: string }[] }>('GET', '/api/admin/payments?status=unmatched')
  const aside = `/api/admin/payments/${stray.body.payments[0]?.id}/dismiss`
  await expectStatus('dismissal', office('POST', aside, { reason: `Paid once more by ${email}` }), 200)
  const gift = { action: 'grant', days: 3, reason: `Meant for ${email}` }
  await expectStatus('time', office('POST', `/api/admin/users/${admin.user.id}/membership`, gift), 204)
  const job = await aJob(app, admin)
  const application = { jobId: job.id, applicantName: 'Ada', applicantEmail: email }
  await expectStatus('application', mine('POST', '/api/applications', application), 201)
  await mine('GET', `/api/jobs?search=${encodeURIComponent(email)}`)
  await expectStatus(
    'gift',
    office('POST', '/api/admin/gift-codes', { days: 30, count: 1, note: `For ${email}.` }),
    201,
  )
  const note = { text: `Wrote to us from <${email}> yesterday` }
  await expectStatus('note', office('POST', `/api/admin/users/${id}/notes`, note), 201)
  await expectStatus('note on another', office('POST', `/api/admin/users/${admin.user.id}/notes`, note), 201)
  const topics = [await aTopic(app, admin), await aTopic(app, await aFreeMember(app))] as const
  for (const topic of topics)
    await expectStatus('note on a topic', office('POST', `/api/forum/topics/${topic.id}/notes`, note), 201)
  await expectStatus('deletion', office('DELETE', `/api/forum/topics/${topics[1].id}`), 204)
  const silence = { kind: 'silenced', until: null, reason: `Gave ${email} as the address of a shop` }
  await expectStatus('silence', office('POST', `/api/admin/users/${id}/suspension`, silence), 201)
  await expectStatus('lift', office('DELETE', `/api/admin/users/${id}/suspension`), 204)
  const accused = await aFreeMember(app)
  const against = { ...silence, kind: 'silenced', reason: `Wrote to ${email}` } as const
  const times = { until: null, createdAt: app.deps.clock.now() }
  // By the store, as the letter about it would go out with the reason: what is in another mailbox stays there.
  await putSuspension(app.deps.db.orm, { ...against, ...times, userId: accused.user.id, emailHash: 'of the accused' })
  const request = { kind: 'removal', who: email, note: `Asks from ${email}`, receivedOn: '2026-01-02' }
  await expectStatus('request by letter', office('POST', '/api/admin/data-requests', request), 201)
  expect(await complain(email)).toBe(200)
  // A letter that could not be delivered keeps its text until somebody tries again.
  await app.deps.db.pool.query(
    `update mail_letters set status = 'dead', html = $1, text = $1, last_error = $1
     where id = (select id from mail_letters where lower(recipient) = lower($1) limit 1)`,
    [email],
  )
}

const verify = async (token: string) => (await app.call('POST', '/api/verify-email', { token })).status
const confirm = ({ password, ...who }: Person) => app.as(who)('POST', '/api/confirm-password', { password })

/** The queue works beside us: whatever was promised for after the commit is done when this holds. */
const untilNothingIn = (find: () => Promise<string[]>, expected: string[]) => expect.poll(find).toEqual(expected)

describe('an address', () => {
  let person: Person
  let second: string

  test('stands in many places while it is used, or nothing would be shown by what follows', async () => {
    const admin = await anAdmin(app)
    person = await aFreeMember(app)
    second = newPerson().email
    expect(await verify(await tokenIn(app, person.email, /confirm your e-mail/))).toBe(204)
    await plant(person, person.email, admin)
    const friend = await aFreeMember(app)
    const topic = await aTopic(app, friend)
    await aReply(app, friend, topic.id, `@${person.user.username} asked me from ${person.email} about this`)
    const places = await findInTables(person.email)
    expect(places).toEqual(
      expect.arrayContaining(
        'audit_log data_requests forum_kept forum_notes forum_replies gift_codes mail_letters membership_ledger newsletter_subscribers newsletter_suppressions payments person_notes suspensions users'
          .split(' ')
          .map((name) => `public.${name}`),
      ),
    )
    expect((await findInFiles(person.email)).length).toBeGreaterThan(3)
  })

  test('is in no job of the queue and in no counter, even while it is used', async () => {
    const places = await findInTables(person.email)
    expect(places.filter((place) => place.startsWith('pgboss.') || place.endsWith('rate_counters'))).toEqual([])
    const { rows } = await app.deps.db.pool.query(`select 1 from rate_counters where key like 'login:account:%'`)
    expect(rows.length).toBeGreaterThan(0)
  })

  test('that was changed is kept for the way back, and by nothing once a week is over', async () => {
    await app.as(person)<User>('PATCH', `/api/users/${person.user.id}`, { email: second })
    expect(await verify(await tokenIn(app, second, /confirm your new/))).toBe(204)
    await tidyUp(app.deps)
    expect(await findInTables(person.email)).toContain('public.email_undos')
    app.advance(8 * day)
    await tidyUp(app.deps)
    await untilNothingIn(() => findInTables(person.email), Object.keys(mayKeep))
    await untilNothingIn(() => findInFiles(person.email), [])
    // What was subscribed goes on at the present address.
    const { rows } = await app.deps.db.pool.query(`select email from newsletter_subscribers where user_id = $1`, [
      person.user.id,
    ])
    expect(rows).toEqual([{ email: second }])
  })

  test('leaves with the account, and of it only hashes stay: that somebody paid, and that somebody complained', async () => {
    await plant(person, second, await anAdmin(app))
    expect((await confirm(person)).status).toBe(204)
    expect((await findInFiles(second)).length).toBeGreaterThan(1)
    expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
    await untilNothingIn(() => findInTables(second), [])
    await untilNothingIn(() => findInFiles(second), [])
    const { rows } = await app.deps.db.pool.query(`select email, email_hash is not null as hashed from payments`)
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ email: null, hashed: true })))
    for (const address of [person.email, second])
      expect(await findSuppression(app.deps, app.deps.db.orm, address)).toMatchObject({ reason: 'complaint' })
  })

  test('of somebody else that only contains it stays as it is', async () => {
    const [short, note] = [await aFreeMember(app), (email: string) => `For x${email}, ${email}.au and ${email}.`]
    await updateUser(app.deps.db.orm, short.user.id, { emailVerified: true })
    const office = app.as(await anAdmin(app))
    await office('POST', '/api/admin/gift-codes', { days: 3, count: 1, note: note(short.email) })
    expect((await app.as(short)('DELETE', `/api/users/${short.user.id}`)).status).toBe(204)
    const { rows } = await app.deps.db.pool.query(`select note from gift_codes where days = 3`)
    expect(rows).toEqual([{ note: `For x${short.email}, ${short.email}.au and [removed].` }])
  })

  test('leaves the log also where it begins a line of what the team wrote', async () => {
    const [person, accused] = [await aFreeMember(app), await aFreeMember(app)]
    const [office, at] = [app.as(await anAdmin(app)), `/api/admin/users/${accused.user.id}/suspension`]
    const reason = `Writes as others:\n${person.email}\n\\n${person.email}\nn${person.email}`
    await expectStatus('silence', office('POST', at, { kind: 'silenced', until: null, reason }), 201)
    await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
    expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
    const { rows } = await app.deps.db.pool.query(
      `select after ->> 'reason' as reason from audit_log where subject = $1`,
      [accused.user.id],
    )
    expect(rows).toEqual([{ reason: `Writes as others:\n[removed]\n\\n${person.email}\nn${person.email}` }])
  })
})

test('a letter is known to have been sent, but not to whom, when thirty days are over', async () => {
  const later = await startApi()
  try {
    const person = await aFreeMember(later)
    await lettersTo(later, person.email, /confirm your e-mail/)
    const rows = () => later.deps.db.orm.select({ recipient: mailLetters.recipient }).from(mailLetters)
    const files = () => listOutbox(later.deps.config.dataDir)
    later.advance(keptRecipientsMs - day)
    await tidyUp(later.deps)
    expect([await rows(), (await files()).length]).toEqual([[{ recipient: person.email }], 1])
    later.advance(2 * day)
    await tidyUp(later.deps)
    expect([await rows(), await files()]).toEqual([[{ recipient: '' }], []])
  } finally {
    await later.stop()
  }
})
