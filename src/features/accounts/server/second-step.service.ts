// The second step of signing in, by a code; and signing in by a passkey, which needs no first one.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { isStaff } from '#shared/staff.ts'
import { refuse } from '../account.refusals.ts'
import type { User } from '../account.schema.ts'
import { refuseFactor } from '../second-factor.refusals.ts'
import type { PasskeySignIn, SecondStep } from '../second-factor.schema.ts'
import { findUser } from './accounts.store.ts'
import { countTry, findChallenge, insertChallenge, takeChallenge } from './challenges.store.ts'
import { beginAttempt } from './login-guard.ts'
import { findCredential, listCredentials, markUsed } from './passkeys.store.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { challengeIn, checkSignIn, signInOptions } from './relying-party.ts'
import { findTotp, takeRecoveryCode, takeTotpStep } from './second-factor.store.ts'
import { tellRecoveryCodeUsed } from './second-factor-notice.service.ts'
import { type Browser, type NewSession, openSession } from './sign-in.service.ts'
import { findStep } from './totp.ts'

/** A wrong code counts for the account as a wrong password does, and as one of the challenge's tries. */
export async function signInByCode(deps: Deps, { challenge, code }: SecondStep, browser: Browser): Promise<NewSession> {
  const { db, clock } = deps
  const asked = { token: challenge, purpose: 'second_step', now: clock.now() } as const
  const user = await whoWasAsked(deps, challenge)
  if (!user) throw refuseFactor('unauthenticated', 'challenge_over')
  const attempt = await beginAttempt(deps, { email: user.email, place: browser })
  if (!(await countTry(db.orm, asked))) {
    await attempt.passed()
    throw refuseFactor('unauthenticated', 'challenge_over')
  }
  const session = await db.orm.transaction(async (tx) => {
    if (!(await takeCode(deps, tx, user, code))) throw refuseFactor('unauthenticated', 'wrong_code', 'code')
    if (!(await takeChallenge(tx, asked))) throw refuseFactor('unauthenticated', 'challenge_over')
    return openSession(deps, tx, user, browser)
  })
  await attempt.succeeded()
  return session
}

async function whoWasAsked({ db, clock }: Deps, challenge: string): Promise<User | null> {
  const asked = await findChallenge(db.orm, { token: challenge, purpose: 'second_step', now: clock.now() })
  return asked?.userId ? findUser(db.orm, asked.userId) : null
}

async function takeCode(deps: Deps, tx: Sql, user: User, code: string): Promise<boolean> {
  const now = deps.clock.now()
  const digits = code.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const totp = await findTotp(tx, user.id)
    const step = totp?.confirmedAt ? findStep(totp.secret, digits, now) : null
    return step !== null && takeTotpStep(tx, user.id, step)
  }
  const left = await takeRecoveryCode(tx, user.id, hashRecoveryCode(code), now)
  if (left === null) return false
  await tellRecoveryCodeUsed(deps, tx, user, left)
  return true
}

/** After the password only that person's passkeys are asked for; without it the browser lets people choose. */
export async function askForPasskey(deps: Deps, challenge?: string) {
  const { db, clock, config } = deps
  const user = challenge === undefined ? null : await whoWasAsked(deps, challenge)
  if (challenge !== undefined && !user) throw refuseFactor('unauthenticated', 'challenge_over')
  const options = await signInOptions(config, user ? await listCredentials(db.orm, user.id) : [])
  const question = { token: options.challenge, purpose: 'passkey_sign_in', userId: user?.id ?? null } as const
  await insertChallenge(db.orm, { ...question, now: clock.now() })
  return options
}

/** Nothing of it can be guessed, so wrong ones are not counted, and a lock by wrong passwords does not hold it. */
export async function signInByPasskey(
  deps: Deps,
  { response, door }: PasskeySignIn,
  browser: Browser,
): Promise<NewSession> {
  const { db, clock, config } = deps
  const now = clock.now()
  const challenge = challengeIn(response)
  const asked = challenge && (await takeChallenge(db.orm, { token: challenge, purpose: 'passkey_sign_in', now }))
  if (!asked) throw refuseFactor('unauthenticated', 'passkey_not_valid')
  const credential = await findCredential(db.orm, response.id)
  if (!credential) throw refuseFactor('unauthenticated', 'passkey_unknown')
  const isTheirs = asked.userId === null || asked.userId === credential.userId
  const counter = isTheirs ? await checkSignIn(config, response, { challenge, credential }) : null
  if (counter === null) throw refuseFactor('unauthenticated', 'passkey_not_valid')
  return db.orm.transaction(async (tx) => {
    const user = await findUser(tx, credential.userId)
    if (!user || !(await markUsed(tx, credential.id, counter, now)))
      throw refuseFactor('unauthenticated', 'passkey_unknown')
    if (door === 'admin' && !isStaff(user)) throw refuse('forbidden', 'not_an_admin')
    return openSession(deps, tx, user, browser)
  })
}
