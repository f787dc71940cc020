// Looking at somebody's personal data leaves a row in the log too: one for each of the team, person and ten minutes.
import type { Input, MiddlewareHandler } from 'hono'
import { countUp } from '#platform/rate-counters.ts'
import type { Asked, ById } from './admin-act.ts'
import type { AppEnv } from './app-env.ts'
import { documented } from './route-docs.ts'

const onceInSeconds = 600

type Read<I extends Input> = {
  /** What the log says. Routes with the same words share their ten minutes. */
  act: string
  /** Whose data it is; null for those of many. */
  subject: (c: Asked<I>) => string | null
}

/** Stands last before the handler. What is refused or not there was not read; what can't be written down is not shown. */
export function staffRead<I extends Input>({ act, subject: find }: Read<I>): MiddlewareHandler<AppEnv, string, I> {
  const handler: MiddlewareHandler<AppEnv, string, I> = async (c, next) => {
    await next()
    if (c.error || c.res.status >= 400) return
    const { deps, actor, recordAct } = c.var
    const [subject, now] = [find(c), deps.clock.now()]
    await deps.db.orm.transaction(async (tx) => {
      const window = { key: `staff-read:${actor.id}:${act}:${subject ?? 'many'}`, seconds: onceInSeconds }
      const { count } = await countUp(tx, window, now)
      if (count === 1) await recordAct(tx, actor, { act, subject, before: null, after: null, createdAt: now })
    })
  }
  return documented(handler, { isReadRecorded: true })
}

/** Opening a person, by whichever of the parts that are shown of them. */
export const personRead = staffRead<ById>({
  act: 'Opens a person',
  subject: (c) => c.req.valid('param').id,
})
