// Hands a letter to the outside world: over SMTP when there is a server, else as a file in the outbox.
import type { Config } from '#platform/config.ts'
import type { MailMessage } from './message.ts'
import { makeOutboxTransport } from './outbox-transport.ts'
import { makeSmtpTransport } from './smtp-transport.ts'

export type MailTransport = {
  /** Resolves when the letter was taken over. Rejects with MailRefused (for good), MailDelayed (try again) or MailMalformed. */
  send(message: MailMessage): Promise<void>
  /** Lets letters in flight finish and opens no new connection. */
  close(): void
}

export type MailSettings = Pick<Config['mail'], 'smtpUrl' | 'from'>

export function makeTransport(mail: MailSettings, dataDir: string): MailTransport {
  return mail.smtpUrl ? makeSmtpTransport(mail.smtpUrl, mail.from) : makeOutboxTransport(dataDir, mail.from)
}
