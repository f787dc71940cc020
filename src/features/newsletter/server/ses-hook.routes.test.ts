// Reports of Amazon SES: proved by Amazon's own certificate, and then the same as ours.
import { createSign, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCertificate, type TestCertificate } from '#testing/certificate.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { isCertificateAddress, isConfirmationAddress, type SnsMessage, signedText } from './sns-message.ts'
import { findSuppression } from './suppressions.store.ts'

const host = 'sns.eu-west-1.amazonaws.com'
const topic = 'arn:aws:sns:eu-west-1:123456789012:bounces'
const certificateUrl = `https://${host}/SimpleNotificationService-0123abcd.pem`
const day = 86_400_000

let app: TestApi
let amazon: Server
let asked: string[]
let ours: TestCertificate
let another: TestCertificate
let over: TestCertificate

beforeAll(async () => {
  const now = Date.now()
  const valid = { from: new Date(now - day), to: new Date(now + 400 * day) }
  ours = makeCertificate(valid)
  another = makeCertificate(valid)
  over = makeCertificate({ from: new Date(now - 9 * day), to: new Date(now - day) })
  const files: Record<string, string> = {
    '/SimpleNotificationService-0123abcd.pem': ours.pem,
    '/SimpleNotificationService-over.pem': over.pem,
    '/SimpleNotificationService-broken.pem': 'no certificate',
  }
  amazon = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (path.startsWith('/?Action=ConfirmSubscription')) response.end('<ConfirmSubscriptionResponse/>')
    else if (files[path]) response.writeHead(200, { 'content-type': 'binary/octet-stream' }).end(files[path])
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => amazon.listen(0, '127.0.0.1', resolve))
  app = await startApi({
    SES_TOPIC_ARN: topic,
    OUTBOUND_TEST_HOSTS: `${host}=127.0.0.1:${(amazon.address() as AddressInfo).port}`,
  })
})
afterAll(async () => {
  await app.stop()
  await new Promise((resolve) => amazon.close(resolve))
})
beforeEach(async () => {
  asked = []
  await app.deps.db.pool.query('delete from rate_counters')
})

let counter = 0
const anAddress = () => `sailor-${++counter}-${Date.now()}@mail.example`
const reasonFor = async (email: string) => (await findSuppression(app.deps.db.orm, email))?.reason ?? null

