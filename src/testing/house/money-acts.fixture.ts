// One real call for every act on payments, memberships and gift codes, and what the audit log must say of it.
import { aCheckout, completed, deliver } from '#features/membership/server/payments.fixture.ts'
import { aFreeMember } from '../people.ts'
import { type AdminActs, aPast, type House } from './audit-act.fixture.ts'

async function aPayment({ app }: House): Promise<string> {
  const stray = aCheckout()
  await deliver(app, completed(stray))
  const { rows } = await app.deps.db.pool.query('select id from payments where session_id = $1', [stray.id])
  return rows[0].id
}

export const moneyActs: AdminActs = {
  'POST /api/admin/payments/:id/assign': async (house) => {
    const [id, member] = [await aPayment(house), await aFreeMember(house.app)]
    return {
      path: `/api/admin/payments/${id}/assign`,
      body: { userId: member.user.id },
      subject: id,
      before: { status: 'unmatched', user_id: null },
      after: { status: 'granted', user_id: member.user.id },
    }
  },
  'POST /api/admin/payments/:id/dismiss': async (house) => {
    const id = await aPayment(house)
    return {
      path: `/api/admin/payments/${id}/dismiss`,
      body: { reason: 'A test of ours' },
      subject: id,
      before: { status: 'unmatched' },
      after: { status: 'dismissed', reason: 'A test of ours' },
    }
  },
  'POST /api/admin/users/:id/membership': async ({ app }) => {
    const { user } = await aFreeMember(app)
    return {
      path: `/api/admin/users/${user.id}/membership`,
      body: { action: 'grant', days: 30, reason: 'A kind word' },
      subject: user.id,
      before: { subscription_type: 'Free', subscription_end_date: null },
      after: { subscription_type: 'Annual', subscription_end_date: aPast },
    }
  },
  'POST /api/admin/gift-codes': async () => ({
    path: '/api/admin/gift-codes',
    body: { days: 90, count: 2, note: 'For the regatta' },
    subject: null,
    before: null,
    after: { days: 90, count: 2, note: 'For the regatta' },
    secrets: ['TIDE-'],
  }),
  'DELETE /api/admin/gift-codes/:code': async ({ app, admin }) => {
    const draft = { days: 90, count: 1, note: 'For nobody' }
    const { body } = await app.as(admin)<{ codes: string[] }>('POST', '/api/admin/gift-codes', draft)
    const code = body.codes[0]!
    const change = { before: { days: 90, revoked_at: null }, after: { days: 90, revoked_at: aPast } }
    return { path: `/api/admin/gift-codes/${code}`, subject: `…${code.slice(-4)}`, ...change, secrets: [code] }
  },
}
