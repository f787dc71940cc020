// A site to be harmed: everybody who calls, things to name in addresses, and a judge of every answer.
import { randomInt } from 'node:crypto'
import { inject } from 'vitest'
import { secret } from '#features/membership/server/payments.fixture.ts'
import { sendDueIssue } from '#features/newsletter/server/issue.service.ts'
import { type DescribedRoute, describeRoutes } from '#http/openapi.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '../people.ts'
import { comingFrom, startApi } from '../start-api.ts'
import { watchChanges } from './changes.ts'
import { judge } from './judge.ts'
import type { Ids, Sent } from './requests.ts'
import { isOnesOwn, makeThing, type Thing, thingsIn } from './things.ts'

export type Role = 'visitor' | 'free' | 'member' | 'admin'

/** The same everywhere, so that what holds on one machine holds on all; `any` draws another. */
export const seed = inject('fuzzSeed') === 'any' ? randomInt(2 ** 31) : Number(inject('fuzzSeed'))
export const again = `To see it again: FUZZ_SEED=${seed} npx vitest run src/testing/fuzz`

export type Fuzz = Awaited<ReturnType<typeof startFuzz>>

export async function startFuzz() {
  const app = await startApi({
    MAIL_EVENTS_SECRET: 'whsec_for_the_fuzz_test_only_0123456789',
    STRIPE_WEBHOOK_SECRET: secret,
    // Nobody is there, and that is known at once.
    OUTBOUND_TEST_HOSTS: 'reef.example=127.0.0.1:9,mail.example=127.0.0.1:9',
  })
  // This week's issue is settled: otherwise it is composed when the queue next looks, in the middle of a call.
  await sendDueIssue(app.deps, async () => null)
  const routes = describeRoutes(app.api)
  const people: Partial<Record<Role | 'patient', Person>> = {}

  /** Somebody may have been deleted, demoted or signed out on the way: that is what the calls are for. */
  async function whoIs(role: Exclude<Role, 'visitor'> | 'patient'): Promise<Person> {
    const known = people[role]
    if (known) {
      const { status, body } = await app.as(known)<{ role: string; subscriptionType: string }>('GET', '/api/user')
      const isAsBefore = (body.role === 'admin') === (role === 'admin')
      if (status === 200 && isAsBefore && (role !== 'member' || body.subscriptionType === 'Annual')) return known
    }
    const make = { admin: anAdmin, member: aMember, free: aFreeMember, patient: aFreeMember }[role]
    const person = await make(app)
    people[role] = person
    return person
  }

  // Whose things nobody but an admin may touch.
  const stranger = await aMember(app)
  const strangers: Partial<Record<Thing, string>> = {}
  // Makes what only the team can make, and is nobody whom the calls concern.
  const place = { app, admin: await anAdmin(app), owner: stranger }
  for (const thing of new Set(routes.flatMap(({ path }) => thingsIn(path).flatMap((each) => each.thing ?? []))))
    strangers[thing] = await makeThing(thing, place)
  await app.as(stranger)('PUT', `/api/logbook/${strangers.job}`, { stage: 'applied', note: 'Mine alone' })
  await app.as(stranger)('PUT', '/api/hidden/companies/Tide%20Mills')
  await app.as(stranger)('POST', '/api/favorites', { userId: stranger.user.id, jobId: strangers.job })

  async function readOwn(): Promise<unknown> {
    const own = `/api/users/${stranger.user.id}`
    const paths = ['user', 'saved-searches', 'logbook', 'hidden', 'calendar', 'calendar/reminders', 'tokens']
    const more = ['second-factor', 'membership', 'forum/settings', 'forum/profile', 'forum/berths', 'newsletter/status']
    const all = [...[...paths, ...more].map((path) => `/api/${path}`), `${own}/favorites`, `${own}/sessions`]
    return Promise.all(all.map(async (path) => [path, (await app.as(stranger)('GET', path)).body]))
  }
  const kept = await readOwn()
  const changed = await watchChanges(app.deps.db.pool)
  /** Whether all that changed up to now is told already. */
  let isTold = false

  return {
    app,
    routes,
    whoIs,
    /** What the stranger alone may change, at first and now. */
    ofStranger: async () => ({ kept, now: await readOwn() }),

    /** For each parameter: something of the caller's own, and the same of a stranger's. An admin has somebody to deal with. */
    async idsFor({ path }: DescribedRoute, role: Role, caller: Person | null): Promise<Ids> {
      isTold = false
      // Whoever is silenced or suspended could make nothing more.
      await app.deps.db.pool.query('delete from suspensions')
      const owner = role === 'admin' ? await whoIs('patient') : caller
      const ids: Record<string, string[]> = { caller: [owner?.user.id ?? stranger.user.id] }
      for (const { name, thing } of thingsIn(path)) {
        if (!thing) throw new Error(`things.ts does not say what ${name} is in ${path}`)
        // What nobody but the team can change is still there.
        const isMade = role === 'admin' || (owner && isOnesOwn(thing))
        const made = isMade && owner ? [await makeThing(thing, { app, admin: place.admin, owner })] : []
        ids[name] = [...made, strangers[thing]!]
      }
      return ids
    },

    /** Answers the status, and what is wrong with the answer, if anything. */
    async send(sent: Sent, caller: Person | null): Promise<{ status: number; fault: string | null }> {
      if (!isTold) await changed()
      const { method, path, body, type } = sent
      const headers: Record<string, string> = caller ? { authorization: `Bearer ${caller.token}` } : {}
      if (type) headers['content-type'] = type
      const content = body === undefined || method === 'GET' ? {} : { body: body as BodyInit }
      const response = await app.api.request(path, { method, headers, ...content }, comingFrom('203.0.113.7'))
      const text = await response.text()
      isTold = response.status >= 400
      const fault = judge(sent, response, text, isTold ? await changed() : [])
      const told = `${method} ${path} ${body} -> ${response.status} ${text}`.slice(0, 500)
      return { status: response.status, fault: fault && `${fault}: ${told}` }
    },
    stop: () => app.stop(),
  }
}

export function mayCall({ docs: { guard } }: DescribedRoute, role: Role): boolean {
  if (guard === 'open' || guard === 'proof') return true
  return role === 'admin' || (guard === 'signed-in' && role !== 'visitor')
}
