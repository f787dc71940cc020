// Reports of Mailgun and Postmark: proved in each one's own way, and then the same as ours; and what all three refuse.
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { findSuppression } from './suppressions.store.ts'

const mailgunKey = 'key-0123456789abcdef'
const login = 'postmark:a-long-password-of-ours'

let app: TestApi
beforeAll(async () => {
  app = await startApi({
    SES_TOPIC_ARN: 'arn:aws:sns:eu-west-1:123456789012:bounces',
    MAILGUN_SIGNING_KEY: mailgunKey,
    POSTMARK_HOOK_LOGIN: login,
  })
})
afterAll(() => app.stop())
beforeEach(() => app.deps.db.pool.query('delete from rate_counters'))

let counter = 0
const anAddress = () => `sailor-${++counter}-${Date.now()}@mail.example`
const reasonFor = async (email: string) => (await findSuppression(app.deps.db.orm, email))?.reason ?? null

describe('Mailgun', () => {
  let tokens = 0
  function report(data: Record<string, unknown>, { at = Date.now(), key = mailgunKey, token = '' } = {}) {
    const timestamp = String(Math.floor(at / 1_000))
    const word = token || `token-${++tokens}-${Date.now()}`
    const signature = createHmac('sha256', key)
      .update(timestamp + word)
      .digest('hex')
    return { signature: { timestamp, token: word, signature }, 'event-data': data }
  }
  const send = (body: unknown) => app.call('POST', '/api/mail/mailgun', body)
  const failed = (recipient: string, severity = 'permanent', reason = 'bounce') => ({
    event: 'failed',
    severity,
    reason,
    recipient,
  })

  test('a permanent failure and a complaint stop our letters; what is temporary or delivered does not', async () => {
    const [gone, spam, full, given, late] = [anAddress(), anAddress(), anAddress(), anAddress(), anAddress()]
    expect(await send(report(failed(gone)))).toMatchObject({ status: 200, body: { received: 1 } })
    await send(report({ event: 'complained', recipient: spam }))
    await send(report(failed(full, 'temporary')))
    await send(report({ event: 'delivered', recipient: given }))
    await send(report(failed(late, 'permanent', 'old')))
    const reasons = await Promise.all([gone, spam, full, given, late].map(reasonFor))
    expect(reasons).toEqual(['bounce', 'complaint', null, null, null])
  })

  test('what is forged, used before, or five minutes old is refused', async () => {
    const [email, later] = [anAddress(), anAddress()]
    expect(await send(report(failed(email), { key: 'key-of-somebody-else' }))).toMatchObject({
      status: 400,
      body: { code: 'signature_not_valid' },
    })
    const good = report(failed(anAddress()))
    expect((await send({ ...good, signature: { ...good.signature, token: 'another' } })).status).toBe(400)
    for (const at of [Date.now() - 301_000, Date.now() + 400_000])
      expect(await send(report(failed(email), { at }))).toMatchObject({ status: 400, body: { code: 'report_too_old' } })
    expect((await send(good)).status).toBe(200)
    // The report itself is not signed: a token that was used must not carry another one.
    for (const body of [good, { ...good, 'event-data': failed(later) }])
      expect(await send(body)).toMatchObject({ status: 409, body: { code: 'report_known' } })
    expect([await reasonFor(email), await reasonFor(later)]).toEqual([null, null])
  })

  test('of the same report fifty times at once one counts', async () => {
    const sent = report(failed(anAddress()))
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await send(sent)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  })
})

describe('Postmark', () => {
  const send = (body: unknown, who = login) =>
    app.call('POST', '/api/mail/postmark', body, { authorization: `Basic ${Buffer.from(who).toString('base64')}` })

  test('a hard bounce and a complaint stop our letters; a soft one or a delivery does not', async () => {
    const [gone, bad, spam, soft, given] = [anAddress(), anAddress(), anAddress(), anAddress(), anAddress()]
    expect(await send({ RecordType: 'Bounce', Type: 'HardBounce', Email: gone, ID: 42 })).toMatchObject({
      status: 200,
      body: { received: 1 },
    })
    await send({ RecordType: 'Bounce', Type: 'BadEmailAddress', Email: bad })
    await send({ RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: spam })
    await send({ RecordType: 'Bounce', Type: 'SoftBounce', Email: soft })
    expect(await send({ RecordType: 'Delivery', Recipient: given })).toMatchObject({
      status: 200,
      body: { received: 0 },
    })
    const reasons = await Promise.all([gone, bad, spam, soft, given].map(reasonFor))
    expect(reasons).toEqual(['bounce', 'bounce', 'complaint', null, null])
  })

  test('without the name and the password nothing is read', async () => {
    const email = anAddress()
    const body = { RecordType: 'Bounce', Type: 'HardBounce', Email: email }
    for (const who of ['postmark:wrong', 'nobody:a-long-password-of-ours', 'postmark', '', `${login} `])
      expect((await send(body, who)).status).toBe(401)
    expect((await app.call('POST', '/api/mail/postmark', 'not even JSON')).status).toBe(401)
    expect(await reasonFor(email)).toBeNull()
  })
})

test('an address whose setting is not there is not there', async () => {
  const bare = await startApi()
  try {
    for (const name of ['ses', 'mailgun', 'postmark'])
      expect(await bare.call('POST', `/api/mail/${name}`, {})).toMatchObject({ status: 404 })
  } finally {
    await bare.stop()
  }
})

test.each(['ses', 'mailgun', 'postmark'])(
  '%s: nonsense, what is too large and odd addresses give no more than a refusal',
  async (name) => {
    const headers = { authorization: `Basic ${Buffer.from(login).toString('base64')}` }
    const bodies = [
      '',
      'null',
      '[]',
      '{"Type":1}',
      '{"__proto__":{"a":1}}',
      '\u0000',
      '"x"',
      '{"signature":{"timestamp":"x"}}',
      '[['.repeat(5_000),
    ]
    for (const body of bodies) expect((await app.call('POST', `/api/mail/${name}`, body, headers)).status).toBe(400)
    const large = JSON.stringify({ x: 'x'.repeat(400_000) })
    expect((await app.call('POST', `/api/mail/${name}`, large, headers)).status).toBe(413)
    const odd = { RecordType: 'Bounce', Type: 'HardBounce', Email: 'no address\u0000' }
    expect((await app.call('POST', '/api/mail/postmark', odd, headers)).body).toEqual({ received: 0 })
  },
)
