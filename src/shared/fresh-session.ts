// Sensitive acts ask for a session whose password was given a short while ago.
import type { Actor } from './actor.ts'
import { Refusal } from './refusal.ts'

const freshMs = 15 * 60_000

export function refuseIfStale({ confirmedAt }: Pick<Actor, 'confirmedAt'>, now: Date): void {
  if (now.getTime() - confirmedAt.getTime() < freshMs) return
  throw new Refusal('forbidden', 'confirm_password', { text: 'Please confirm your password first' })
}
