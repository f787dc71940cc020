// Letters over SMTP: a small pool of connections, encrypted unless the server is on this machine or in a
// network of its own, nothing logged.
import { createTransport } from 'nodemailer'
import { classifySmtpError } from './mail-failure.ts'
import { assertSafeMessage, type MailMessage, type MailTransport } from './message.ts'

export function makeSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const pool = createTransport(smtpOptions(smtpUrl))
  return {
    async send(message) {
      assertSafeMessage(message)
      try {
        await pool.sendMail(composeMail(message, from))
      } catch (error) {
        throw classifySmtpError(error)
      }
    },
    async check() {
      await pool.verify().catch((error) => {
        throw classifySmtpError(error)
      })
    },
    close: () => pool.close(),
  }
}

export function smtpOptions(smtpUrl: string) {
  const url = new URL(smtpUrl)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLocal = isLoopback(host)
  const isSecure = url.protocol === 'smtps:'
  const mayBePlain = isLocal || url.searchParams.get('tls') === 'optional'
  return {
    pool: true as const,
    host,
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !mayBePlain,
    // A relay on this machine often has a certificate it signed itself; nobody can sit in between.
    tls: { rejectUnauthorized: !mayBePlain, minVersion: 'TLSv1.2' as const },
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    maxConnections: 5,
    // Only a letter of which not a byte was sent goes back to the pool; all other repeats are the queue's decision.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
    dnsTimeout: 5_000,
    logger: false,
  }
}

export function composeMail(message: MailMessage, from: string) {
  const { to, subject, html, text, headers = {}, messageId } = message
  const prepared = Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } }))
  return {
    from: senderOf(from),
    to: { name: '', address: to },
    subject,
    html,
    text,
    // Keeps out-of-office answers away.
    headers: [{ key: 'Auto-Submitted', value: 'auto-generated' }, ...prepared],
    ...(messageId ? { messageId: `<${messageId}@${domainOf(from)}>` } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Name and address apart: a colon in a name would make a group of it, and brackets a remark that is dropped. */
function senderOf(from: string) {
  const [, name = '', address] = /^\s*"?([^"]*?)"?\s*<([^<>]+)>$/.exec(from) ?? []
  return address ? { name, address } : from
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
