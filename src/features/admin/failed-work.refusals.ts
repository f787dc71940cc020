// The "no" around failed work, with its sentence.
import { refuseWith } from '#shared/refusal.ts'

export const refuse = refuseWith<'work_not_found'>({
  work_not_found: 'This work is gone, or waits to be done already',
})
