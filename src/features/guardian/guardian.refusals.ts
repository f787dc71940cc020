// Every "no" of the guardian and of reports, with its sentence.
import { refuseWith } from '#shared/refusal.ts'

export type GuardianRefusal = 'link_not_found' | 'listing_not_live' | 'link_closed' | 'report_not_found'

const texts = {
  link_not_found: 'This listing leads to no page',
  listing_not_live: 'Only listings on the board are looked at',
  link_closed: 'This listing is closed. Please reopen it first.',
  report_not_found: 'This report was settled already',
} satisfies Record<GuardianRefusal, string>

export const refuse = refuseWith<GuardianRefusal>(texts)
