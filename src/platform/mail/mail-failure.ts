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
  const isOurSetUp = isPermanent && isAboutUs(responseCode, response ?? '')
  if (isAboutThisLetter && isPermanent && !isOurSetUp) {
    const isBounce = command === 'RCPT TO' && isAboutTheAddress(responseCode, response ?? '')
    return new MailRefused(readable(response ?? `${responseCode}`), { isBounce })
  }
  const scope = isAboutThisLetter && responseCode && !isOurSetUp ? delayScope(responseCode, response ?? '') : 'server'
  // The answer to a login may repeat the user's name, so of that only the number is told.
  const detail = command?.startsWith('AUTH') || !response ? `${responseCode ?? ''}` : readable(response)
  const reason = `The mail server did not take the letter (${[code, detail].filter(Boolean).join(': ')})`
  return new MailDelayed(reason, { scope })
}

/** The enhanced code (RFC 3463) without its first number, such as 1.1 for an unknown mailbox; no part of our own address. */
const enhancedCode = (response: string) => /(?<![\d.])5\.(\d{1,3}\.\d{1,3})(?!\d|\.\d)/.exec(response)?.[1]

/** Many servers say only at the recipient that they want a login, or do not know our own sender: then every letter fails alike. */
function isAboutUs(code: number, response: string): boolean {
  return [530, 534, 535, 538].includes(code) || ['1.7', '1.8'].includes(enhancedCode(response) ?? '')
}

const notTheMailbox =
  /relay|authenticat|log ?in|sender|spam|block|blacklist|polic(y|ies)|reputation|limit|quota|full\b/i

/**
 * Whether the mailbox does not exist: said by the enhanced code, else by the plain one, where no word speaks of something
 * else. A whole list must not be given up because our own server was set up wrongly for an hour.
 */
function isAboutTheAddress(code: number, response: string): boolean {
  const enhanced = enhancedCode(response)
  if (enhanced && !enhanced.startsWith('0.')) return enhanced.startsWith('1.') || enhanced === '2.1'
  return [550, 551, 553, 556].includes(code) && !notTheMailbox.test(response)
}

/** 421 closes the connection, whoever the letter was for; 4.2 speaks of one mailbox. */
function delayScope(code: number, response: string): DelayScope {
  if (code === 421) return 'server'
  return /(?<![\d.])4\.2\.\d+(?!\d|\.\d)/.test(response) ? 'mailbox' : 'host'
}

function toError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error))
}

function readable(response: string): string {
  return maskAddresses(response).replace(/\s+/g, ' ').trim().slice(0, 300)
}
