// People for tests: registered through the API, so that they are what real ones are.
import { randomBytes } from 'node:crypto'
import type { SignedIn, User } from '#features/accounts/account.schema.ts'
import { setMembership, updateUser } from '#features/accounts/server/accounts.store.ts'
import type { Role } from '#shared/actor.ts'
import type { TestApi } from './start-api.ts'

export type Person = { token: string; user: User; email: string; password: string; cookie: string }

export function newPerson(change: Record<string, unknown> = {}) {
  const id = randomBytes(6).toString('hex')
  return {
    username: `sailor-${id}`,
    email: `sailor-${id}@mail.example`,
    password: `tide-${id}`,
    firstName: 'Ada',
    lastName: 'Marsh',
    ...change,
  }
}

export async function aFreeMember(app: TestApi, change: Record<string, unknown> = {}): Promise<Person> {
  const form = newPerson(change)
  const { status, body, headers } = await app.call<SignedIn>('POST', '/api/register', form)
  if (status !== 201) throw new Error(`registration answered ${status}: ${JSON.stringify(body)}`)
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { token: body.token, user: body.user, email: form.email, password: form.password, cookie }
}

export async function aMember(app: TestApi): Promise<Person> {
  const person = await aFreeMember(app)
  const inAYear = new Date(app.deps.clock.now().getTime() + 365 * 86_400_000)
  await setMembership(app.deps.db.orm, person.user.id, { subscriptionType: 'Annual', subscriptionEndDate: inAYear })
  return person
}

export function anAdmin(app: TestApi): Promise<Person> {
  return aStaff(app, 'admin')
}

/** With a password as long as the team's are, and nothing owed. */
export async function aStaff(app: TestApi, role: Exclude<Role, 'job_seeker'>): Promise<Person> {
  const person = await aFreeMember(app, { password: `harbour-light-${randomBytes(4).toString('hex')}` })
  await updateUser(app.deps.db.orm, person.user.id, { role })
  return person
}
