// Every "no" of the board, with its sentence.
import { refuseWith } from '#shared/refusal.ts'
import { membershipRequiredText } from './job.rules.ts'

export type JobRefusal =
  | 'job_not_found'
  | 'membership_required'
  | 'not_your_favorites'
  | 'company_not_found'
  | 'logo_not_uploaded'
  | 'too_many_hidden'
  | 'pay_disagrees'
  | 'closing_day_over'
  | 'ends_before_start'
  | 'place_missing'

const texts = {
  job_not_found: "The job you're looking for doesn't exist or has been removed.",
  membership_required: membershipRequiredText,
  not_your_favorites: 'These are not your favorites',
  company_not_found: 'This company does not exist',
  logo_not_uploaded: 'Please upload the logo',
  too_many_hidden: 'You have hidden very many. Please show some of them again first.',
  pay_disagrees: '“Paid position” and the kind of pay say different things',
  closing_day_over: 'This day has passed',
  ends_before_start: 'It ends before it starts',
  place_missing: 'Please say where the work is before it is published',
} satisfies Record<JobRefusal, string>

export const refuse = refuseWith<JobRefusal>(texts)
