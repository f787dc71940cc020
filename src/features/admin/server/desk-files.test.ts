// Files of the desk: everything that the filter finds, sent while it is read, and nothing that a spreadsheet would run.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCheckout, completed, deliver, secret } from '#features/membership/server/payments.fixture.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import { comingFrom } from '#testing/start-api.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'

let app: TestSite
let admin: Person
beforeAll(async () => {
  app = await startSite({ PAYMENT_LINK_URL: 'https://pay.example/year', STRIPE_WEBHOOK_SECRET: secret })
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const run = (text: string) => app.deps.db.pool.query(text)

async function read(path: string, by: Person = admin): Promise<string[]> {
  const { status, body, headers } = await app.as(by)<string>('GET', `/api/admin/${path}`)
  expect([path, status]).toEqual([path, 200])
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.csv"$/)
  return body.trimEnd().split('\r\n')
}

const isFile = (name: string) => `/api/admin/${name}.csv`

describe('a file', () => {
  test('is for whoever may see its list: admins, and editors for listings', async () => {
    const names = ['users', 'jobs', 'payments', 'subscribers', 'audit']
    const answers = async (person?: Person) =>
      Promise.all(names.map(async (name) => (await (person ? app.as(person) : app.call)('GET', isFile(name))).status))
    expect(await answers()).toEqual([401, 401, 401, 401, 401])
    expect(await answers(await aMember(app))).toEqual([403, 403, 403, 403, 403])
    expect(await answers(await aStaff(app, 'moderator'))).toEqual([403, 403, 403, 403, 403])
    expect(await answers(await aStaff(app, 'editor'))).toEqual([403, 200, 403, 403, 403])
    expect(await answers(admin)).toEqual([200, 200, 200, 200, 200])
  })

  test('of people holds all whom the filter finds, not a page of them', async () => {
    await run(`insert into users (username, username_key, email, email_key, password_hash, created_at)
      select 'crew-' || n, 'crew-' || n, 'crew-' || n || '@fleet.example', 'crew-' || n || '@fleet.example', 'x', now()
      from generate_series(1, 1234) n`)
    const lines = await read('users.csv?search=fleet.example')
    expect(lines[0]).toBe(
      'id,username,email,firstName,lastName,role,emailVerified,subscriptionType,subscriptionEndDate,createdAt,lastLogin',
    )
    expect(lines.length - 1).toBe(1234)
    expect(new Set(lines).size).toBe(1235)
    expect(lines.join()).not.toMatch(/argon2|password/i)
    expect(await read('users.csv?search=nobody-at-all')).toHaveLength(1)
    const staff = await read('users.csv?state=staff')
    expect(staff.slice(1).every((line) => /,(admin|editor|moderator),/.test(line))).toBe(true)
  })

  test('of listings has pay, closing day, place and needs, and follows view and words', async () => {
    const job = await aJob(app, admin, {
      title: '=HYPERLINK("http://bad.example")',
      company: 'Harbour, Works',
      closesOn: '2099-05-01',
      pay: { class: 'salary', min: 30000, max: 40000, currency: 'EUR', period: 'year' },
      place: { mode: 'onsite', country: 'FR', city: 'Brest', lat: 48.39, lon: -4.49, sea: null },
      needs: { certificates: ['stcw'], languages: ['fr', 'en'], visa: 'sponsored' },
    })
    await aJob(app, admin, { title: 'Another one entirely' })
    const [head, ...rows] = await read('jobs.csv?view=live&query=harbour%20hyperlink')
    expect(rows).toHaveLength(1)
    const cells = rows[0]!.match(/("([^"]|"")*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, ''))
    const row = Object.fromEntries(head!.split(',').map((name, index) => [name, cells[index]]))
    expect(row).toMatchObject({
      id: job.id,
      title: `"'=HYPERLINK(""http://bad.example"")"`,
      company: '"Harbour, Works"',
      payClass: 'salary',
      payMin: '30000',
      payMax: '40000',
      payCurrency: 'EUR',
      payPeriod: 'year',
      closesOn: '2099-05-01',
      country: 'FR',
      city: 'Brest',
      mode: 'onsite',
      certificates: 'stcw',
      visa: 'sponsored',
      active: 'true',
      likes: '0',
    })
    expect(row.languages?.split(' ').sort()).toEqual(['en', 'fr'])
    expect(await read('jobs.csv?view=over&query=hyperlink')).toHaveLength(1)
    expect((await app.as(admin)('GET', '/api/admin/jobs.csv?view=odd')).status).toBe(422)
  })

  test('of payments follows status, words and days', async () => {
    const session = { ...aCheckout(), customer_details: { email: 'payer@file.example', name: 'Pay Er' } }
    await deliver(app, completed(session))
    const [head, ...rows] = await read('payments.csv?status=unmatched&query=payer@file.example')
    expect(head).toContain('createdAt,id,status,reason,amount,tax,currency')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(session.id)
    expect(await read('payments.csv?status=granted&query=payer@file.example')).toHaveLength(1)
    expect(await read('payments.csv?to=2001-01-01')).toHaveLength(1)
  })

  test('of acts names whom and what, and that it was saved is an act itself', async () => {
    const person = await aFreeMember(app)
    await app.as(admin)('DELETE', `/api/admin/users/${person.user.id}/sessions`)
    const rows = await read(`audit.csv?query=${person.user.id}`)
    expect(rows.slice(1).some((row) => row.includes(person.user.username))).toBe(true)
    const saved = await read('audit.csv?query=as%20a%20file')
    for (const act of ['a list of people', 'a list of payments', 'the log'])
      expect(saved.filter((row) => row.includes(`Saves ${act} as a file`)).length).toBeGreaterThan(0)
  })
})

