// A contract as an answer. A page that is being rendered gets the contract itself: nothing is written and read again.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './app-env.ts'

export function answer<T, S extends ContentfulStatusCode = 200>(c: Context<AppEnv>, contract: T, status?: S) {
  const { page } = c.env
  if (!page) return c.json(contract, status)
  page.contract = contract
  // Typed as what it stands for; the page looks at its status only.
  return c.body(null, status) as unknown as ReturnType<typeof c.json<T, S>>
}
