// Messages of Amazon's notification service, by which SES reports: their shape, what is signed, and by whose certificate.
import { createVerify, X509Certificate } from 'node:crypto'
import { z } from 'zod'

export const SnsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string().min(1).max(200),
  TopicArn: z.string().max(400),
  Subject: z.string().nullish(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  Token: z.string().max(4_000).optional(),
  SubscribeURL: z.string().max(4_000).optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.base64().max(2_000),
  SigningCertURL: z.string().max(400),
})
export type SnsMessage = z.infer<typeof SnsMessage>

const arn = /^arn:aws(-cn|-us-gov)?:sns:([a-z0-9-]{1,40}):\d{12}:[\w-]{1,256}$/

const hostOf = (topicArn: string) => {
  const [, partition, region] = arn.exec(topicArn) ?? []
  return `sns.${region}.amazonaws.com${partition === '-cn' ? '.cn' : ''}`
}

/** Only where Amazon puts the certificates of that topic's region; as plain as it is written, without tricks of addresses. */
export function isCertificateAddress(url: string, topicArn: string): boolean {
  const prefix = `https://${hostOf(topicArn)}/`
  return url.startsWith(prefix) && /^[\w-]{1,200}\.pem$/.test(url.slice(prefix.length))
}

export function isConfirmationAddress(url: string, topicArn: string): boolean {
  return url.startsWith(`https://${hostOf(topicArn)}/?Action=ConfirmSubscription&`) && /^[\x21-\x7e]+$/.test(url)
}

/** Names and values, one a line, in this order; a subject only when there is one. */
export function signedText(message: SnsMessage): string {
  const names =
    message.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const)
  return names.flatMap((name) => (message[name] == null ? [] : [`${name}\n${message[name]}\n`])).join('')
}

/** Null when it is none. */
export function readCertificate(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem)
  } catch {
    return null
  }
}

export function isSignedBy(message: SnsMessage, certificate: X509Certificate, now: Date): boolean {
  const isInTime =
    Date.parse(certificate.validFrom) <= now.getTime() && now.getTime() <= Date.parse(certificate.validTo)
  if (!isInTime || certificate.publicKey.asymmetricKeyType !== 'rsa') return false
  const method = message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256'
  try {
    return createVerify(method)
      .update(signedText(message), 'utf8')
      .verify(certificate.publicKey, Buffer.from(message.Signature, 'base64'))
  } catch {
    return false
  }
}
