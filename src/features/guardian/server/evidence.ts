// What an answer or a page speaks for. Whoever does not let us in, or is in trouble, has said nothing.
import { isInAnswer } from '#features/imports/server/page-look.service.ts'
import type { Fetched } from '#platform/outbound/outbound.ts'
import type { Evidence, Unclear } from '../guardian.rules.ts'
import { landingOf } from '../redirect.rules.ts'
import type { Seen } from './guardian.table.ts'

export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : ''
}

const failures = {
  unreachable: 'unreachable',
  refused: 'unreachable',
  timeout: 'timeout',
  too_big: 'unreadable',
  too_many_redirects: 'too_many_redirects',
  wrong_type: 'unreadable',
} as const satisfies Record<string, Unclear>

/** Null: there is a page to be read, or the same one as before. */
export function evidenceOfFailure(answer: Fetched): Evidence | null {
  if (answer.ok) return null
  // A posting may be a file: it is there.
  if (answer.reason === 'not_html') return { kind: 'open' }
  if (answer.reason !== 'status') return { kind: 'unclear', why: failures[answer.reason] }
  if (answer.status === 404 || answer.status === 410) return { kind: 'gone' }
  return { kind: 'unclear', why: whyOf(answer.status) }
}

function whyOf(status: number): Unclear {
  if (status === 429) return 'too_many_requests'
  if (status === 401 || status === 403 || status === 407 || status === 451) return 'not_allowed'
  return status >= 500 ? 'host_down' : 'odd_answer'
}

type Where = { first: string; last: string; now: Date }
const dayMs = 86_400_000

export function evidenceOfPage(seen: Seen | null, { first, last, now }: Where): Evidence {
  if (!seen) return { kind: 'unclear', why: 'unreadable' }
  if (seen.isBotWall) return { kind: 'unclear', why: 'robot_check' }
  const landing = landingOf(first, last)
  if (landing === 'asks_to_sign_in') return { kind: 'unclear', why: landing }
  if (landing !== 'same') return { kind: 'soft', sign: landing, excerpt: last }
  if (seen.phrase) return { kind: 'soft', sign: 'phrase', excerpt: seen.phrase }
  if (seen.validThrough && Date.parse(seen.validThrough) + 2 * dayMs < now.getTime())
    return { kind: 'soft', sign: 'past_closing', excerpt: `validThrough ${seen.validThrough}` }
  return seen.isScriptPage ? { kind: 'unclear', why: 'script_page' } : { kind: 'open' }
}

export function isEmptyPage(evidence: Evidence): boolean {
  return evidence.kind === 'unclear' && evidence.why === 'script_page'
}

/** A hiring system that does not know the posting is a sign, never more: some hide what is still open. */
export async function evidenceOfSystem(address: string, answer: Fetched): Promise<Evidence> {
  const failure = evidenceOfFailure(answer)
  if (failure?.kind === 'gone') return { kind: 'soft', sign: 'system_gone', excerpt: null }
  if (failure || !answer.ok) return { kind: 'unclear', why: 'script_page' }
  const isThere = await isInAnswer(address, answer.text)
  if (isThere === null) return { kind: 'unclear', why: 'unreadable' }
  return isThere ? { kind: 'open' } : { kind: 'soft', sign: 'system_gone', excerpt: null }
}
