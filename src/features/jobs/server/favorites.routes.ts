// HTTP for favourites: only one's own.
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { limitEdits } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, params } from '#http/validate.ts'
import { byToken, signedIn } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { refuse } from '../job.refusals.ts'
import { FavoriteChange, FavoriteJob } from '../own-listings.schema.ts'
import * as service from './favorites.service.ts'

const changeLimit = limitEdits()
/** `me` is whoever asks: a token does not tell whose it is. */
const ByMember = z.object({ id: z.literal('me').or(ById.shape.id) })
const FavoriteAnswer = z.object({ userId: z.uuid(), jobId: z.uuid() })

function refuseOthers(c: Context<AppEnv>, userId: string): void {
  const reason = service.whyNotTheseFavorites(c.var.actor, userId)
  if (reason) throw refuse('forbidden', reason)
}

export const favoriteRoutes = new Hono<AppEnv>()
  .get(
    '/users/:id/favorites',
    says('The listings a member saved', { 200: z.array(FavoriteJob) }),
    byToken('read:own'),
    signedIn,
    params(ByMember),
    async (c) => {
      const { id } = c.req.valid('param')
      if (id !== 'me') refuseOthers(c, id)
      return answer(c, await service.listFavorites(c.var.deps, c.var.actor))
    },
  )
  .post(
    '/favorites',
    says('Saves a listing', { 201: FavoriteAnswer, 200: FavoriteAnswer }),
    signedIn,
    changeLimit,
    body(FavoriteChange),
    async (c) => {
      const { userId, jobId } = c.req.valid('json')
      refuseOthers(c, userId)
      const isNew = await service.addFavorite(c.var.deps, c.var.actor, jobId)
      return c.json({ userId, jobId }, isNew ? 201 : 200)
    },
  )
  .delete(
    '/favorites',
    says('Forgets a saved listing', { 204: null }),
    signedIn,
    changeLimit,
    body(FavoriteChange),
    async (c) => {
      const { userId, jobId } = c.req.valid('json')
      refuseOthers(c, userId)
      await service.removeFavorite(c.var.deps, c.var.actor, jobId)
      return c.body(null, 204)
    },
  )
