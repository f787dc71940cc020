// Why a letter was not taken over: refused for good, or only delayed. Neither tells an address or a credential.
import { maskAddresses } from '#platform/log.ts'

export class MailRefused extends Error {
  override name = 'MailRefused'
}
export class MailDelayed extends Error {
  override name = 'MailDelayed'
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
    return new MailRefused(readable(response ?? `${responseCode}`))
  }
  // The answer to a login may repeat the user's name, so of that only the number is told.
  const detail = command?.startsWith('AUTH') || !response ? `${responseCode ?? ''}` : readable(response)
  return new MailDelayed(`The mail server did not take the letter (${[code, detail].filter(Boolean).join(': ')})`)
}

function toError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error))
}

function readable(response: string): string {
  return maskAddresses(response).replace(/\s+/g, ' ').trim().slice(0, 300)
}
