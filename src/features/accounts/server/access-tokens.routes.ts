// HTTP for one's personal access tokens. Only a session makes or deletes them, never another token.
import { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { limitInMemory } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, params } from '#http/validate.ts'
import { freshSession, signedIn } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { AccessTokenDraft, AccessTokenList, NewAccessToken } from '../access-token.schema.ts'
import { makeToken, removeToken } from './access-tokens.service.ts'
import { listTokens } from './access-tokens.store.ts'

const editLimit = limitInMemory('member', { times: 30, seconds: 60 })

export const accessTokenRoutes = new Hono<AppEnv>()
  .get(
    '/tokens',
    says('One’s access tokens, without the tokens themselves', { 200: AccessTokenList }),
    signedIn,
    async (c) => c.json({ tokens: await listTokens(c.var.deps.db.orm, c.var.actor.id) }),
  )
  .post(
    '/tokens',
    says('Makes an access token, which is shown this once', { 201: NewAccessToken }),
    signedIn,
    freshSession,
    editLimit,
    body(AccessTokenDraft),
    async (c) => c.json(await makeToken(c.var.deps, c.var.actor, c.req.valid('json')), 201),
  )
  .delete('/tokens/:id', says('Deletes an access token', { 204: null }), signedIn, params(ById), async (c) => {
    await removeToken(c.var.deps, c.var.actor, c.req.valid('param').id)
    return c.body(null, 204)
  })
