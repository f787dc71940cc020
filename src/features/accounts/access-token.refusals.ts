// Every "no" of personal access tokens, with its sentence.
import { refuseWith } from '#shared/refusal.ts'
import { tokensPerPerson } from './access-token.schema.ts'

export type AccessTokenRefusal = 'too_many' | 'expires_in_the_past' | 'scope_not_yours' | 'token_not_found'

const texts = {
  too_many: `You have ${tokensPerPerson} tokens already. Please delete one first.`,
  expires_in_the_past: 'Please choose a day that lies ahead',
  scope_not_yours: 'This is for those who look after listings',
  token_not_found: 'This token is gone already',
} satisfies Record<AccessTokenRefusal, string>

export const refuse = refuseWith<AccessTokenRefusal>(texts)
