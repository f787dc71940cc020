// A refusal is an expected "no" with a name. Services throw it; the HTTP kit turns it into a status and a sentence.

export type RefusalKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'wrong_type'
  | 'invalid'
  | 'too_many'
  | 'unavailable'

export type FieldErrors = Record<string, string>
export type RefusalFacts = Record<string, string | null>

export type RefusalDetails = {
  /** The sentence for a person. Every feature has one for each of its reasons. */
  text: string
  fields?: FieldErrors
  retryAfterSeconds?: number
  /** What else the answer says, beside the sentence. */
  facts?: RefusalFacts
}

export class Refusal<Reason extends string = string> extends Error {
  readonly kind: RefusalKind
  readonly reason: Reason
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  readonly facts: RefusalFacts | undefined

  constructor(kind: RefusalKind, reason: Reason, details: RefusalDetails) {
    super(details.text)
    this.name = 'Refusal'
    this.kind = kind
    this.reason = reason
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
    this.facts = details.facts
  }
}

/** How a feature says no: each of its reasons with its sentence, and with the field it belongs to, if there is one. */
export function refuseWith<Reason extends string>(texts: Record<Reason, string>) {
  return (kind: RefusalKind, reason: Reason, field?: string): Refusal<Reason> => {
    const text = texts[reason]
    return new Refusal(kind, reason, { text, ...(field ? { fields: { [field]: text } } : {}) })
  }
}

/** Whoever asks too often; by whom and what it is counted does not matter to them. */
export function tooMany(retryAfterSeconds: number): Refusal {
  const text = `Too many requests. ${sayWait(retryAfterSeconds)}`
  return new Refusal('too_many', 'too_many_requests', { text, retryAfterSeconds: Math.max(1, retryAfterSeconds) })
}

/** Some limits last a day: whoever is told to wait a moment would try in vain all that time. */
function sayWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'Please wait a moment and try again.'
  const time = minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  return `Please try again in ${time}.`
}
