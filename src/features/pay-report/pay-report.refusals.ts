// Every "no" of the pay report, with its sentence.
import { refuseWith } from '#shared/refusal.ts'

export type PayRefusal = 'career_not_found'

const texts = { career_not_found: 'There is no such career' } satisfies Record<PayRefusal, string>

export const refusePay = refuseWith<PayRefusal>(texts)
