// The contract of the second factor: what is set up, what proves it, and what signing in asks for.
import { z } from 'zod'
import { textField } from '#shared/text-field.ts'
import { SignedIn } from './account.schema.ts'

/** Recovery codes are only a way back: they are named while some are left. */
export const factorKinds = ['totp', 'passkey', 'recovery'] as const
export type FactorKind = (typeof factorKinds)[number]

/** The password was right, and something else is wanted. */
export const SecondFactorAsked = z.object({ secondFactor: z.array(z.enum(factorKinds)), challenge: z.string() })
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>

export const SignInAnswer = z.union([SignedIn, SecondFactorAsked])
export type SignInAnswer = z.infer<typeof SignInAnswer>

const challenge = z.string({ error: 'Challenge required' }).min(1, 'Challenge required').max(200)
const code = z.string({ error: 'Code required' }).trim().min(1, 'Code required').max(64, 'This code is too long')

/** Six digits of the app, or a recovery code. */
export const SecondStep = z.strictObject({ challenge, code })
export type SecondStep = z.infer<typeof SecondStep>

export const CodeForm = z.strictObject({ code })
export type CodeForm = z.infer<typeof CodeForm>

export const TotpSetup = z.object({ secret: z.string(), uri: z.string() })
export type TotpSetup = z.infer<typeof TotpSetup>

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** The codes come with the first passkey only, when there are none yet. */
export const NewPasskey = Passkey.extend({ recoveryCodes: z.array(z.string()).optional() })
export type NewPasskey = z.infer<typeof NewPasskey>

export const SecondFactor = z.object({
  /** The same words as when signing in; empty when nothing is set up. */
  secondFactor: z.array(z.enum(factorKinds)),
  totp: z.object({ createdAt: z.iso.datetime() }).nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.number(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

const encoded = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, 'Not a value of a passkey')
const credential = {
  id: encoded(1_400),
  rawId: encoded(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
}

/** What a browser makes of the options for a new passkey. */
const Registered = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: encoded(8_000),
    attestationObject: encoded(32_000),
    authenticatorData: encoded(16_000).optional(),
    transports: z.array(z.string().max(20)).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: encoded(8_000).optional(),
  }),
})

/** What a browser makes of the options for signing in. */
const Asserted = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: encoded(8_000),
    authenticatorData: encoded(8_000),
    signature: encoded(8_000),
    userHandle: encoded(200).optional(),
  }),
})

const passkeyName = textField({ min: 1, tooShort: 'Name required', max: 60 })

export const PasskeyDraft = z.strictObject({ name: passkeyName.optional(), response: Registered })
export type PasskeyDraft = z.infer<typeof PasskeyDraft>

/** With the challenge of a sign-in that was begun by password, only that person's passkeys are asked for. */
export const PasskeyQuestion = z.strictObject({ challenge: challenge.optional() })

/** Through the administration's door only staff get in. */
export const PasskeySignIn = z.strictObject({ response: Asserted, door: z.enum(['front', 'admin']).default('front') })
export type PasskeySignIn = z.infer<typeof PasskeySignIn>

/** Options are made by the library and read by the browser; nobody else needs their inside. */
const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }),
)
export const PasskeyRequest = z.looseObject({ challenge: z.string(), allowCredentials: descriptors.optional() })
export const PasskeyCreation = z.looseObject({ challenge: z.string(), excludeCredentials: descriptors.optional() })
