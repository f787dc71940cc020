// Whether somebody is asked for more than a password, and the question itself.
import type { Deps } from '#platform/deps.ts'
import { newToken } from '#platform/tokens.ts'
import type { Role } from '#shared/actor.ts'
import { isStaff } from '#shared/staff.ts'
import type { SecondFactorAsked } from '../second-factor.schema.ts'
import { insertChallenge } from './challenges.store.ts'
import { hasFactor, kindsOf, readSetUp } from './second-factor.store.ts'

/** Null for who has set nothing up: the password is enough. */
export async function askForSecondFactor({ db, clock }: Deps, userId: string): Promise<SecondFactorAsked | null> {
  const secondFactor = kindsOf(await readSetUp(db.orm, userId))
  if (secondFactor.length === 0) return null
  const challenge = newToken('chl')
  await insertChallenge(db.orm, { token: challenge, purpose: 'second_step', userId, now: clock.now() })
  return { secondFactor, challenge }
}

/** Where the operator requires it of all who run the site. Nobody else costs a question to the database. */
export async function lacksSecondFactor(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  person: { id: string; role: Role },
): Promise<boolean> {
  if (config.adminSecondFactor !== 'required' || !isStaff(person)) return false
  return !hasFactor(await readSetUp(db.orm, person.id))
}
