// Why a letter was not taken over: refused for good, or only delayed. Neither tells an address or a credential.
import { maskAddresses } from '#platform/log.ts'

export class MailRefused extends Error {
  override name = 'MailRefused'
  /** The address itself is no good: nothing sent to it will ever arrive. */
  readonly isBounce: boolean
  constructor(reason: string, { isBounce = false } = {}) {
    super(reason)
    this.isBounce = isBounce
  }
}

/** Whom it is better not to bother for a while: one mailbox, everybody at that host, or our own mail server. */
export type DelayScope = 'mailbox' | 'host' | 'server'

export class MailDelayed extends Error {
  override name = 'MailDelayed'
  readonly scope: DelayScope
  constructor(reason: string, { scope = 'server', cause }: { scope?: DelayScope; cause?: unknown } = {}) {
    super(reason, cause === undefined ? {} : { cause })
    this.scope = scope
  }
}

type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number }

/**
 * Only an answer about this recipient or this letter is for good. A 5xx to the login or to our own
 * sender address is a matter of configuration, which somebody will mend while the letters wait.
 */
export function classifySmtpError(error: unknown): MailRefused | MailDelayed {
  const { code = 'UNKNOWN', command, response, responseCode } = toError(error)
  const isAboutThisLetter = command === 'RCPT TO' || command === 'DATA'
  const isPermanent = responseCode !== undefined && responseCode >= 500 && responseCode !== 503
  if (isAboutThisLetter && isPermanent) {
    const isBounce = command === 'RCPT TO' && !isNotTheAddressesFault(response ?? '')
    return new MailRefused(readable(response ?? `${responseCode}`), { isBounce })
  }
  const scope = isAboutThisLetter && responseCode ? delayScope(responseCode, response ?? '') : 'server'
  // The answer to a login may repeat the user's name, so of that only the number is told.
  const detail = command?.startsWith('AUTH') || !response ? `${responseCode ?? ''}` : readable(response)
  const reason = `The mail server did not take the letter (${[code, detail].filter(Boolean).join(': ')})`
  return new MailDelayed(reason, { scope })
}

/** By the enhanced code (RFC 3463): 5.7 is a matter of policy, such as a blocked sender; 5.2.2 a mailbox that is full. */
function isNotTheAddressesFault(response: string): boolean {
  return /\b5\.(7\.\d+|2\.2|3\.\d+|4\.\d+)\b/.test(response)
}

/** 421 closes the connection, whoever the letter was for; 4.2 speaks of one mailbox. */
function delayScope(code: number, response: string): DelayScope {
  if (code === 421) return 'server'
  return /\b4\.2\.\d+\b/.test(response) ? 'mailbox' : 'host'
}

function toError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error))
}

function readable(response: string): string {
  return maskAddresses(response).replace(/\s+/g, ' ').trim().slice(0, 300)
}