describe('Amazon SES', () => {
  type Change = Partial<SnsMessage> & { signer?: TestCertificate }

  function message({ signer = ours, ...change }: Change = {}): SnsMessage {
    const plain: SnsMessage = {
      Type: 'Notification',
      MessageId: randomUUID(),
      TopicArn: topic,
      Message: '{}',
      Timestamp: new Date().toISOString(),
      SignatureVersion: '2',
      Signature: '',
      SigningCertURL: certificateUrl,
      ...change,
    }
    const method = plain.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256'
    return { ...plain, Signature: createSign(method).update(signedText(plain)).sign(signer.privateKey, 'base64') }
  }

  const bounce = (email: string, bounceType = 'Permanent') =>
    JSON.stringify({ notificationType: 'Bounce', bounce: { bounceType, bouncedRecipients: [{ emailAddress: email }] } })

  // As the service sends it: JSON that calls itself text.
  const send = (body: unknown) =>
    app.call('POST', '/api/mail/ses', JSON.stringify(body), { 'content-type': 'text/plain; charset=UTF-8' })

  test.each(['1', '2'] as const)(
    'a permanent bounce with a signature of version %s stops our letters',
    async (SignatureVersion) => {
      const email = anAddress()
      const sent = message({ Message: bounce(`Ada Sailor <${email}>`), SignatureVersion })
      expect(await send(sent)).toMatchObject({ status: 200, body: { received: 1 } })
      expect(await reasonFor(email)).toBe('bounce')
    },
  )

  test('a complaint stops them too, by a configuration set as well; a transient bounce and "not spam" stop nothing', async () => {
    const [spam, soft, notSpam] = [anAddress(), anAddress(), anAddress()]
    const complaint = (email: string, complaintFeedbackType: string) =>
      JSON.stringify({
        eventType: 'Complaint',
        complaint: { complaintFeedbackType, complainedRecipients: [{ emailAddress: email }] },
      })
    await send(message({ Message: complaint(spam, 'abuse'), Subject: 'Amazon SES Email Event Notification' }))
    await send(message({ Message: bounce(soft, 'Transient') }))
    await send(message({ Message: complaint(notSpam, 'not-spam') }))
    await send(message({ Message: JSON.stringify({ notificationType: 'Delivery', delivery: {} }) }))
    expect([await reasonFor(spam), await reasonFor(soft), await reasonFor(notSpam)]).toEqual(['complaint', null, null])
  })

  test('the certificate is fetched once', async () => {
    const fresh = await startApi({
      SES_TOPIC_ARN: topic,
      OUTBOUND_TEST_HOSTS: `${host}=127.0.0.1:${(amazon.address() as AddressInfo).port}`,
    })
    try {
      for (const _ of [1, 2, 3])
        expect((await fresh.call('POST', '/api/mail/ses', message({ Message: bounce(anAddress()) }))).status).toBe(200)
      expect(asked).toEqual(['/SimpleNotificationService-0123abcd.pem'])
    } finally {
      await fresh.stop()
    }
  })

  test('a forged or changed message is refused, and does nothing', async () => {
    const email = anAddress()
    const good = message({ Message: bounce(anAddress()) })
    const forged: [SnsMessage, number][] = [
      [message({ Message: bounce(email), signer: another }), 400],
      [{ ...good, Message: bounce(email) }, 400],
      [{ ...good, SignatureVersion: '1' }, 400],
      [{ ...good, Subject: 'Added' }, 400],
      [
        message({
          Message: bounce(email),
          signer: over,
          SigningCertURL: `https://${host}/SimpleNotificationService-over.pem`,
        }),
        400,
      ],
      [
        message({ Message: bounce(email), SigningCertURL: `https://${host}/SimpleNotificationService-broken.pem` }),
        400,
      ],
      [message({ Message: bounce(email), SigningCertURL: `https://${host}/SimpleNotificationService-gone.pem` }), 503],
    ]
    for (const [each, status] of forged) expect((await send(each)).status).toBe(status)
    expect(await reasonFor(email)).toBeNull()
  })

  test.each([
    'https://sns.eu-west-1.amazonaws.com.evil.example/x.pem',
    'https://sns.eu-west-1.amazonaws.com@evil.example/x.pem',
    'https://sns.us-east-1.amazonaws.com/x.pem',
    'http://sns.eu-west-1.amazonaws.com/x.pem',
    'https://sns.eu-west-1.amazonaws.com:8443/x.pem',
    'https://sns.eu-west-1.amazonaws.com/x.pem?to=y',
    'https://sns.eu-west-1.amazonaws.com/../x.pem',
    'https://sns.eu-west-1.amazonaws.com/x.txt',
    'https://evil.s3.amazonaws.com/x.pem',
  ])('a certificate at %s is never fetched', async (SigningCertURL) => {
    expect(isCertificateAddress(SigningCertURL, topic)).toBe(false)
    expect((await send(message({ SigningCertURL }))).status).toBe(400)
    expect(asked).toEqual([])
  })

  test('China has an ending of its own', () => {
    const chinese = 'arn:aws-cn:sns:cn-north-1:123456789012:bounces'
    expect(isCertificateAddress('https://sns.cn-north-1.amazonaws.com.cn/x.pem', chinese)).toBe(true)
    expect(isCertificateAddress('https://sns.cn-north-1.amazonaws.com/x.pem', chinese)).toBe(false)
    expect(
      isConfirmationAddress('https://sns.cn-north-1.amazonaws.com.cn/?Action=ConfirmSubscription&Token=1', chinese),
    ).toBe(true)
  })

  test('whoever names certificates that are not there is soon told to wait', async () => {
    const statuses = new Set<number>()
    for (let at = 0; at < 12; at++)
      statuses.add((await send(message({ SigningCertURL: `https://${host}/n${at}.pem` }))).status)
    expect([...statuses]).toEqual([503, 429])
    expect(asked).toHaveLength(10)
  })

  test('another topic, an old message and one from the future are refused', async () => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    const elsewhere = 'arn:aws:sns:eu-west-1:999999999999:bounces'
    expect(await send(message({ TopicArn: elsewhere }))).toMatchObject({ status: 403, body: { code: 'wrong_topic' } })
    for (const Timestamp of [at(-2 * 3_600_000), at(3_600_000)])
      expect(await send(message({ Timestamp }))).toMatchObject({ status: 400, body: { code: 'report_too_old' } })
  })

  test('the same message again does nothing, also after an admin lifted what it did', async () => {
    const email = anAddress()
    const sent = message({ Message: bounce(email) })
    await send(sent)
    await app.deps.db.pool.query('delete from newsletter_suppressions')
    expect(await send(sent)).toMatchObject({ status: 200, body: { received: 0 } })
    expect(await reasonFor(email)).toBeNull()
  })

  test.each(['Successfully validated SNS topic for Amazon SES event publishing.', '[]', '{"bounce":7}'])(
    'what Amazon signs and is no report is taken and does nothing, so that it does not come again: %s',
    async (Message) => {
      expect(await send(message({ Message }))).toMatchObject({ status: 200, body: { received: 0 } })
    },
  )

  test('a subscription is confirmed by asking Amazon alone', async () => {
    const Token = '2336412f37'
    const SubscribeURL = `https://${host}/?Action=ConfirmSubscription&TopicArn=${topic}&Token=${Token}`
    expect((await send(message({ Type: 'SubscriptionConfirmation', Token, SubscribeURL }))).status).toBe(200)
    expect(asked).toContain(`/?Action=ConfirmSubscription&TopicArn=${topic}&Token=${Token}`)
    asked = []
    const elsewhere = 'https://evil.example/?Action=ConfirmSubscription&Token=1'
    expect((await send(message({ Type: 'SubscriptionConfirmation', Token, SubscribeURL: elsewhere }))).status).toBe(400)
    const unsigned = message({ Type: 'SubscriptionConfirmation', Token, SubscribeURL, signer: another })
    expect((await send(unsigned)).status).toBe(400)
    expect(asked).toEqual([])
    expect((await send(message({ Type: 'UnsubscribeConfirmation', Token, SubscribeURL }))).status).toBe(200)
  })
})
