// Pure decisions about accounts. The server enforces them; forms show them before anything is sent.
import type { Role } from '#shared/actor.ts'
import { brandWords } from '#shared/brand.ts'
import { isStaff } from '#shared/staff.ts'
import { hasInvisibleCharacters, lookAlikeKey } from '#shared/text.ts'

export const memberPasswordMin = 6
export const adminPasswordMin = 12

const [firstWord, secondWord] = brandWords

export const brandWordsText = `Username may not contain both "${firstWord}" and "${secondWord}"`

export function usesBrandWords(username: string): boolean {
  const key = lookAlikeKey(username)
  return brandWords.every((word) => key.includes(word))
}

export function hasHiddenCharacters(username: string): boolean {
  return hasInvisibleCharacters(username)
}

const day = 86_400_000
const hour = 3_600_000

export type SessionLifetime = { idleMs: number; absoluteMs: number }

export function sessionLifetime(person: { role: Role }): SessionLifetime {
  return isStaff(person) ? { idleMs: hour, absoluteMs: 12 * hour } : { idleMs: 14 * day, absoluteMs: 60 * day }
}

export const sessionsPerPerson = 10

/** That a session or a token is in use is written down every few minutes, not every time. */
export const seenEveryMs = 5 * 60_000

/** After the fifth failure the wait doubles from one minute up to fifteen. */
export function loginWaitSeconds(failures: number): number {
  if (failures < 5) return 0
  return Math.min(15, 2 ** Math.min(failures - 5, 10)) * 60
}

/** Signed up within the last day. */
export function isNewHere({ createdAt }: { createdAt: string }, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() < day
}
