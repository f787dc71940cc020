// How the state of a payment, and why it waits, are said.
import type { Tone } from '#design/tone.ts'

export const paymentReasons: Record<string, string> = {
  unknown_payer: 'Nobody has this address',
  unverified_email: 'The address is not confirmed',
  wrong_amount: 'Not the price of a year',
  wrong_currency: 'Another currency',
  unknown_discount: 'A discount that is not known',
  dispute_won: 'The dispute was won',
}

export const paymentStates: Record<string, { label: string; tone: Tone }> = {
  unmatched: { label: 'Waits', tone: 'amber' },
  granted: { label: 'Granted', tone: 'green' },
  dismissed: { label: 'Put aside', tone: 'slate' },
  refunded: { label: 'Given back', tone: 'coral' },
  pending: { label: 'Pending', tone: 'slate' },
}
