// HTTP for what surrounds the posts: notifications, the wish to get them by mail, reports and the admins' queue.
import { Hono } from 'hono'
import { z } from 'zod'
import { adminAct } from '#http/admin-act.ts'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { leadToAskingPage } from '#http/asking-page.ts'
import { limitEdits, limitInMemory } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, bodyOrNone, params, query } from '#http/validate.ts'
import { byProof, signedIn, staffOnly } from '#http/who-is-asking.ts'
import { ById, ByToken } from '#shared/form-fields.ts'
import { HeldPostList, WordsRead } from '../held-post.schema.ts'
import { ForumSettings, MailKinds, MailKindsChange, NotificationList } from '../notification.schema.ts'
import { Removal, ReportDraft, ReportList, ReportReceipt } from '../report.schema.ts'
import { Standing } from '../standing.schema.ts'
import { chooseForumMail } from './digest.service.ts'
import { readDigestReader } from './digest-links.ts'
import { heldPostRemoval, heldPostShown, reportChange, reportedPostDeletion } from './forum.audit.ts'
import * as held from './held-posts.service.ts'
import * as notifications from './notifications.store.ts'
import * as reports from './reports.service.ts'
import { readStanding } from './standing.service.ts'

const editLimit = limitEdits()
const reportLimit = limitInMemory('member', { times: 5, seconds: 60 }, { times: 40, seconds: 86_400 })

export const forumCareRoutes = new Hono<AppEnv>()
  .get(
    '/forum/notifications',
    says('The latest replies to my topics and mentions of me', { 200: NotificationList }),
    signedIn,
    async (c) => answer(c, await notifications.listNotifications(c.var.deps.db.orm, c.var.actor.id)),
  )
  .post(
    '/forum/notifications/read',
    says('Marks all notifications as read', { 204: null }),
    signedIn,
    editLimit,
    body(z.strictObject({})),
    async (c) => {
      const { db, clock } = c.var.deps
      await notifications.markAllRead(db.orm, c.var.actor.id, clock.now())
      return c.body(null, 204)
    },
  )
  .get('/forum/settings', says('Whether notifications are mailed', { 200: ForumSettings }), signedIn, async (c) =>
    c.json({ forumMail: await notifications.wantsMail(c.var.deps.db.orm, c.var.actor.id) }),
  )
  .patch(
    '/forum/settings',
    says('Chooses whether notifications are mailed, at most once a day', { 200: ForumSettings }),
    signedIn,
    editLimit,
    body(ForumSettings),
    async (c) => {
      const settings = c.req.valid('json')
      const { deps, actor } = c.var
      await chooseForumMail(deps, actor.id, settings.forumMail)
      return c.json(settings)
    },
  )
  .get('/forum/mail-kinds', says('What the letter tells of', { 200: MailKinds }), signedIn, async (c) =>
    c.json(await notifications.readMailKinds(c.var.deps.db.orm, c.var.actor.id)),
  )
  .patch(
    '/forum/mail-kinds',
    says('Chooses what the letter tells of', { 200: MailKinds }),
    signedIn,
    editLimit,
    body(MailKindsChange),
    async (c) => {
      const { orm } = c.var.deps.db
      await notifications.setMailKinds(orm, c.var.actor.id, c.req.valid('json'))
      return c.json(await notifications.readMailKinds(orm, c.var.actor.id))
    },
  )
  .post(
    '/forum/unsubscribe',
    says('One-click stop of the daily letter (RFC 8058): the signed link is the proof', { 200: ForumSettings }),
    byProof,
    query(ByToken),
    async (c) => {
      const { deps } = c.var
      const userId = await readDigestReader(deps, c.req.valid('query').token)
      await chooseForumMail(deps, userId, false)
      return c.json({ forumMail: false })
    },
  )
  .get(
    '/forum/unsubscribe',
    says('Leads to the page that asks; changes nothing', { 302: null }),
    byProof,
    query(ByToken),
    (c) => leadToAskingPage(c, '/unsubscribe', { list: 'forum', ...c.req.valid('query') }),
  )
  .post(
    '/forum/reports',
    says('Reports a post to the admins', { 201: ReportReceipt }),
    signedIn,
    reportLimit,
    body(ReportDraft),
    async (c) => c.json(await reports.reportPost(c.var.deps, c.var.actor, c.req.valid('json')), 201),
  )
  .get('/admin/reports', says('Open reports, oldest first', { 200: ReportList }), staffOnly('forum'), async (c) =>
    c.json(await reports.listReports(c.var.deps)),
  )
  .get(
    '/admin/held-posts',
    says('Posts that wait to be looked at', { 200: HeldPostList }),
    staffOnly('forum'),
    async (c) => c.json(await held.listHeld(c.var.deps)),
  )
  .post(
    '/admin/held-posts/:id/show',
    says('Shows a post that waited to everybody', { 204: null }),
    staffOnly('forum'),
    params(ById),
    bodyOrNone(WordsRead),
    adminAct(heldPostShown),
    async (c) => {
      await held.showHeldPost(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/admin/held-posts/:id/remove',
    says('Removes a post that waited and mails the reason to its author', { 204: null }),
    staffOnly('forum'),
    params(ById),
    body(Removal),
    adminAct(heldPostRemoval),
    async (c) => {
      const { id } = c.req.valid('param')
      await held.removeHeldPost(c.var.deps, c.var.actor, id, c.req.valid('json').reason)
      return c.body(null, 204)
    },
  )
  .get(
    '/forum/standing',
    says('Whether the person may write in the forum now', { 200: Standing }),
    signedIn,
    async (c) => answer(c, await readStanding(c.var.deps, c.var.actor.id)),
  )
  .post(
    '/admin/reports/:id/keep',
    says('Keeps the reported post and settles its reports', { 204: null }),
    staffOnly('forum'),
    params(ById),
    adminAct(reportChange),
    async (c) => {
      await reports.keepReportedPost(c.var.deps, c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .post(
    '/admin/reports/:id/delete',
    says('Deletes the reported post and mails the reason to its author', { 204: null }),
    staffOnly('forum'),
    params(ById),
    body(Removal),
    adminAct(reportedPostDeletion),
    async (c) => {
      const { id } = c.req.valid('param')
      await reports.deleteReportedPost(c.var.deps, c.var.actor, id, c.req.valid('json').reason)
      return c.body(null, 204)
    },
  )
