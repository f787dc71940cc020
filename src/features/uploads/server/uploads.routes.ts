// HTTP for uploads: start one, send the file.
import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#http/app-env.ts'
import { limitInMemory } from '#http/rate-limits.ts'
import { readBytes } from '#http/read-json.ts'
import { says } from '#http/route-docs.ts'
import { params } from '#http/validate.ts'
import { byProof, byToken, signedIn } from '#http/who-is-asking.ts'
import { Refusal } from '#shared/refusal.ts'
import { refuse } from '../upload.refusals.ts'
import { maxUploadBytes } from '../upload.rules.ts'
import { UploadTicket } from '../upload.schema.ts'
import { receiveUpload, startUpload } from './uploads.service.ts'

const uploadLimit = limitInMemory('member', { times: 10, seconds: 60 }, { times: 40, seconds: 3600 })
const ByTicket = z.object({ ticket: z.string().regex(/^upl_[\w-]{43}$/) })

export const uploadRoutes = new Hono<AppEnv>()
  .post(
    '/objects/upload',
    says('Starts an upload', { 200: UploadTicket }),
    byToken('write:jobs'),
    signedIn,
    uploadLimit,
    async (c) => c.json(await startUpload(c.var.deps, c.var.actor.id)),
  )
  .put(
    '/objects/upload/:ticket',
    says('Sends the file of an upload', { 204: null }),
    byProof,
    params(ByTicket),
    async (c) => {
      const read = async () => Buffer.from(await orTooLarge(readBytes(c.req.raw, maxUploadBytes)))
      await receiveUpload(c.var.deps, c.req.valid('param').ticket, c.var.viewer, read)
      return c.body(null, 204)
    },
  )

async function orTooLarge<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof Refusal && error.kind === 'too_large' ? refuse('too_large', 'file_too_large') : error
  }
}
