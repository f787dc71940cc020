// What of a person leaves the records of payments with the account.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { aFreeMember, anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { partialRefunds, payments } from './membership.table.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

test('a payment that never found its account loses the address too, when its owner had verified it', async () => {
  const [owner, claimer] = [await aFreeMember(app), await aFreeMember(app)]
  await updateUser(app.deps.db.orm, owner.user.id, { emailVerified: true })
  const now = app.deps.clock.now()
  await app.deps.db.orm.insert(payments).values([
    { sessionId: 'cs_owner', email: owner.email.toUpperCase(), status: 'unmatched', createdAt: now },
    { sessionId: 'cs_claimer', email: claimer.email, status: 'unmatched', createdAt: now },
  ])
  for (const person of [owner, claimer])
    expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
  const rows = await app.deps.db.orm.select({ id: payments.sessionId, email: payments.email }).from(payments)
  expect(Object.fromEntries(rows.map(({ id, email }) => [id, email]))).toEqual({
    cs_owner: null,
    cs_claimer: claimer.email,
  })
})

test('a copy of one’s data holds a payment that waits for the desk, once the address is one’s own', async () => {
  const person = await aFreeMember(app)
  const waiting = { email: person.email.toUpperCase(), payerName: 'Ada M.', amount: 1_990, reason: 'wrong_amount' }
  await app.deps.db.orm
    .insert(payments)
    .values({ ...waiting, sessionId: 'cs_waiting', status: 'unmatched', createdAt: app.deps.clock.now() })
  const readOwn = async () =>
    (await app.as(person)<{ payments: object[] }>('GET', `/api/users/${person.user.id}/export`)).body.payments
  expect(await readOwn()).toEqual([])
  await updateUser(app.deps.db.orm, person.user.id, { emailVerified: true })
  expect(await readOwn()).toMatchObject([{ amount: 1_990, payerName: 'Ada M.', status: 'unmatched' }])
})

test('a copy of one’s data says what of a payment went back', async () => {
  const person = await aFreeMember(app)
  const [{ id: userId }, at, paymentIntent] = [person.user, app.deps.clock.now(), 'pi_partly']
  const paid = {
    userId,
    paymentIntent,
    sessionId: 'cs_partly',
    amount: 2_990,
    status: 'granted',
    createdAt: at,
  } as const
  await app.deps.db.orm.insert(payments).values(paid)
  for (const amount of [400, 250]) await app.deps.db.orm.insert(partialRefunds).values({ paymentIntent, amount, at })
  const { body } = await app.as(person)<{ payments: object[] }>('GET', `/api/users/${userId}/export`)
  expect(body.payments).toMatchObject([{ amount: 2_990, partlyRefunded: 650 }])
  expect(JSON.stringify(body.payments)).not.toContain(paymentIntent)
})

test('the name of who paid without an address leaves with the account', async () => {
  const person = await aFreeMember(app)
  const paid = { userId: person.user.id, sessionId: 'cs_nameless', payerName: 'Ada Marsh', status: 'granted' } as const
  await app.deps.db.orm.insert(payments).values({ ...paid, createdAt: app.deps.clock.now() })
  expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
  const [row] = await app.deps.db.orm.select().from(payments).where(eq(payments.sessionId, 'cs_nameless'))
  expect(row).toMatchObject({ userId: null, payerName: null })
})

test('the name of who gave a membership leaves the ledger with their account', async () => {
  const [giver, admin, member] = [await anAdmin(app), await anAdmin(app), await aFreeMember(app)]
  const path = `/api/admin/users/${member.user.id}/membership`
  for (const by of [giver, admin]) await app.as(by)('POST', path, { action: 'grant', days: 3, reason: 'For a fair' })
  expect((await app.as(giver)('DELETE', `/api/users/${giver.user.id}`)).status).toBe(204)
  const { body } = await app.as(admin)<{ entries: { by: string }[] }>('GET', path)
  expect(body.entries.map(({ by }) => by)).toEqual([admin.user.username, 'a former administrator'])
})
