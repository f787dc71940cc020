// People with a second factor, set up through the API as they do it.
import type { SecondFactorAsked } from '#features/accounts/second-factor.schema.ts'
import { codeOf, stepAt } from '#features/accounts/server/totp.ts'
import { makeAuthenticator } from './authenticator.ts'
import type { Person } from './people.ts'
import type { TestApi } from './start-api.ts'

/** What the app on the phone does with the text below the QR code. */
export function readSecret(secret: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export type App = {
  /** The code of now, or of so many half minutes from now. */
  code(steps?: number): string
  recoveryCodes: string[]
}

const step = 30_000
/** Longer than a call takes on a busy machine. */
const spare = 10_000

/** A code that is entered in the last moment of its half minute may be read in the next: begins one. */
function awayFromTheEdge(app: TestApi): void {
  const left = step - (app.deps.clock.now().getTime() % step)
  if (left < spare) app.advance(left)
}

export async function withApp(app: TestApi, person: Person): Promise<App> {
  awayFromTheEdge(app)
  const { body } = await app.as(person)<{ secret: string }>('POST', '/api/second-factor/totp')
  const secret = readSecret(body.secret)
  const code = (steps = 0) => codeOf(secret, stepAt(app.deps.clock.now()) + steps)
  // The code before this one, so that the present one is still to be used.
  const confirmed = await app.as(person)<{ recoveryCodes: string[] }>('POST', '/api/second-factor/totp/confirm', {
    code: code(-1),
  })
  if (confirmed.status !== 200) throw new Error(`the app was not set up: ${JSON.stringify(confirmed.body)}`)
  return { code, recoveryCodes: confirmed.body.recoveryCodes }
}

export async function withPasskey(app: TestApi, person: Person, authenticator = makeAuthenticator()) {
  const options = await app.as(person)<{ challenge: string }>('POST', '/api/second-factor/passkeys/options')
  const { status, body } = await app.as(person)<{ id: string; recoveryCodes?: string[] }>(
    'POST',
    '/api/second-factor/passkeys',
    { name: 'My phone', response: authenticator.create(options.body) },
  )
  if (status !== 201) throw new Error(`the passkey was not kept: ${JSON.stringify(body)}`)
  return { authenticator, ...body }
}

/** The first step, by password. */
export async function firstStep(
  app: TestApi,
  { email, password }: Person,
  path = '/api/login',
): Promise<SecondFactorAsked> {
  return (await app.call<SecondFactorAsked>('POST', path, { email, password })).body
}
