// Hands a letter to the outside world: over SMTP when there is a server, else as a file in the outbox.
import type { Config } from '#platform/config.ts'
import { type Clock, makeClock } from '#shared/clock.ts'
import type { MailTransport } from './message.ts'
import { makeOutboxTransport } from './outbox-transport.ts'
import { makeSmtpTransport } from './smtp-transport.ts'

export type MailSettings = Pick<Config['mail'], 'smtpUrl' | 'from'>

export function makeTransport(mail: MailSettings, dataDir: string, clock: Clock = makeClock()): MailTransport {
  return mail.smtpUrl ? makeSmtpTransport(mail.smtpUrl, mail.from) : makeOutboxTransport(dataDir, mail.from, clock)
}
