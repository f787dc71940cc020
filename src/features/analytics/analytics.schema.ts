// The contract of analytics: what the browser sends after consent, and the numbers admins read.
import { z } from 'zod'
import { idField } from '#shared/id-field.ts'
import { textField } from '#shared/text-field.ts'

export const interactionTypes = ['click_website', 'click_title', 'click_discover', 'like'] as const
export type InteractionType = (typeof interactionTypes)[number]

export const sessionIdPattern = /^session_[\w.-]{1,120}$/

const sessionId = z.string({ error: 'Session id required' }).regex(sessionIdPattern, 'This is not a session id')
const userId = idField('Unknown user').nullable()

/** A host, without whatever stands after it. */
const referrer = z
  .string()
  .max(100)
  .regex(/^[a-z0-9._-]+$/i, 'This is not a host')
  .nullable()
  .default(null)
/** An empty one is none: told apart, they would be two sources with the same sign-ups. */
const campaign = textField({ max: 100 })
  .transform((text) => text || null)
  .nullable()
  .default(null)

export const SessionReport = z.strictObject({ sessionId, userId, referrer, campaign })
export type SessionReport = z.infer<typeof SessionReport>

export const InteractionReport = z.strictObject({
  jobId: idField('Unknown job'),
  userId,
  sessionId,
  interactionType: z.enum(interactionTypes, { error: 'Unknown kind of interaction' }),
})
export type InteractionReport = z.infer<typeof InteractionReport>

const n = z.number()

export const JobNumbers = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  active: z.boolean(),
  featured: z.boolean(),
  likes: n,
  titleClicks: n,
  discoverClicks: n,
  websiteClicks: n,
})
export type JobNumbers = z.infer<typeof JobNumbers>

export const jobViews = ['all', 'live', 'soon', 'over'] as const
export type JobView = (typeof jobViews)[number]
/** `soon`: live, and over within so many days. */
export const soonDays = 14
export const JobsFileQuery = z.object({
  view: z.enum(jobViews, { error: 'Unknown view' }).default('all'),
  query: textField({ max: 200 }).default(''),
})
export type JobsFileQuery = z.infer<typeof JobsFileQuery>

/** Of more listings than this the newest have their numbers told one by one; the file has them all. */
export const mostJobNumbers = 10_000

export const Analytics = z.object({
  siteAnalytics: z.object({
    dailyVisitors: n,
    weeklyVisitors: n,
    monthlyVisitors: n,
    dailySessions: n,
    weeklySessions: n,
    monthlySessions: n,
    totalJobs: n,
    jobsByType: z.object({ job: n, volunteer: n, internship: n }),
    series: z.array(z.object({ date: z.iso.date(), visitors: n, sessions: n })),
  }),
  userAnalytics: z.object({
    totalUsers: n,
    activeUsers: n,
    retentionRate: n,
    dailySignups: n,
    weeklySignups: n,
    monthlySignups: n,
    usersByPlan: z.object({ Free: n, Monthly: n, Quarterly: n, Annual: n }),
    series: z.array(z.object({ date: z.iso.date(), signups: n })),
  }),
  jobAnalytics: z.array(JobNumbers),
})
export type Analytics = z.infer<typeof Analytics>

export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

export const PeriodQuery = z.object({
  days: z
    .enum(['7', '30', '90'], { error: 'Please choose 7, 30 or 90 days' })
    .default('30')
    .transform((days) => Number(days) as Period),
})

export const GrowthQuery = z.object({
  days: z.enum(['30', '90', '365'], { error: 'Please choose 30, 90 or 365 days' }).default('90').transform(Number),
})
/** Of those who agreed to be counted. Money in cents. */
export const Growth = z.object({
  days: n,
  sources: z.array(
    z.object({
      /** Null: the address was typed, or the site that led here did not say so. */
      referrer: z.string().nullable(),
      campaign: z.string().nullable(),
      visits: n,
      signups: n,
      members: n,
      paid: n,
    }),
  ),
  /** What new members looked at last before they paid. */
  listings: z.array(z.object({ jobId: z.uuid(), title: z.string(), company: z.string(), members: n })),
})
export type Growth = z.infer<typeof Growth>

/** Visits by links of issues, in sum, of those who agreed to be counted. */
export const IssueVisits = z.object({ issues: z.array(z.object({ week: z.string(), visits: n })) })
export type IssueVisits = z.infer<typeof IssueVisits>

const sums = z.object({
  visitors: n,
  sessions: n,
  signups: n,
  likes: n,
  titleClicks: n,
  discoverClicks: n,
  websiteClicks: n,
})

/** A period up to now, with the one of the same length before it. */
export const PeriodNumbers = z.object({
  days: n,
  now: sums,
  before: sums,
  series: z.array(z.object({ date: z.iso.date(), visitors: n, sessions: n, signups: n, interactions: n })),
})
export type PeriodNumbers = z.infer<typeof PeriodNumbers>
