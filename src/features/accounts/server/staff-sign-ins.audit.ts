// Who of the team signs in, from where, and how often a wrong password or code was tried before: rows of the audit log.
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { countUp, forgetCounts, readCounts } from '#platform/rate-counters.ts'
import { truncateAddress } from '#shared/addresses.ts'
import { Refusal } from '#shared/refusal.ts'
import { isStaff } from '#shared/staff.ts'
import { type LoginForm, SignedIn, type User } from '../account.schema.ts'
import { findCredentials, findUser } from './accounts.store.ts'
import { findChallenge } from './challenges.store.ts'
import { deviceName } from './device-name.ts'

const countedSeconds = 86_400
/** The first wrong password of a day, and then every tenth: a flood of them must not drown the log. */
const isWorthARow = (count: number) => count % 10 === 1

type Failure = 'Somebody tried a wrong password' | 'Somebody with the right password tried a wrong code'

const failuresOf = (user: User, what: Failure) => `staff-failures:${what}:${user.id}`

function whereFrom(c: Context<AppEnv>) {
  return { device: deviceName(c.req.header('user-agent') ?? ''), address: truncateAddress(c.var.address) }
}

/** With a password there is an address; a code or a passkey has none. */
type Form = Partial<LoginForm> | { challenge: string } | { response: unknown }

/** Before the handler of whatever opens a session. Without its row, nobody of the team gets a token. */
export const watchStaffSignIns: MiddlewareHandler<AppEnv, string, { out: { json: Form } }> = async (c, next) => {
  const form = c.req.valid('json')
  // Before it is answered: the last wrong code ends the question.
  const asked = 'challenge' in form ? await findAsked(c, form.challenge) : null
  await next()
  const refused = c.error instanceof Refusal ? c.error.reason : null
  if (refused === 'invalid_credentials') {
    const email = 'email' in form ? form.email : undefined
    const found = email ? await findCredentials(c.var.deps.db.orm, { email }) : null
    if (found && isStaff(found.user)) await recordFailure(c, found.user, 'Somebody tried a wrong password')
  } else if (refused === 'wrong_code') {
    if (asked && isStaff(asked)) await recordFailure(c, asked, 'Somebody with the right password tried a wrong code')
  } else if (!c.error && c.res.status < 300) {
    const opened = SignedIn.safeParse(await c.res.clone().json())
    if (opened.success && isStaff(opened.data.user)) await recordOrTakeBack(c, opened.data.user)
  }
}

async function findAsked(c: Context<AppEnv>, token: string): Promise<User | null> {
  const { db, clock } = c.var.deps
  const asked = await findChallenge(db.orm, { token, purpose: 'second_step', now: clock.now() })
  return asked?.userId ? findUser(db.orm, asked.userId) : null
}

async function recordOrTakeBack(c: Context<AppEnv>, user: User): Promise<void> {
  try {
    await recordSignIn(c, user)
  } catch (error) {
    c.header('Set-Cookie', undefined)
    throw error
  }
}

async function recordSignIn(c: Context<AppEnv>, user: User): Promise<void> {
  const { deps, recordAct } = c.var
  const now = deps.clock.now()
  const [passwords, codes] = [
    failuresOf(user, 'Somebody tried a wrong password'),
    failuresOf(user, 'Somebody with the right password tried a wrong code'),
  ]
  await deps.db.orm.transaction(async (tx) => {
    const counts = await readCounts(tx, [passwords, codes], now)
    await forgetCounts(tx, [passwords, codes])
    const before = { wrong_passwords_before: counts.get(passwords)?.count ?? 0 }
    const wrongCodes = counts.get(codes)?.count ?? 0
    const after = { ...whereFrom(c), ...before, ...(wrongCodes > 0 ? { wrong_codes_before: wrongCodes } : {}) }
    await recordAct(tx, user, { act: 'Signs in', subject: user.id, before: null, after, createdAt: now })
  })
}

async function recordFailure(c: Context<AppEnv>, user: User, act: Failure): Promise<void> {
  const { deps, recordAct } = c.var
  const now = deps.clock.now()
  await deps.db.orm.transaction(async (tx) => {
    const { count } = await countUp(tx, { key: failuresOf(user, act), seconds: countedSeconds }, now)
    if (!isWorthARow(count)) return
    const after = { ...whereFrom(c), tries_in_a_day: count }
    await recordAct(tx, user, { act, subject: user.id, before: null, after, createdAt: now })
  })
}
