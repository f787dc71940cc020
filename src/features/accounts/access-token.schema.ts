// The contract of personal access tokens: what one is made of, and what is shown of it later.
import { z } from 'zod'
import { dayField } from '#shared/day-field.ts'
import { textField } from '#shared/text-field.ts'
import { tokenScopes } from '#shared/token-scopes.ts'

export const tokensPerPerson = 20

export const AccessTokenDraft = z.strictObject({
  name: textField({ min: 1, max: 100, tooShort: 'Please name it' }),
  scopes: z
    .array(z.enum(tokenScopes, { error: `Please choose from ${tokenScopes.join(', ')}` }))
    .min(1, 'Please choose what it may do')
    .transform((list) => tokenScopes.filter((each) => list.includes(each))),
  /** Its last day; null: it ends when it is deleted. */
  expiresOn: dayField('Please enter a day such as 2027-06-30').nullable().default(null),
})
export type AccessTokenDraft = z.infer<typeof AccessTokenDraft>

export const AccessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  expiresOn: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type AccessToken = z.infer<typeof AccessToken>
export const AccessTokenList = z.object({ tokens: z.array(AccessToken) })
/** The token itself is shown this once. */
export const NewAccessToken = AccessToken.extend({ token: z.string() })
export type NewAccessToken = z.infer<typeof NewAccessToken>
