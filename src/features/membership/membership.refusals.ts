// Every "no" of memberships, with its sentence.
import { refuseWith } from '#shared/refusal.ts'

export type MembershipRefusal =
  | 'signature_not_valid'
  | 'event_not_readable'
  | 'webhook_not_configured'
  | 'payment_not_found'
  | 'payment_settled'
  | 'user_not_found'
  | 'no_membership'
  | 'code_not_valid'
  | 'code_used'
  | 'code_not_found'
  | 'ngo_not_known'
  | 'members_only'
  | 'sign_in_to_read'
  | 'chapter_not_found'
  | 'too_many_months'

const texts = {
  signature_not_valid: 'The signature is not valid',
  event_not_readable: 'This is not an event we can read',
  webhook_not_configured: 'No webhook secret is configured',
  payment_not_found: 'This payment does not exist',
  payment_settled: 'This payment has been dealt with already',
  user_not_found: 'This member does not exist',
  no_membership: 'There is no membership to end',
  code_not_valid: 'This code is not valid, or was used already',
  code_used: 'This code was used, or taken back already',
  code_not_found: 'There is no such code',
  ngo_not_known: 'Please choose one of the organisations',
  members_only: 'This is part of the membership',
  sign_in_to_read: 'User not authenticated',
  chapter_not_found: 'The guide has no such chapter',
  too_many_months: 'Please choose fewer months',
} satisfies Record<MembershipRefusal, string>

export const refuse = refuseWith<MembershipRefusal>(texts)
