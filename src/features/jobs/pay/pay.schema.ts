// The contract of a listing's pay: what kind it is, how much, for how long, and what comes beside it.
import { z } from 'zod'
import { textField } from '#shared/text-field.ts'
import { currencyCodes } from './currencies.ts'
import { inKinds, type PayClass, payClasses, payPeriods } from './pay.rules.ts'

const amount = z
  .number({ error: 'Please enter a number' })
  .min(0, 'An amount is not below zero')
  .max(1_000_000_000, 'That is too large')
  .nullable()
  .default(null)
const currency = z
  .string()
  .refine((code) => currencyCodes.includes(code), 'Please choose a currency')
  .nullable()
  .default(null)

const fields = {
  class: z.enum(payClasses, { error: 'Please choose what kind of pay it is' }),
  min: amount,
  max: amount,
  currency,
  period: z.enum(payPeriods, { error: 'Please choose a period' }).nullable().default(null),
  hoursPerWeek: z
    .number({ error: 'Please enter a number' })
    .positive('Hours must be more than zero')
    .max(168, 'A week has 168 hours')
    .nullable()
    .default(null),
  fee: amount,
  feeCurrency: currency,
  inKind: z
    .array(z.enum(inKinds, { error: `Please choose from ${inKinds.join(', ')}` }))
    .max(20)
    .transform((list) => inKinds.filter((each) => list.includes(each)))
    .default([]),
  note: textField({ max: 300 }).nullable().default(null),
}

/** As it stands in an answer. What was read from a text may leave currency or period open. */
export const Pay = z.object(fields)
export type Pay = z.infer<typeof Pay>

/** As somebody sends it: numbers say of what and for how long. */
export const PaySent = z.strictObject(fields).superRefine((pay, context) => {
  const complain = (field: keyof Pay, message: string) => context.addIssue({ code: 'custom', message, path: [field] })
  const hasNumbers = pay.min !== null || pay.max !== null
  if (pay.min !== null && pay.max !== null && pay.min > pay.max) complain('max', 'The most is less than the least')
  if (hasNumbers && !pay.currency) complain('currency', 'Please choose a currency')
  if (hasNumbers && !pay.period) complain('period', 'Please choose a period')
  if (pay.fee !== null && pay.class !== 'participant_pays')
    complain('fee', 'A fee is for work that participants pay for')
  if (pay.fee !== null && !pay.feeCurrency) complain('feeCurrency', 'Please choose a currency')
})

/** Nothing said but the class. */
export function bare(payClass: PayClass): Pay {
  return {
    class: payClass,
    min: null,
    max: null,
    currency: null,
    period: null,
    hoursPerWeek: null,
    fee: null,
    feeCurrency: null,
    inKind: [],
    note: null,
  }
}
