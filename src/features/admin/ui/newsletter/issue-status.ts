// How the states of an issue are named and coloured.
import type { Tone } from '#design/tone.ts'
import type { IssueStatus, Variant } from '#features/newsletter/newsletter.rules.ts'

export const statusLooks: Record<IssueStatus, { tone: Tone; label: string }> = {
  draft: { tone: 'slate', label: 'Draft' },
  sending: { tone: 'blue', label: 'Sending' },
  sent: { tone: 'green', label: 'Sent' },
  skipped: { tone: 'amber', label: 'Skipped' },
  stopped: { tone: 'red', label: 'Stopped' },
}

export const variantNames: Record<Variant, string> = {
  member: 'Member',
  free: 'Free member',
  outsider: 'Without an account',
}
