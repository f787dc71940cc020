// One letter on its way out, what takes it there, and the checks that keep a stranger's text out of its headers.

export type MailMessage = {
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  /** The part before the @. The same letter keeps it, so that a repeat is recognised by the receiver. */
  messageId?: string
}

export type MailTransport = {
  /** Resolves when the letter was taken over. Rejects with MailRefused (for good), MailDelayed (try again) or MailMalformed. */
  send(message: MailMessage): Promise<void>
  /** Connects and logs in, where there is somebody to log in to; rejects as `send` does. */
  check?(): Promise<void>
  /** For a transport that keeps what it took over: these letters are gone, or all that are older. */
  forget?(which: { ids: readonly string[] } | { before: Date }): Promise<void>
  /** Lets letters in flight finish and opens no new connection. */
  close(): void
}

/** The message can't be sent as it is, today or tomorrow: a bug or a forged value, never a matter of the mail server. */
export class MailMalformed extends Error {
  override name = 'MailMalformed'
  /** The address itself is no good, as with a refusal. */
  readonly isBounce: boolean
  constructor(reason: string, { isBounce = false } = {}) {
    super(reason)
    this.isBounce = isBounce
  }
}

const singleAddress = /^[^\s<>,;:"()[\]\\@\p{Cc}]{1,64}@[^\s<>,;:"()[\]\\@\p{Cc}]{1,255}$/u
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/
const headerValue = /^[\x20-\x7e]{1,2000}$/
const messageIdShape = /^[\w.-]{1,128}$/
const control = /[\p{Cc}\u2028\u2029]/u
const ours = /^(from|to|cc|bcc|sender|reply-to|subject|date|message-id|mime-version|content-.*|return-path|received)$/i

export function assertSafeMessage({ to, messageId, ...letter }: Omit<MailMessage, 'html' | 'text'>): void {
  if (!singleAddress.test(to))
    throw new MailMalformed('The recipient is not a single plain address', { isBounce: true })
  if (messageId !== undefined && !messageIdShape.test(messageId)) throw new MailMalformed('The message id is malformed')
  assertSafeHeaders(letter)
}

/** What we write ourselves: when it is wrong, it is wrong where it is written. */
export function assertSafeHeaders({ subject, headers = {} }: Pick<MailMessage, 'subject' | 'headers'>): void {
  if (subject === '' || subject.length > 500 || control.test(subject)) {
    throw new MailMalformed('The subject is empty, too long or has control characters')
  }
  for (const [name, value] of Object.entries(headers)) {
    if (!headerName.test(name) || ours.test(name)) throw new MailMalformed('A header has a name that may not be set')
    if (!headerValue.test(value)) throw new MailMalformed(`The header ${name} has a value that may not be sent`)
  }
}
