// Reports of mail providers, each proved in its own way. What is proved leads to the same as a report of our own kind.
import { createHash, createHmac, type X509Certificate } from 'node:crypto'
import type { Deps } from '#platform/deps.ts'
import { countUp, countWithin } from '#platform/rate-counters.ts'
import { areSameBytes } from '#platform/same-bytes.ts'
import { refuse } from '../newsletter.refusals.ts'
import type { MailEvent } from '../newsletter.schema.ts'
import { applyMailEvents } from './mail-events.service.ts'
import {
  type MailgunReport,
  type PostmarkReport,
  readMailgunEvent,
  readPostmarkEvent,
  readSesReport,
} from './provider-events.ts'
import {
  isCertificateAddress,
  isConfirmationAddress,
  isSignedBy,
  readCertificate,
  type SnsMessage,
} from './sns-message.ts'

/** The provider's clock is the real one; tests that move ours sign with either. */
type Nows = readonly Date[]

const minute = 60_000
/** The notification service tries for an hour at most. */
const sesWindow = 65 * minute
const mailgunWindow = 5 * minute
const clockSkew = 5 * minute

const isFresh = (at: number, nows: Nows, window: number) =>
  nows.some((now) => now.getTime() - at <= window && at - now.getTime() <= clockSkew)

/** The first time it does something; whoever sends it again changes nothing. Forgotten when it would be too old anyway. */
async function applyOnce(deps: Deps, key: string, seconds: number, events: readonly MailEvent[]): Promise<boolean> {
  return deps.db.asOne(async (db) => {
    const { count } = await countUp(db.orm, { key, seconds }, deps.clock.now())
    if (count > 1) return false
    await applyMailEvents({ ...deps, db }, events)
    return true
  })
}

const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Answers how many events were taken. */
export async function takeSesMessage(deps: Deps, topicArn: string, message: SnsMessage, nows: Nows): Promise<number> {
  if (message.TopicArn !== topicArn) throw refuse('forbidden', 'wrong_topic')
  if (!isFresh(Date.parse(message.Timestamp), nows, sesWindow)) throw refuse('malformed', 'report_too_old')
  if (!isCertificateAddress(message.SigningCertURL, topicArn)) throw refuse('malformed', 'signature_not_valid')
  const certificate = await certificateAt(deps, message.SigningCertURL)
  if (!nows.some((now) => isSignedBy(message, certificate, now))) throw refuse('malformed', 'signature_not_valid')
  if (message.Type === 'SubscriptionConfirmation') return confirmSubscription(deps, topicArn, message)
  if (message.Type === 'UnsubscribeConfirmation') {
    deps.log.warn('The subscription to reports of SES was ended')
    return 0
  }
  const events = readSesReport(message.Message)
  if (!events) {
    // A topic that was just set up is greeted in plain words; what is refused would only come again.
    deps.log.info({ said: message.Message.slice(0, 200) }, 'SES sent a message that is no report')
    return 0
  }
  const isNew = await applyOnce(deps, `ses:${nameOf(message.MessageId)}`, (2 * sesWindow) / 1_000, events)
  return isNew ? events.length : 0
}

async function confirmSubscription(deps: Deps, topicArn: string, { SubscribeURL = '' }: SnsMessage): Promise<number> {
  if (!isConfirmationAddress(SubscribeURL, topicArn)) throw refuse('malformed', 'events_not_readable')
  const answer = await deps.outbound.fetch(SubscribeURL)
  if (!answer.ok) throw refuse('unavailable', 'subscription_not_confirmed')
  deps.log.info('Reports of SES are subscribed to')
  return 0
}

type Fetched = { certificate: X509Certificate; until: number }
const goodFor = 24 * 60 * minute

/** Of Amazon's certificates there are one or two at a time. */
const certificates = ({ cache }: Deps) => cache.region<Fetched>('certificates', { atMost: 8 })

async function certificateAt(deps: Deps, url: string): Promise<X509Certificate> {
  const now = deps.clock.now()
  const isTrue = ({ until }: Fetched) => until > now.getTime()
  const { certificate } = await certificates(deps).read(url, () => fetchCertificate(deps, url, now), { isTrue })
  return certificate
}

async function fetchCertificate(deps: Deps, url: string, now: Date): Promise<Fetched> {
  // Anybody may name an address of Amazon that we have not seen.
  await countWithin(deps.db.orm, { key: 'ses-certificates', seconds: 60, times: 10 }, now)
  const answer = await deps.outbound.fetch(url)
  if (!answer.ok) throw refuse('unavailable', 'certificate_not_found')
  const certificate = readCertificate(answer.text)
  if (!certificate || answer.url !== url) throw refuse('malformed', 'signature_not_valid')
  return { certificate, until: now.getTime() + goodFor }
}

/** Signed are the time and a word that is used once, not the report itself: so both are looked at closely. */
export async function takeMailgunReport(deps: Deps, key: string, report: MailgunReport, nows: Nows): Promise<number> {
  const { timestamp, token, signature } = report.signature
  const expected = createHmac('sha256', key)
    .update(timestamp + token)
    .digest()
  if (!areSameBytes(Buffer.from(signature, 'hex'), expected)) throw refuse('malformed', 'signature_not_valid')
  if (!isFresh(Number(timestamp) * 1_000, nows, mailgunWindow)) throw refuse('malformed', 'report_too_old')
  const events = readMailgunEvent(report['event-data'])
  const seconds = (mailgunWindow + clockSkew + minute) / 1_000
  if (!(await applyOnce(deps, `mailgun:${nameOf(timestamp + token)}`, seconds, events)))
    throw refuse('conflict', 'report_known')
  return events.length
}

/** Whether it is the name and the password of POSTMARK_HOOK_LOGIN. */
export function isPostmark(header: string | undefined, login: string): boolean {
  const [, given = ''] = /^basic\s+([\w+/=-]+)$/i.exec(header?.trim() ?? '') ?? []
  const hash = (text: string | Buffer) => createHash('sha256').update(text).digest()
  return areSameBytes(hash(Buffer.from(given, 'base64')), hash(login))
}

export async function takePostmarkReport(deps: Deps, report: PostmarkReport): Promise<number> {
  const events = readPostmarkEvent(report)
  await applyMailEvents(deps, events)
  return events.length
}
