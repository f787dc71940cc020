// The demo's member has books like everybody else, and a payment adds a year to what is there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDemoAccounts, demoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { findCredentials } from '#features/accounts/server/accounts.store.ts'
import { addDemoNewcomers } from '#features/accounts/server/newcomers.demo.ts'
import { aFreeMember } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import { addDemoMemberships } from './membership.demo.ts'
import { tallyNgos } from './ngo.store.ts'
import { addDemoPayments } from './payments.demo.ts'
import { aCheckout, aYearAfter, checkTheBooks, completed, deliver, startPayments } from './payments.fixture.ts'

let app: TestApi
beforeAll(async () => {
  app = await startPayments()
})
afterAll(() => app.stop())

test("the demo's member extends from the end that is shown, however often the demo is started", async () => {
  const { orm } = app.deps.db
  const { email } = demoAccounts.find(({ isMember }) => isMember)!
  const readEnd = async () => new Date((await findCredentials(orm, { email }))!.user.subscriptionEndDate!)
  for (let start = 0; start < 2; start += 1) {
    await orm.transaction(async (tx) => {
      await addDemoAccounts(app.deps, tx)
      await addDemoMemberships(app.deps, tx)
      await addDemoPayments(app.deps, tx)
    })
  }
  await checkTheBooks(app)
  const shown = await readEnd()
  await deliver(app, completed(aCheckout({ customer_details: { email } })))
  expect(await readEnd()).toEqual(aYearAfter(shown))
  await checkTheBooks(app)
})

test("the demo's payments stand in the books, and their part goes to organisations", async () => {
  const { db } = app.deps
  for (let n = 0; n < 4; n += 1) {
    const { user } = await aFreeMember(app)
    await db.pool.query(`update users set created_at = created_at - interval '400 days' where id = $1`, [user.id])
  }
  await db.pool.query('delete from membership_ledger')
  await db.pool.query(`update users set subscription_type = 'Free', subscription_end_date = null`)
  await db.pool.query('delete from payments; delete from gift_codes')
  await db.orm.transaction((tx) => addDemoPayments(app.deps, tx))
  await checkTheBooks(app)
  const { rows } = await db.pool.query('select status, count(*)::int as n from payments group by 1 order by 1')
  expect(rows).toEqual([
    { status: 'granted', n: 4 },
    { status: 'unmatched', n: 2 },
  ])
  expect((await tallyNgos(db.orm, 'usd')).reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(4 * 2990)
})

test('some of those who came lately have paid, so that it can be seen what brings members', async () => {
  const { db } = app.deps
  await db.pool.query('delete from payments; delete from gift_codes')
  await db.orm.transaction(async (tx) => {
    await addDemoNewcomers(app.deps, tx)
    await addDemoPayments(app.deps, tx)
  })
  await checkTheBooks(app)
  const { rows } = await db.pool.query(
    `select count(*)::int as n, bool_and(p.created_at > u.created_at and p.created_at <= $1) as "isLater"
      from payments p join users u on u.id = p.user_id where u.email like '%@people.example'`,
    [app.deps.clock.now()],
  )
  expect(rows).toEqual([{ n: 6, isLater: true }])
})
