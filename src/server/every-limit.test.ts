// Every limit by count of a route: as many calls as it allows are answered, the next one is refused, and later it is open again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '#features/accounts/server/accounts.store.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'

const [minute, hour, day] = [60, 3_600, 86_400]
const nobody = '00000000-0000-4000-8000-000000000000'

type Limited = [route: string, times: number, seconds: number]

/** What is sent is refused for what it says, which comes after the limit; so nothing else is in the way. */
const byMember: Limited[] = [
  ['POST /api/favorites', 60, minute],
  ['PUT /api/logbook/x', 120, minute],
  ['POST /api/saved-searches', 60, hour],
  ['POST /api/applications', 10, hour],
  [`POST /api/jobs/${nobody}/reports`, 10, hour],
  ['POST /api/membership/redeem', 10, hour],
  ['POST /api/tokens', 30, minute],
  ['POST /api/verify-email/resend', 5, hour],
  ['POST /api/objects/upload', 10, minute],
  ['POST /api/forum/reports', 5, minute],
  ['GET /api/forum/people', 240, minute],
]
/** Of some calls there may be fewer in a longer time. */
const bySlowMember: Limited[] = [
  ['POST /api/objects/upload', 40, hour],
  ['POST /api/forum/reports', 40, day],
]
const byAddress: Limited[] = [
  ['POST /api/register', 20, hour],
  ['POST /api/request-password-reset', 6, hour],
  ['GET /api/verify-reset-token', 20, 10 * minute],
  ['POST /api/login/passkey', 60, 10 * minute],
  ['POST /api/newsletter', 5, hour],
  ['POST /api/analytics/session', 120, minute],
]

let app: TestApi
beforeAll(async () => {
  app = await startApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  app.stopClock()
})
afterAll(() => app.stop())

let hosts = 0
/** The flood limit counts addresses. */
const newAddress = () => `198.51.${Math.floor(++hosts / 250)}.${(hosts % 250) + 1}`

/** With a confirmed address: letters to others have limits of their own. */
async function confirmed(person: Promise<Person>): Promise<Person> {
  const who = await person
  await updateUser(app.deps.db.orm, who.user.id, { emailVerified: true })
  return who
}

function caller(route: string, who?: Person) {
  const [method, path] = route.split(' ') as [string, string]
  const call = who ? app.as(who) : app.call
  return async (address = newAddress()) => {
    const { status, headers } = await call(method, path, {}, { 'x-forwarded-for': address })
    return { isRefused: status === 429, waitSeconds: Number(headers.get('retry-after')) }
  }
}

describe('by member', () => {
  test.each(byMember)('%s: %i in %i seconds, and none for the team', async (route, times, seconds) => {
    const [who, other, admin] = await Promise.all([aFreeMember(app), aFreeMember(app), anAdmin(app)].map(confirmed))
    const call = caller(route, who)
    for (let n = 0; n < times; n += 1) expect(await call()).toMatchObject({ isRefused: false })
    expect(await call()).toEqual({ isRefused: true, waitSeconds: seconds })
    expect(await caller(route, other)()).toMatchObject({ isRefused: false })
    for (let n = 0; n <= times; n += 1) expect(await caller(route, admin)()).toMatchObject({ isRefused: false })
    app.advance(seconds * 1_000)
    expect(await call()).toMatchObject({ isRefused: false })
  })

  test.each(bySlowMember)('%s: also %i in %i seconds, however slowly they come', async (route, times, seconds) => {
    const call = caller(route, await aFreeMember(app))
    for (let n = 0; n < times; n += 1) {
      expect(await call()).toMatchObject({ isRefused: false })
      app.advance(20_000)
    }
    expect(await call()).toEqual({ isRefused: true, waitSeconds: seconds - times * 20 })
  })
})

describe('by address', () => {
  test.each(byAddress)('%s: %i in %i seconds', async (route, times, seconds) => {
    const [call, address] = [caller(route), newAddress()]
    for (let n = 0; n < times; n += 1) expect(await call(address)).toMatchObject({ isRefused: false })
    expect(await call(address)).toEqual({ isRefused: true, waitSeconds: seconds })
    expect(await call()).toMatchObject({ isRefused: false })
    app.advance(seconds * 1_000)
    expect(await call(address)).toMatchObject({ isRefused: false })
  })
})
