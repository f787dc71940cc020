// The contract of letters that could not be delivered: what they were, why, and that they are tried again.
import { z } from 'zod'

/** By the first part of the letter's key, which names the occasion. */
export const letterKinds = {
  issue: 'Newsletter',
  'issue-trial': 'Newsletter, test',
  'newsletter-confirm': 'Newsletter, confirmation',
  alert: 'Alert',
  closing: 'Closing days of favorites',
  verify: 'Address confirmation',
  'change-email': 'Change of address',
  'email-undo': 'Change of address, notice',
  reset: 'New password',
  'password-changed': 'Password changed',
  'second-factor': 'Second factor',
  suspension: 'Suspension',
  receipt: 'Receipt',
  membership: 'Membership reminder',
  'membership-change': 'Membership, changed by the team',
  desk: 'What waits at the desk',
  'forum-digest': 'Forum digest',
  'forum-removed': 'Forum, post removed',
  'forum-restored': 'Forum, post restored',
} as const satisfies Record<string, string>

export function kindOfLetter(key: string): string {
  return new Map<string, string>(Object.entries(letterKinds)).get(key.split(':', 1)[0] ?? '') ?? 'Letter'
}

export const UndeliveredLetter = z.object({
  id: z.uuid(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** Failed: the mail server refused it. Dead: it could not be sent for a day. */
  status: z.enum(['failed', 'dead']),
  attempts: z.int(),
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type UndeliveredLetter = z.infer<typeof UndeliveredLetter>
/** The newest ones, and how many there are. */
export const UndeliveredLetters = z.object({ letters: z.array(UndeliveredLetter), total: z.int() })
export type UndeliveredLetters = z.infer<typeof UndeliveredLetters>
export const Retried = z.object({ retried: z.int() })
export type Retried = z.infer<typeof Retried>
