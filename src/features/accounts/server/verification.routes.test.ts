// The link that confirms the address of a new account: once, within a week, and for the address it was sent to alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenIn } from '#testing/outbox-letters.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { findUser } from './accounts.store.ts'

const week = 7 * 86_400_000

let app: TestApi
beforeAll(async () => {
  app = await startApi()
  app.stopClock()
})
afterAll(() => app.stop())

const linkTo = (email: string) => tokenIn(app, email, /confirm your e-mail/)
const verify = async (token: string) => (await app.call('POST', '/api/verify-email', { token })).status
const isVerified = async ({ user }: Person) => (await findUser(app.deps.db.orm, user.id))?.emailVerified

test('it is good for a week, and once', async () => {
  const [prompt, late] = [await aFreeMember(app), await aFreeMember(app)]
  const [token, lateToken] = [await linkTo(prompt.email), await linkTo(late.email)]
  app.advance(week - 1)
  expect([await verify(token), await isVerified(prompt)]).toEqual([204, true])
  expect(await verify(token)).toBe(404)
  app.advance(1)
  expect([await verify(lateToken), await isVerified(late)]).toEqual([404, false])
})

test('it confirms nothing once the desk has corrected the address, whose own link does', async () => {
  const [admin, person] = [await anAdmin(app), await aFreeMember(app)]
  const token = await linkTo(person.email)
  const email = `right-${person.email}`
  // A letter's key names the moment.
  app.advance(1_000)
  expect((await app.as(admin)('PUT', `/api/admin/users/${person.user.id}/email`, { email })).status).toBe(200)
  expect([await verify(token), await isVerified(person)]).toEqual([404, false])
  expect([await verify(await linkTo(email)), await isVerified(person)]).toEqual([204, true])
})
