// HTTP for the desk of links and for reports of listings.
import { Hono, type MiddlewareHandler } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { limitInMemory } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, params, query } from '#http/validate.ts'
import { signedIn, staffOnly } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { ByJob, Link, LinkList, LinkSearch } from '../link.schema.ts'
import { ListingReportDraft, ListingReportList, ListingReportReceipt, Settlement } from '../listing-report.schema.ts'
import { type ByJobPath, linkChange, reportChange } from './links.audit.ts'
import * as desk from './links.service.ts'
import * as reports from './listing-reports.service.ts'
import { lookNow, type RecordWork } from './looking.service.ts'

const reportLimit = limitInMemory('member', { times: 10, seconds: 3600 })

/** What the operator asked for is written down first; then the page is looked at, outside of any transaction. */
function lookAfterwards(recordWork: RecordWork): MiddlewareHandler<AppEnv, string, ByJobPath> {
  return async (c, next) => {
    await next()
    if (c.res.status !== 202) return
    const { jobId } = c.req.valid('param')
    const { deps } = c.var
    if (await lookNow({ ...deps, recordWork }, jobId)) c.res = c.json(await desk.readLink(deps, jobId), 200)
  }
}

export const guardianRoutes = (recordWork: RecordWork) =>
  new Hono<AppEnv>()
    .get(
      '/admin/links',
      says('Where listings lead, what is doubtful first', { 200: LinkList }),
      staffOnly('listings'),
      query(LinkSearch),
      async (c) => c.json({ links: await desk.readLinks(c.var.deps, c.req.valid('query').state) }),
    )
    .post(
      '/admin/links/:jobId/check',
      says('Looks at a listing’s page now, or as soon as its host’s turn comes', { 200: Link, 202: Link }),
      staffOnly('listings'),
      params(ByJob),
      lookAfterwards(recordWork),
      adminAct(linkChange),
      async (c) => c.json(await desk.askForLook(c.var.deps, c.req.valid('param').jobId), 202),
    )
    .post(
      '/admin/links/:jobId/keep',
      says('Keeps a listing despite a sign against its page', { 200: Link }),
      staffOnly('listings'),
      params(ByJob),
      adminAct(linkChange),
      async (c) => c.json(await desk.keepLink(c.var.deps, c.req.valid('param').jobId)),
    )
    .post(
      '/admin/links/:jobId/close',
      says('Closes a listing because of its page', { 200: Link }),
      staffOnly('listings'),
      params(ByJob),
      adminAct(linkChange),
      async (c) => c.json(await desk.closeLink(c.var.deps, c.req.valid('param').jobId)),
    )
    .post(
      '/admin/links/:jobId/reopen',
      says('Opens a listing again', { 200: Link }),
      staffOnly('listings'),
      params(ByJob),
      adminAct(linkChange),
      async (c) => c.json(await desk.reopenLink(c.var.deps, c.req.valid('param').jobId)),
    )
    .post(
      '/jobs/:id/reports',
      says('Tells the team what is wrong with a listing', { 201: ListingReportReceipt }),
      signedIn,
      reportLimit,
      params(ById),
      body(ListingReportDraft),
      async (c) =>
        c.json(await reports.reportListing(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json')), 201),
    )
    .get(
      '/admin/listing-reports',
      says('What readers reported, the oldest first', { 200: ListingReportList }),
      staffOnly('listings'),
      async (c) => c.json(await reports.readReports(c.var.deps)),
    )
    .post(
      '/admin/listing-reports/:id/settle',
      says('Settles the reports of a listing: it is kept or closed', { 204: null }),
      staffOnly('listings'),
      params(ById),
      body(Settlement),
      adminAct(reportChange),
      async (c) => {
        await reports.settleReport(c.var.deps, c.req.valid('param').id, c.req.valid('json').decision)
        return c.body(null, 204)
      },
    )
