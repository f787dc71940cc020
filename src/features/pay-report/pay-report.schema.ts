// The contract of the pay report: medians and ranges of groups, and the kinds of pay by quarter.
import { z } from 'zod'
import { jobTypes } from '#features/jobs/job.rules.ts'
import { payClasses } from '#features/jobs/pay/pay.rules.ts'
import { countedPeriods } from './pay-report.rules.ts'

const Numbers = {
  payClass: z.enum(['salary', 'stipend']),
  currency: z.string(),
  period: z.enum(countedPeriods),
  listings: z.number(),
  /** A quarter of the listings pays less, half, three quarters; rounded to two figures. */
  low: z.number(),
  median: z.number(),
  high: z.number(),
}
export const KindGroup = z.object({ jobType: z.enum(jobTypes), ...Numbers })
export type KindGroup = z.infer<typeof KindGroup>
export const LevelGroup = z.object({ jobType: z.enum(jobTypes), experienceLevel: z.string(), ...Numbers })
export type LevelGroup = z.infer<typeof LevelGroup>
export const SeaGroup = z.object({ sea: z.string(), ...Numbers })
export type SeaGroup = z.infer<typeof SeaGroup>
export const PayNumbers = z.object(Numbers)
export type PayNumbers = z.infer<typeof PayNumbers>

/** What listings pay that a career's own words find. */
export const CareerPay = z.object({
  from: z.iso.date(),
  /** All that the words find of that time. */
  listings: z.number(),
  groups: z.array(PayNumbers),
})
export type CareerPay = z.infer<typeof CareerPay>

export const Quarter = z.object({
  year: z.number(),
  quarter: z.number(),
  listings: z.number(),
  classes: z.record(z.enum(payClasses), z.number()),
})
export type Quarter = z.infer<typeof Quarter>

export const PayReport = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  /** All listings of that time, and those whose pay is counted in groups. */
  listings: z.number(),
  counted: z.number(),
  kinds: z.array(KindGroup),
  levels: z.array(LevelGroup),
  seas: z.array(SeaGroup),
  quarters: z.array(Quarter),
})
export type PayReport = z.infer<typeof PayReport>
