// Signing up, in and out. Knows rules and stores; nothing of HTTP or React.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { checkAgainstNobody, checkPassword, hashPassword, needsRehash } from '#platform/passwords.ts'
import { newToken } from '#platform/tokens.ts'
import type { Viewer } from '#shared/actor.ts'
import { emailKey } from '#shared/form-fields.ts'
import { isStaff } from '#shared/staff.ts'
import { refuse } from '../account.refusals.ts'
import { seenEveryMs } from '../account.rules.ts'
import type { LoginForm, Registration, User } from '../account.schema.ts'
import type { SecondFactorAsked } from '../second-factor.schema.ts'
import { readsAsStaff } from '../staff-names.rules.ts'
import * as accounts from './accounts.store.ts'
import { beginAttempt } from './login-guard.ts'
import { refuseIfCommon } from './password-choice.ts'
import { peopleRegion } from './people.cache.ts'
import { askForSecondFactor, lacksSecondFactor } from './second-factor-question.service.ts'
import * as sessions from './sessions.store.ts'
import { type Place, rememberPlace } from './sign-in-places.store.ts'
import { refuseSuspended, refuseSuspendedAddress } from './suspension.service.ts'
import { mailVerification } from './verification.service.ts'

/** The browser that signs in, as far as we keep it. */
export type Browser = Place & { browser: string; device: string; address: string }
export type NewSession = { token: string; cookie: string; browser: string; user: User }

export async function register(deps: Deps, form: Registration, browser: Browser): Promise<NewSession> {
  const isFirstAdmin = emailKey(form.email) === emailKey(deps.config.firstAdmin?.email ?? '')
  if (!isFirstAdmin && readsAsStaff(form.username)) throw refuse('invalid', 'username_reads_as_staff', 'username')
  refuseIfCommon(form.password, form, 'password')
  await refuseSuspendedAddress(deps, form.email)
  await refuseIfTaken(deps, form)
  const passwordHash = await hashPassword(form.password)
  return peopleRegion(deps).change(deps.db, async (tx) => {
    const { username, email, firstName, lastName } = form
    const createdAt = deps.clock.now()
    const user = await accounts.insertUser(tx, { username, email, firstName, lastName, passwordHash, createdAt })
    if (!user) throw await whatIsTaken(deps, tx, form)
    await mailVerification(deps, tx, user)
    return openSession(deps, tx, user, browser)
  })
}

async function refuseIfTaken({ db, clock }: Deps, form: { username: string; email: string }): Promise<void> {
  if (await accounts.isEmailTaken(db.orm, form.email, { now: clock.now() }))
    throw refuse('conflict', 'email_taken', 'email')
  if (await accounts.isUsernameTaken(db.orm, form.username)) throw refuse('conflict', 'username_taken', 'username')
}

/** Somebody was faster between our look and our insert. By its connection: when all are in use, nobody would get another. */
async function whatIsTaken({ clock }: Deps, tx: Sql, form: { email: string }) {
  const byEmail = await accounts.isEmailTaken(tx, form.email, { now: clock.now() })
  return byEmail ? refuse('conflict', 'email_taken', 'email') : refuse('conflict', 'username_taken', 'username')
}

/** A session, or the question for the second factor. */
export type SignInOutcome = NewSession | SecondFactorAsked

export function signIn(deps: Deps, form: LoginForm, browser: Browser): Promise<SignInOutcome> {
  return signInThrough('front', deps, form, browser)
}

/** The team's door: others are told so, and get nothing. */
export function signInAsAdmin(deps: Deps, form: LoginForm, browser: Browser): Promise<SignInOutcome> {
  return signInThrough('admin', deps, form, browser)
}

async function signInThrough(
  door: 'front' | 'admin',
  deps: Deps,
  form: LoginForm,
  browser: Browser,
): Promise<SignInOutcome> {
  const attempt = await beginAttempt(deps, { email: form.email, place: browser })
  const found = await accounts.findCredentials(deps.db.orm, { email: form.email })
  const isRight = found
    ? await checkPassword(found.passwordHash, form.password)
    : await checkAgainstNobody(form.password)
  if (!found || !isRight) throw refuse('unauthenticated', 'invalid_credentials')
  if (door === 'admin' && !isStaff(found.user)) throw refuse('forbidden', 'not_an_admin')
  await attempt.passed()
  await refuseSuspended(deps, deps.db.orm, found.user.id)
  const asked = await askForSecondFactor(deps, found.user.id)
  if (asked) return asked
  await attempt.succeeded()
  const fresh = needsRehash(found.passwordHash) ? await hashPassword(form.password) : null
  return deps.db.orm.transaction(async (tx) => {
    const current = await accounts.lockPasswordHash(tx, found.user.id)
    const isSame = current === found.passwordHash
    // Checking takes a while, and its owner may have chosen another meanwhile: then that one counts.
    if (!isSame && !(current && (await checkPassword(current, form.password))))
      throw refuse('unauthenticated', 'invalid_credentials')
    return openSession(deps, tx, found.user, browser, isSame && fresh ? { passwordHash: fresh } : {})
  })
}

/** Every way in ends here, once all that was asked for has been given. */
export async function openSession(
  deps: Deps,
  tx: Sql,
  user: User,
  browser: Browser,
  change: accounts.UserChange = {},
): Promise<NewSession> {
  const now = deps.clock.now()
  const token = newToken('ses')
  const cookie = newToken('cok')
  const current = await accounts.updateUser(tx, user.id, { ...change, lastLogin: now })
  if (!current) throw refuse('unauthenticated', 'invalid_credentials')
  await refuseSuspended(deps, tx, user.id)
  await sessions.insertSession(tx, {
    userId: user.id,
    token,
    cookie,
    device: browser.device,
    address: browser.address,
    now,
  })
  await rememberPlace(tx, user.id, browser, now)
  return { token, cookie, browser: browser.browser, user: current }
}

/** Who is behind a token or a cookie. */
export async function identify(
  deps: Deps,
  { kind, value }: { kind: 'bearer' | 'cookie'; value: string },
): Promise<Viewer> {
  const { db, clock } = deps
  const now = clock.now()
  const found = await sessions.findSession(db.orm, kind, value, now)
  if (!found) return null
  const { actor, lastSeenAt } = found
  if (now.getTime() - lastSeenAt.getTime() > seenEveryMs) await sessions.markSeen(db.orm, actor.sessionId, now)
  return { ...actor, mustSetUpSecondFactor: await lacksSecondFactor(deps, actor) }
}

export async function signOut({ db }: Deps, actor: { id: string; sessionId: string }): Promise<void> {
  await sessions.endSession(db.orm, actor.id, actor.sessionId)
}

/** A browser that kept its token but lost its cookie gets a new one, so that pages are rendered for the right person. */
export async function renewCookie({ db }: Deps, sessionId: string, cookie: string | undefined): Promise<string | null> {
  if (cookie && (await sessions.isCookieOfSession(db.orm, sessionId, cookie))) return null
  const fresh = newToken('cok')
  await sessions.replaceCookie(db.orm, sessionId, fresh)
  return fresh
}
