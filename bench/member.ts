// The people in whose name cases ask: registered through the API, then given a plan or a role.
import { randomBytes } from 'node:crypto'
import type { SignedIn } from '#features/accounts/account.schema.ts'
import { setMembership } from '#features/accounts/server/accounts.store.ts'
import type { Db } from '#platform/db.ts'
import type { Member } from './bench-case.ts'

export async function registerMember(url: string, db: Db): Promise<Member> {
  const name = `bench-${randomBytes(6).toString('hex')}`
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: name,
      email: `${name}@mail.example`,
      password: randomBytes(12).toString('hex'),
      firstName: 'Ada',
      lastName: 'Marsh',
    }),
  })
  if (response.status !== 201) throw new Error(`Registering answered ${response.status}: ${await response.text()}`)
  const { token, user } = (await response.json()) as SignedIn
  const subscriptionEndDate = new Date(Date.now() + 365 * 86_400_000)
  await setMembership(db.orm, user.id, { subscriptionType: 'Annual', subscriptionEndDate })
  return { id: user.id, token, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

export async function registerAdmin(url: string, db: Db): Promise<Member> {
  const admin = await registerMember(url, db)
  await db.pool.query(`update users set role = 'admin' where id = $1`, [admin.id])
  return admin
}
