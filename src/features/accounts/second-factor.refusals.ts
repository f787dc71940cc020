// Every "no" of the second factor, with its sentence. A reason without a sentence does not compile.
import { refuseWith } from '#shared/refusal.ts'

export type SecondFactorRefusal =
  | 'wrong_code'
  | 'challenge_over'
  | 'totp_set_up_already'
  | 'totp_not_begun'
  | 'factor_not_found'
  | 'no_second_factor'
  | 'passkey_not_valid'
  | 'passkey_unknown'
  | 'passkey_known_already'
  | 'too_many_passkeys'

const texts = {
  wrong_code: 'This code is not right, or it was used already',
  challenge_over: 'This took too long or was tried too often. Please sign in again.',
  totp_set_up_already: 'An authenticator app is set up already. Remove it first to use another one.',
  totp_not_begun: 'Please begin to set up the app again',
  factor_not_found: 'This was removed already',
  no_second_factor: 'Recovery codes need an authenticator app or a passkey first',
  passkey_not_valid: 'The passkey could not be checked. Please try again.',
  passkey_unknown: 'This passkey is not known here. It may have been removed.',
  passkey_known_already: 'This passkey is known here already',
  too_many_passkeys: 'That is the largest number of passkeys. Remove one first.',
} satisfies Record<SecondFactorRefusal, string>

export const refuseFactor = refuseWith<SecondFactorRefusal>(texts)
