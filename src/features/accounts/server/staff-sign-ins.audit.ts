// Who of the team signs in, from where, and how often a wrong password was tried before: rows of the audit log.
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { countUp, forgetCounts, readCounts } from '#platform/rate-counters.ts'
import { truncateAddress } from '#shared/addresses.ts'
import { Refusal } from '#shared/refusal.ts'
import { isStaff } from '#shared/staff.ts'
import { type LoginForm, SignedIn, type User } from '../account.schema.ts'
import { findCredentials } from './accounts.store.ts'
import { deviceName } from './device-name.ts'

const countedSeconds = 86_400
/** The first wrong password of a day, and then every tenth: a flood of them must not drown the log. */
const isWorthARow = (count: number) => count % 10 === 1

const failuresOf = (user: User) => `staff-failures:${user.id}`

function whereFrom(c: Context<AppEnv>) {
  return { device: deviceName(c.req.header('user-agent') ?? ''), address: truncateAddress(c.var.address) }
}

/** With a password there is an address; a code or a passkey has none. */
type Form = Partial<LoginForm> | { challenge: string } | { response: unknown }

/** Before the handler of whatever opens a session. Without its row, nobody of the team gets a token. */
export const watchStaffSignIns: MiddlewareHandler<AppEnv, string, { out: { json: Form } }> = async (c, next) => {
  await next()
  if (c.error instanceof Refusal && c.error.reason === 'invalid_credentials') {
    const form = c.req.valid('json')
    const email = 'email' in form ? form.email : undefined
    const found = email ? await findCredentials(c.var.deps.db.orm, { email }) : null
    if (found && isStaff(found.user)) await recordFailure(c, found.user)
  } else if (!c.error && c.res.status < 300) {
    const opened = SignedIn.safeParse(await c.res.clone().json())
    if (opened.success && isStaff(opened.data.user)) await recordOrTakeBack(c, opened.data.user)
  }
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
  const [now, key] = [deps.clock.now(), failuresOf(user)]
  await deps.db.orm.transaction(async (tx) => {
    const failures = (await readCounts(tx, [key], now)).get(key)?.count ?? 0
    await forgetCounts(tx, [key])
    const after = { ...whereFrom(c), wrong_passwords_before: failures }
    await recordAct(tx, user, { act: 'Signs in', subject: user.id, before: null, after, createdAt: now })
  })
}

async function recordFailure(c: Context<AppEnv>, user: User): Promise<void> {
  const { deps, recordAct } = c.var
  const now = deps.clock.now()
  await deps.db.orm.transaction(async (tx) => {
    const { count } = await countUp(tx, { key: failuresOf(user), seconds: countedSeconds }, now)
    if (!isWorthARow(count)) return
    const after = { ...whereFrom(c), tries_in_a_day: count }
    const act = 'Somebody tried a wrong password'
    await recordAct(tx, user, { act, subject: user.id, before: null, after, createdAt: now })
  })
}
