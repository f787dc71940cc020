// Every "no" of the guardian and of reports, with its sentence.
import { refuseWith } from '#shared/refusal.ts'

export type GuardianRefusal =
  | 'link_not_found'
  | 'listing_not_live'
  | 'listing_is_draft'
  | 'link_closed'
  | 'report_not_found'
  | 'closing_day_over'
  | 'time_over'

const texts = {
  link_not_found: 'This listing leads to no page',
  listing_not_live: 'Only listings on the board are looked at',
  listing_is_draft: 'It is a draft. Publish it first.',
  link_closed: 'This listing is closed. Please reopen it first.',
  report_not_found: 'This report was settled already',
  closing_day_over: 'Its last day to apply is over. Give it another one first.',
  time_over: 'Its time on the board is over. Give it more display days first.',
} satisfies Record<GuardianRefusal, string>

export const refuse = refuseWith<GuardianRefusal>(texts)
