// An admin's act and its row in the log are one transaction. What an act is about, each feature says beside its routes.
import type { Context, Input, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { z } from 'zod'
import type { Sql } from '#platform/db.ts'
import { isStaff } from '#shared/staff.ts'
import type { ActFacts, AppEnv, RecordAct } from './app-env.ts'
import { docsOf, documented } from './route-docs.ts'

/** The call as its route has parsed it; `c.var.deps.db` is the act's transaction. */
export type Asked<I extends Input> = Context<AppEnv, string, I>

/** Looks before the act, and answers how to look after it. Null: this call is not for the log. */
export type ActDescription<I extends Input> = (c: Asked<I>) => Promise<(() => Promise<ActFacts>) | null>

/** How a thing stands, by its id, in the words of its table; null when it is not there. */
export type Look = (db: Sql, id: string) => Promise<unknown>

type Change<I extends Input> = {
  subject: (c: Asked<I>) => string | Promise<string>
  look: Look
  /** What is said of a thing that is gone afterwards, such as why. */
  gone?: (c: Asked<I>) => unknown
}

/** The same thing is looked at before and after. */
export function changeOf<I extends Input>({ subject: find, look, gone }: Change<I>): ActDescription<I> {
  return async (c) => {
    const { orm } = c.var.deps.db
    const subject = await find(c)
    const before = await look(orm, subject)
    return async () => ({ subject, before, after: (await look(orm, subject)) ?? gone?.(c) ?? null })
  }
}

export type ById = { out: { param: { id: string } } }

/** A change of what the address names. */
export function changeById(look: Look): ActDescription<ById> {
  return changeOf<ById>({ subject: (c) => c.req.valid('param').id, look })
}

const Made = z.object({ id: z.string() })

/** What an act makes is known from its answer. */
export function creationOf(look: Look): ActDescription<Input> {
  return async (c) => async () => {
    const { id } = Made.parse(await c.res.clone().json())
    return { subject: id, before: null, after: await look(c.var.deps.db.orm, id) }
  }
}

/** Set once by the server: the kit does not know where the log is kept. */
export function recordActsBy(recordAct: RecordAct): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    c.set('recordAct', recordAct)
    return next()
  }
}

/** The answer says why; only the transaction has to know that nothing is to stay. */
class ActRefused extends Error {}

/** Stands last before the handler of whatever admins change, so that nothing is open while a body arrives. */
export function adminAct<I extends Input>(look: ActDescription<I>): MiddlewareHandler<AppEnv, string, I> {
  const handler: MiddlewareHandler<AppEnv, string, I> = async (c, next) => {
    const { deps, actor, recordAct } = c.var
    if (!isStaff(actor)) return next()
    try {
      await deps.db.asOne(async (db) => {
        c.set('deps', { ...deps, db })
        const lookAgain = await look(c)
        await next()
        if (c.error || c.res.status >= 400) throw new ActRefused()
        if (!lookAgain) return
        const { subject, before, after } = await lookAgain()
        const facts = { subject, before: withoutSecrets(before), after: withoutSecrets(after) }
        await recordAct(db.orm, actor, { act: nameOf(c), ...facts, createdAt: deps.clock.now() })
      })
    } catch (error) {
      if (!(error instanceof ActRefused)) throw error
    } finally {
      c.set('deps', deps)
    }
  }
  return documented(handler, { isRecorded: true })
}

function nameOf(c: Context): string {
  const docs = matchedRoutes(c).map(({ handler }) => docsOf(handler))
  return docs.find((each) => each?.summary)?.summary ?? `${c.req.method} ${c.req.path}`
}

const secretName = /password|token|secret|hash/i

/** A description that says too much by mistake must not make the log a place to steal from. */
export function withoutSecrets(facts: unknown): unknown {
  if (Array.isArray(facts)) return facts.map(withoutSecrets)
  if (!facts || typeof facts !== 'object' || facts instanceof Date) return facts
  const kept = Object.entries(facts).filter(([name, value]) => typeof value === 'boolean' || !secretName.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutSecrets(value)]))
}