/** Many rows at one moment, so that only the id tells them apart, and each with a number of its own. */
const longLists = [
  [
    'listings',
    'jobs.csv?view=live&query=flotilla',
    `insert into jobs (title, company, location, job_type, created_at, expires_at, search_text, search_location, search_words)
      select 'Flotilla hand row-' || n || '-', 'Long List', 'Malta', '{job}', timestamptz '2026-01-01 00:00:00.123456Z',
        timestamptz '2099-01-01Z', '', '', '' from generate_series(1, $1) n`,
    `delete from jobs where company = 'Long List'`,
  ],
  [
    'payments',
    'payments.csv?status=unmatched&query=flotilla.example',
    `insert into payments (session_id, email, payer_name, amount, currency, status, created_at)
      select 'cs_flotilla_' || n, 'payer@flotilla.example', 'row-' || n || '-', 2990, 'usd', 'unmatched',
        timestamptz '2026-01-01 00:00:00.123456Z' from generate_series(1, $1) n`,
    `delete from payments where email = 'payer@flotilla.example'`,
  ],
  [
    'acts',
    'audit.csv?query=flotilla',
    `insert into audit_log (admin_name, act, after, created_at)
      select 'somebody', 'Sails the flotilla row-' || n || '-', '{}', timestamptz '2026-01-01 00:00:00.123456Z'
      from generate_series(1, $1) n`,
    `delete from audit_log where act like 'Sails the flotilla%'`,
  ],
  [
    'addresses that are not written to',
    'newsletter/suppressions.csv',
    `insert into newsletter_suppressions (email_key, reason, at)
      select 'row-' || n || '-@flotilla.example', 'bounce', timestamptz '2026-01-01 00:00:00.123456Z'
      from generate_series(1, $1) n`,
    `delete from newsletter_suppressions where email_key like '%@flotilla.example'`,
  ],
] as const

describe.each(longLists)('a long file of %s', (_of, path, fill, empty) => {
  const count = 4_500
  beforeAll(() => app.deps.db.pool.query(fill, [count]))
  afterAll(() => run(empty))

  const numbersIn = (text: string) => text.match(/row-\d+-/g) ?? []

  test('holds everything that the filter finds, far beyond a page of the desk, each row once', async () => {
    const answer = await app.send({
      path: `/api/admin/${path}`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-length']).toBeUndefined()
    const numbers = numbersIn(answer.body)
    expect(numbers).toHaveLength(count)
    expect(new Set(numbers).size).toBe(count)
  })

  test('is read as it is taken: its beginning is there before the rest was asked for', async () => {
    const headers = { authorization: `Bearer ${admin.token}` }
    const answer = await app.api.request(`/api/admin/${path}`, { headers }, comingFrom('203.0.113.7'))
    const reader = answer.body!.getReader()
    const numbersOf = (chunk?: Uint8Array) => numbersIn(new TextDecoder().decode(chunk)).length
    let rows = numbersOf((await reader.read()).value)
    expect(rows).toBeGreaterThan(0)
    // Whatever was not read yet can't come any more.
    await run(empty)
    for (let next = await reader.read(); !next.done; next = await reader.read()) rows += numbersOf(next.value)
    expect(rows).toBeLessThan(3_000)
  })
})

describe('a file of 30,000 rows', () => {
  const count = 30_000
  beforeAll(async () => {
    // The same moment for all: only the id tells them apart. To the microsecond, as a Date can't be.
    await run(`insert into newsletter_subscribers (email, email_key, consent_at, consent_source, confirmed_at, created_at)
      select 'reader-' || n || '@many.example', 'reader-' || n || '@many.example', now(), 'footer', now(),
        timestamptz '2026-01-01 00:00:00.123456Z'
      from generate_series(1, ${count}) n`)
  })

  test('arrives whole over a connection, each row once', async () => {
    const answer = await app.send({
      path: '/api/admin/subscribers.csv?query=many.example',
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-length']).toBeUndefined()
    const rows = answer.body.trimEnd().split('\r\n').slice(1)
    expect(rows).toHaveLength(count)
    expect(new Set(rows).size).toBe(count)
  })

  test('is read as it is taken: its beginning is there before the rest was asked for', async () => {
    const answer = await app.api.request(
      '/api/admin/subscribers.csv?query=many.example',
      { headers: { authorization: `Bearer ${admin.token}` } },
      comingFrom('203.0.113.7'),
    )
    const reader = answer.body!.getReader()
    const countRows = (chunk?: Uint8Array) =>
      chunk ? new TextDecoder().decode(chunk).split('many.example').length - 1 : 0
    const first = (await reader.read()).value
    // The mark by which spreadsheets know UTF-8.
    expect([...first!.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    let rows = countRows(first)
    expect(rows).toBeGreaterThan(0)
    expect(rows).toBeLessThan(2_000)
    // Whatever was not read yet can't come any more.
    await run(`delete from newsletter_subscribers where email_key like '%@many.example'`)
    for (let next = await reader.read(); !next.done; next = await reader.read()) rows += countRows(next.value)
    expect(rows).toBeLessThan(3_000)
  })
})
