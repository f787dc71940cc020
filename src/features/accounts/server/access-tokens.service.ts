// Personal access tokens: making one, whose it is, and when it does not count.
import type { Deps } from '#platform/deps.ts'
import { newToken } from '#platform/tokens.ts'
import type { Actor } from '#shared/actor.ts'
import { mayUse } from '#shared/staff.ts'
import { staffScopes, type TokenScope } from '#shared/token-scopes.ts'
import { refuse } from '../access-token.refusals.ts'
import { type AccessTokenDraft, type NewAccessToken, tokensPerPerson } from '../access-token.schema.ts'
import { seenEveryMs } from '../account.rules.ts'
import * as store from './access-tokens.store.ts'
import { lockUser } from './accounts.store.ts'
import { lacksSecondFactor } from './second-factor-question.service.ts'
import { findSuspension } from './suspensions.store.ts'

export async function makeToken(deps: Deps, actor: Actor, draft: AccessTokenDraft): Promise<NewAccessToken> {
  const createdAt = deps.clock.now()
  if (draft.scopes.some((scope) => staffScopes.includes(scope)) && !mayUse(actor, 'listings'))
    throw refuse('invalid', 'scope_not_yours', 'scopes')
  if (isOver(draft.expiresOn, createdAt)) throw refuse('invalid', 'expires_in_the_past', 'expiresOn')
  const token = newToken('pat')
  return deps.db.orm.transaction(async (tx) => {
    await lockUser(tx, actor.id)
    if ((await store.countTokens(tx, actor.id)) >= tokensPerPerson) throw refuse('conflict', 'too_many')
    return { ...(await store.insertToken(tx, { ...draft, userId: actor.id, token, createdAt })), token }
  })
}

export async function removeToken({ db }: Deps, actor: Actor, id: string): Promise<void> {
  if (!(await store.deleteToken(db.orm, actor.id, id))) throw refuse('not_found', 'token_not_found')
}

/** Days are UTC's: a token is used by programs. */
function isOver(expiresOn: string | null, now: Date): boolean {
  return expiresOn !== null && expiresOn < now.toISOString().slice(0, 10)
}

/** Who acts by a token, and what it is good for. It never counts as a password given just now. */
export async function identifyToken(deps: Deps, value: string): Promise<{ actor: Actor; scopes: TokenScope[] } | null> {
  const { db, clock } = deps
  const now = clock.now()
  const found = await store.findHolder(db.orm, value)
  if (!found || isOver(found.expiresOn, now)) return null
  const suspension = await findSuspension(db.orm, found.actor.id, now)
  if (suspension?.kind === 'suspended') return null
  const { tokenId, scopes, lastUsedAt } = found
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > seenEveryMs) await store.markUsed(db.orm, tokenId, now)
  const mustSetUpSecondFactor = await lacksSecondFactor(deps, found.actor)
  return { actor: { ...found.actor, sessionId: tokenId, confirmedAt: new Date(0), mustSetUpSecondFactor }, scopes }
}
