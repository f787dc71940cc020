// An act of somebody of the team, and what the audit log must say of it.
import type { Person } from '../people.ts'
import type { TestApi } from '../start-api.ts'

export type House = { app: TestApi; admin: Person }

export type AdminAct = {
  path: string
  body?: Record<string, unknown>
  /** When it is not the admin of the house. */
  by?: Person
  subject: unknown
  before: unknown
  after: unknown
  /** Must not stand in the row, whatever else does. */
  secrets?: string[]
}

/** Makes what the call needs, and says what to call. */
export type PrepareAct = (house: House) => Promise<AdminAct>

/** By route, as in `POST /api/jobs`. */
export type AdminActs = Record<string, PrepareAct>

export const aPast = expectText(/^\d{4}-\d\d-\d\d/)

export function expectText(pattern: RegExp) {
  return { asymmetricMatch: (value: unknown) => typeof value === 'string' && pattern.test(value) }
}

export const run = (app: TestApi, statement: string) => app.deps.db.pool.query(statement)
