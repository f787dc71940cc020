// HTTP for memberships: parse, ask the service, answer.
import { Hono } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { answerCsv } from '#http/csv-answer.ts'
import { limitShared } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { personRead, staffRead } from '#http/staff-read.ts'
import { body, params, query } from '#http/validate.ts'
import { adminOnly, open, signedIn } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import * as schema from '../membership.schema.ts'
import { listGiftCodes } from './gifts.store.ts'
import { readGiving } from './giving.service.ts'
import { listLedger } from './ledger.store.ts'
import { giftCodeChange, membershipChange, newGiftCodes, paymentChange } from './membership.audit.ts'
import * as service from './membership.service.ts'
import { assignPayment, dismissPayment } from './payments.service.ts'
import { paymentsFile } from './payments-file.ts'
import { checkPrice } from './price-check.service.ts'
import { listPayments, readPayment, readRevenue } from './revenue.service.ts'

const giftLimit = limitShared('gift', 'member', { times: 10, seconds: 3600 })

export const membershipRoutes = new Hono<AppEnv>()
  .get('/membership', says('Where to pay, and what was chosen', { 200: schema.MembershipState }), signedIn, async (c) =>
    c.json(await service.readState(c.var.deps, c.var.actor)),
  )
  .post(
    '/membership/consent',
    says('Keeps what was agreed to before paying', { 204: null }),
    signedIn,
    body(schema.ConsentForm),
    async (c) => {
      await service.recordConsent(c.var.deps, c.var.actor)
      return c.body(null, 204)
    },
  )
  .post(
    '/membership/ngo',
    says('Chooses who gets a part of the fee', { 200: schema.NgoChoice }),
    signedIn,
    body(schema.NgoChoice),
    async (c) => {
      await service.giveTo(c.var.deps, c.var.actor, c.req.valid('json').ngo)
      return c.json(c.req.valid('json'))
    },
  )
  .post(
    '/membership/redeem',
    says('Redeems a gift code', { 204: null }),
    signedIn,
    giftLimit,
    body(schema.GiftRedemption),
    async (c) => {
      await service.redeemGift(c.var.deps, c.var.actor, c.req.valid('json').code)
      return c.body(null, 204)
    },
  )
  .get(
    '/admin/payments',
    says('Payments, by status, person, reference and day', { 200: schema.PaymentPage }),
    adminOnly,
    query(schema.PaymentSearch),
    async (c) => c.json(await listPayments(c.var.deps, c.req.valid('query'))),
  )
  .get(
    '/admin/payments.csv',
    says('Every payment that the filter finds, as a file'),
    adminOnly,
    query(schema.PaymentSearch),
    staffRead({ act: 'Saves a list of payments as a file', subject: () => null }),
    (c) => answerCsv(c, paymentsFile(c.var.deps, c.req.valid('query'))),
  )
  .get(
    '/admin/revenue',
    says('Money and memberships by month', { 200: schema.Revenue }),
    adminOnly,
    query(schema.RevenueSearch),
    async (c) => c.json({ months: await readRevenue(c.var.deps, c.req.valid('query')) }),
  )
  .post(
    '/admin/payments/:id/assign',
    says('Gives a payment to a member', { 200: schema.Payment }),
    adminOnly,
    params(ById),
    body(schema.Assignment),
    adminAct(paymentChange),
    async (c) => {
      const { id } = c.req.valid('param')
      await assignPayment(c.var.deps, c.var.actor.username, id, c.req.valid('json').userId)
      return c.json(await readPayment(c.var.deps, id))
    },
  )
  .post(
    '/admin/payments/:id/dismiss',
    says('Puts a payment aside', { 200: schema.Payment }),
    adminOnly,
    params(ById),
    body(schema.Dismissal),
    adminAct(paymentChange),
    async (c) => {
      const { id } = c.req.valid('param')
      await dismissPayment(c.var.deps, id, c.req.valid('json').reason)
      return c.json(await readPayment(c.var.deps, id))
    },
  )
  .get(
    '/admin/users/:id/membership',
    says('The ledger of a membership', { 200: schema.LedgerAnswer }),
    adminOnly,
    params(ById),
    personRead,
    async (c) => c.json({ entries: await listLedger(c.var.deps.db.orm, c.req.valid('param').id) }),
  )
  .post(
    '/admin/users/:id/membership',
    says('Grants time, or ends a membership', { 204: null }),
    adminOnly,
    params(ById),
    body(schema.MembershipChange),
    adminAct(membershipChange),
    async (c) => {
      await service.changeMembership(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .get('/admin/gift-codes', says('Gift codes, newest first', { 200: schema.GiftCodeList }), adminOnly, async (c) =>
    c.json({ codes: await listGiftCodes(c.var.deps.db.orm) }),
  )
  .post(
    '/admin/gift-codes',
    says('Makes gift codes', { 201: schema.GiftCodes }),
    adminOnly,
    body(schema.GiftDraft),
    adminAct(newGiftCodes),
    async (c) => c.json({ codes: await service.makeGiftCodes(c.var.deps, c.req.valid('json')) }, 201),
  )
  .delete(
    '/admin/gift-codes/:code',
    says('Takes a gift code back that nobody has used', { 204: null }),
    adminOnly,
    params(schema.ByCode),
    adminAct(giftCodeChange),
    async (c) => {
      await service.revokeGift(c.var.deps, c.req.valid('param').code)
      return c.body(null, 204)
    },
  )
  .get('/ngos', says('What was given to whom, by quarter', { 200: schema.NgoQuarters }), open, async (c) =>
    answer(c, await readGiving(c.var.deps)),
  )
  .get(
    '/admin/price-check',
    says('With which amounts payments came in lately', { 200: schema.PriceCheck }),
    adminOnly,
    async (c) => c.json(await checkPrice(c.var.deps)),
  )
  .get('/admin/ngos', says('What goes to whom', { 200: schema.NgoTally }), adminOnly, async (c) =>
    c.json({ tally: await service.readNgoTally(c.var.deps) }),
  )
