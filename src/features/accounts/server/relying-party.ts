// This site towards authenticators (WebAuthn): the options they are asked with, and whether their answers are true.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Config } from '#platform/config.ts'
import { brand } from '#shared/brand.ts'
import type { PasskeyDraft, PasskeySignIn } from '../second-factor.schema.ts'
import type { Credential } from './passkeys.store.ts'

type Known = { id: string; transports: string[] }

/** Ed25519, ES256, RS256: said here, so that all instances ask for the same whatever they run on. */
const algorithms = [-8, -7, -257]
const timeout = 5 * 60_000

/** From PUBLIC_URL alone: the Host header never matters. */
function siteOf({ publicUrl }: Config) {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, id: hostname }
}

/** It must sign in alone, so the authenticator keeps it and makes sure who uses it. */
export async function creationOptions(config: Config, user: { id: string; email: string }, known: Known[]) {
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: siteOf(config).id,
    userName: user.email,
    userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    timeout,
  })
  return options
}

/** Without known ones, the browser lets people choose among all they have for this site. */
export async function signInOptions(config: Config, known: Known[] = []) {
  const allowed = known.length > 0 ? { allowCredentials: known } : {}
  const asked = { rpID: siteOf(config).id, userVerification: 'required', timeout, ...allowed } as const
  const { extensions: _, ...options } = await generateAuthenticationOptions(asked)
  return options
}

/** Which question this is the answer to; null when it can't be read. */
export function challengeIn(response: { response: { clientDataJSON: string } }): string | null {
  try {
    const { challenge } = decodeClientDataJSON(response.response.clientDataJSON)
    return typeof challenge === 'string' && challenge.length <= 200 ? challenge : null
  } catch {
    return null
  }
}

/** The key that was made; null when anything about the answer is not right. */
export async function checkCreation(config: Config, response: PasskeyDraft['response'], challenge: string) {
  const { origin, id } = siteOf(config)
  const checked = await orNull(
    verifyRegistrationResponse({
      response: withoutGaps(response),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  return checked?.verified ? checked.registrationInfo.credential : null
}

/** How often the authenticator says it was used; null when anything about the answer is not right. */
export async function checkSignIn(
  config: Config,
  response: PasskeySignIn['response'],
  { challenge, credential }: { challenge: string; credential: Credential },
): Promise<number | null> {
  const { origin, id } = siteOf(config)
  const { credentialId, publicKey, counter, transports } = credential
  const checked = await orNull(
    verifyAuthenticationResponse({
      response: withoutGaps(response),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
    }),
  )
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}

/** The library throws at whatever is not as it should be; it speaks to nobody but us. */
const orNull = <T>(checking: Promise<T>): Promise<T | null> => checking.catch(() => null)

type WithoutGaps<T> = T extends (infer Item)[]
  ? Item[]
  : T extends object
    ? { [K in keyof T]: WithoutGaps<Exclude<T[K], undefined>> }
    : T

/** Keys without a value are left out by JSON anyway; only the types do not know. */
const withoutGaps = <T>(value: T) => value as WithoutGaps<T>
