// Every "no" about saved searches, with its sentence.
import { membershipRequiredText } from '#features/jobs/job.rules.ts'
import { refuseWith } from '#shared/refusal.ts'
import { mostSearches } from './alert.rules.ts'

export type AlertRefusal = 'too_many' | 'search_not_found' | 'membership_required' | 'link_not_valid'

const texts = {
  too_many: `You can keep ${mostSearches} searches. Please delete one first.`,
  search_not_found: 'This search does not exist',
  membership_required: membershipRequiredText,
  link_not_valid: 'This link is not valid any more',
} satisfies Record<AlertRefusal, string>

export const refuse = refuseWith<AlertRefusal>(texts)
