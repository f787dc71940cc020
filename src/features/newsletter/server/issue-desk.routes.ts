// HTTP for admins: the coming issue and the numbers of past ones.
import { Hono } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { body, bodyOrNone, params, query } from '#http/validate.ts'
import { staffOnly } from '#http/who-is-asking.ts'
import * as schema from '../newsletter.schema.ts'
import type { ReadArticle } from './issue.service.ts'
import * as desk from './issue-desk.service.ts'
import { resumeIssue, stopIssue } from './issue-stop.service.ts'
import { begunIssueChange, issueChange, trialIssue } from './newsletter.audit.ts'

export const issueDeskRoutes = (readArticle: ReadArticle) =>
  new Hono<AppEnv>()
    .get(
      '/admin/newsletter',
      says('The coming issue and the numbers of past ones', { 200: schema.NewsletterDesk }),
      staffOnly('newsletter'),
      async (c) => c.json(await desk.readDesk(c.var.deps, readArticle)),
    )
    .get(
      '/admin/newsletter/preview',
      says('The coming issue as members, free members or outsiders will get it', { 200: schema.Preview }),
      staffOnly('newsletter'),
      query(schema.VariantChoice),
      async (c) => c.json(await desk.previewIssue(c.var.deps, readArticle, c.req.valid('query').variant)),
    )
    .get(
      '/admin/newsletter/issues/:week',
      says('A past issue as it was sent', { 200: schema.Preview }),
      staffOnly('newsletter'),
      params(schema.ByWeek),
      query(schema.VariantChoice),
      async (c) => {
        const [{ week }, { variant }] = [c.req.valid('param'), c.req.valid('query')]
        return c.json(await desk.readPastIssue(c.var.deps, week, variant))
      },
    )
    .patch(
      '/admin/newsletter',
      says('Writes subject and intro of the coming issue', { 200: schema.IssueAnswer }),
      staffOnly('newsletter'),
      body(schema.IntroSaving),
      adminAct(issueChange),
      async (c) => c.json(await desk.editIntro(c.var.deps, c.req.valid('json'))),
    )
    .post(
      '/admin/newsletter/test',
      says('Sends the coming issue to the caller only, with words that need not be saved', { 204: null }),
      staffOnly('newsletter'),
      query(schema.VariantChoice),
      bodyOrNone(schema.TrialDraft),
      adminAct(trialIssue),
      async (c) => {
        const { variant } = c.req.valid('query')
        await desk.sendTrial(c.var.deps, readArticle, c.var.actor, { variant, draft: c.req.valid('json') })
        return c.body(null, 204)
      },
    )
    .post(
      '/admin/newsletter/skip',
      says('Skips the coming issue', { 200: schema.IssueAnswer }),
      staffOnly('newsletter'),
      bodyOrNone(schema.WeekMeant),
      adminAct(issueChange),
      async (c) => c.json(await desk.skipIssue(c.var.deps, c.req.valid('json'))),
    )
    .post(
      '/admin/newsletter/send',
      says('Sends the coming issue now', { 202: schema.IssueAnswer }),
      staffOnly('newsletter'),
      bodyOrNone(schema.WeekMeant),
      adminAct(issueChange),
      async (c) => c.json(await desk.sendNow(c.var.deps, readArticle, c.req.valid('json')), 202),
    )
    .post(
      '/admin/newsletter/issues/:week/stop',
      says('Stops an issue that is on its way: letters that have not gone out stay here', { 200: schema.IssueAnswer }),
      staffOnly('newsletter'),
      params(schema.ByWeek),
      adminAct(begunIssueChange),
      async (c) => c.json(await stopIssue(c.var.deps, c.req.valid('param').week)),
    )
    .post(
      '/admin/newsletter/issues/:week/resume',
      says('Lets a stopped issue go on to those who have not had it, perhaps with other words', {
        202: schema.IssueAnswer,
      }),
      staffOnly('newsletter'),
      params(schema.ByWeek),
      bodyOrNone(schema.TrialDraft),
      adminAct(begunIssueChange),
      async (c) => c.json(await resumeIssue(c.var.deps, c.req.valid('param').week, c.req.valid('json')), 202),
    )
