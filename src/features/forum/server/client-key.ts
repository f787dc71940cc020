// The key by which a form that is sent twice makes one post.
import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#http/app-env.ts'

const key = z.uuid()

/** The form's own key; one that is no UUID is none. */
export function clientKeyOf(c: Context<AppEnv>): string | null {
  return key.safeParse(c.req.header('idempotency-key')).data?.toLowerCase() ?? null
}
