// HTTP for analytics: the browser's reports come in, the admins' numbers go out.
import { type Context, Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { answerCsv } from '#http/csv-answer.ts'
import { limitInMemory } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, query } from '#http/validate.ts'
import { adminOnly, open, staffOnly } from '#http/who-is-asking.ts'
import {
  Analytics,
  Growth,
  GrowthQuery,
  InteractionReport,
  IssueVisits,
  JobsFileQuery,
  PeriodNumbers,
  PeriodQuery,
  SessionReport,
} from '../analytics.schema.ts'
import { collectInteraction, collectSession, type Reporter } from './collecting.service.ts'
import { jobsFile } from './jobs-file.ts'
import { readAnalytics, readGrowth, readIssueVisits, readPeriod } from './numbers.service.ts'

const reportLimit = limitInMemory('address', { times: 120, seconds: 60 })

function reporterOf(c: Context<AppEnv>): Reporter {
  return { viewer: c.var.viewer, address: c.var.address, userAgent: c.req.header('user-agent') ?? '' }
}

export const analyticsRoutes = new Hono<AppEnv>()
  .post(
    '/analytics/session',
    says('Reports a session, after consent', { 204: null }),
    open,
    reportLimit,
    body(SessionReport),
    (c) => {
      collectSession(c.var.deps, reporterOf(c), c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/analytics/interaction',
    says('Reports what was done with a listing, after consent', { 204: null }),
    open,
    reportLimit,
    body(InteractionReport),
    (c) => {
      collectInteraction(c.var.deps, reporterOf(c), c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .get('/admin/analytics', says('The numbers of the site', { 200: Analytics }), staffOnly('listings'), async (c) =>
    c.json(await readAnalytics(c.var.deps)),
  )
  .get(
    '/admin/analytics/period',
    says('A period of days beside the one before it', { 200: PeriodNumbers }),
    staffOnly('listings'),
    query(PeriodQuery),
    async (c) => c.json(await readPeriod(c.var.deps, c.req.valid('query').days)),
  )
  .get(
    '/admin/growth',
    says('Where visitors, new people and members came from, and which listings led to memberships', { 200: Growth }),
    adminOnly,
    query(GrowthQuery),
    async (c) => c.json(await readGrowth(c.var.deps, c.req.valid('query').days)),
  )
  .get(
    '/admin/newsletter/visits',
    says('Visits by links of each issue, in sum, of those who agreed to be counted', { 200: IssueVisits }),
    staffOnly('newsletter'),
    async (c) => c.json({ issues: await readIssueVisits(c.var.deps) }),
  )
  .get(
    '/admin/jobs.csv',
    says('Every listing that the filter finds, with its numbers, as a file'),
    staffOnly('listings'),
    query(JobsFileQuery),
    (c) => answerCsv(c, jobsFile(c.var.deps, c.req.valid('query'))),
  )
