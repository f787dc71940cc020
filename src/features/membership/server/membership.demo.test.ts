// The demo's member has books like everybody else, and a payment adds a year to what is there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDemoAccounts, demoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { findCredentials } from '#features/accounts/server/accounts.store.ts'
import type { TestApi } from '#testing/start-api.ts'
import { addDemoMemberships } from './membership.demo.ts'
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
    })
  }
  await checkTheBooks(app)
  const shown = await readEnd()
  await deliver(app, completed(aCheckout({ customer_details: { email } })))
  expect(await readEnd()).toEqual(aYearAfter(shown))
  await checkTheBooks(app)
})
