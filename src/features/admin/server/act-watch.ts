// What an act is done to, read from its route: the same thing is looked at before and after.
import type { Sql } from '#platform/db.ts'
import { emailKey } from '#shared/form-fields.ts'
import { findUserId, type Kind, readIssueStates, readJobStates, readState } from './act-states.store.ts'

export type Asked = { method: string; path: string; adminId: string }

/** What is known once the act is done. */
export type Told = { body: unknown; before: unknown; readAnswer: () => Promise<unknown> }
export type Facts = { subject: string | null; before: unknown; after: unknown }

/** Looks before the act, and answers how to look after it. */
type Watch = (db: Sql, asked: Asked) => Promise<(told: Told) => Promise<Facts>>

const id = '([\\da-f]{8}-[\\da-f-]{27})'
const named: [RegExp, Kind][] = [
  [new RegExp(`^/api/jobs/${id}$`), 'jobs'],
  [new RegExp(`^/api/admin/companies/${id}$`), 'companies'],
  [new RegExp(`^/api/admin/payments/${id}/`), 'payments'],
  [new RegExp(`^/api/admin/users/${id}(/|$)`), 'users'],
  [new RegExp(`^/api/forum/topics/${id}/`), 'topics'],
  [new RegExp(`^/api/admin/reports/${id}/`), 'reports'],
  [new RegExp(`^/api/admin/newsletter/undelivered/${id}/`), 'letters'],
]
const anyId = new RegExp(`/${id}(/|$)`)

/** What is gone afterwards shows what was asked instead, such as the reason. */
function watchOne(kind: Kind, subject: string): Watch {
  return async (db) => {
    const before = await readState(db, kind, subject)
    return async ({ body }) => ({
      subject,
      before,
      after: (await readState(db, kind, subject)) ?? withoutSecrets(body),
    })
  }
}

const watchNew =
  (kind: Kind): Watch =>
  async (db) =>
  async ({ readAnswer }) => {
    const subject = textOf(await readAnswer(), 'id')
    return { subject, before: null, after: subject ? await readState(db, kind, subject) : null }
  }

const watchIssue: Watch = async (db) => {
  const known = await readIssueStates(db)
  return async ({ readAnswer }) => {
    const week = textOf(await readAnswer(), 'week')
    return {
      subject: week,
      before: week ? (known[week] ?? null) : null,
      after: week && (await readIssueStates(db))[week],
    }
  }
}

/** Whose link it is stands in the body; the log keeps the person's id instead of the address. */
const watchResetLink: Watch =
  async (db) =>
  async ({ body }) => {
    const subject = await findUserId(db, emailKey(textOf(body, 'email') ?? ''))
    return { subject, before: null, after: subject ? await readState(db, 'resetLinks', subject) : null }
  }

const watchManyJobs: Watch =
  async (db) =>
  async ({ body, before }) => {
    const { ids, ...asked } = body as { ids: string[] }
    return { subject: null, before: before ?? null, after: { ...asked, jobs: await readJobStates(db, ids) } }
  }

/** What was done is only known from the answer, such as to how many. */
const watchAnswer: Watch =
  async () =>
  async ({ readAnswer }) => ({ subject: null, before: null, after: await readAnswer() })

const watchOther =
  (subject: string | null): Watch =>
  async () =>
  async ({ body, before }) => ({ subject, before: before ?? null, after: withoutSecrets(body) })

const special: Record<string, Watch> = {
  'POST /api/jobs': watchNew('jobs'),
  'POST /api/admin/companies': watchNew('companies'),
  'POST /api/admin/change-password': (db, asked) => watchOne('users', asked.adminId)(db, asked),
  'POST /api/admin/generate-reset-link': watchResetLink,
  'POST /api/admin/jobs/act': watchManyJobs,
  'PATCH /api/admin/newsletter': watchIssue,
  'POST /api/admin/newsletter/skip': watchIssue,
  'POST /api/admin/newsletter/send': watchIssue,
  'POST /api/admin/newsletter/undelivered/retry': watchAnswer,
}

export function watchAct(db: Sql, asked: Asked): Promise<(told: Told) => Promise<Facts>> {
  const known = special[`${asked.method} ${asked.path}`]
  if (known) return known(db, asked)
  for (const [pattern, kind] of named) {
    const subject = pattern.exec(asked.path)?.[1]
    if (subject) return watchOne(kind, subject)(db, asked)
  }
  return watchOther(anyId.exec(asked.path)?.[1] ?? null)(db, asked)
}

function textOf(value: unknown, key: string): string | null {
  const found = value && typeof value === 'object' ? (value as Record<string, unknown>)[key] : null
  return typeof found === 'string' ? found : null
}

/** Passwords, tokens and addresses are nobody's business later on. */
function withoutSecrets(body: unknown): unknown {
  if (!body || typeof body !== 'object') return null
  return Object.fromEntries(Object.entries(body).filter(([name]) => !/password|token|secret|email|code/i.test(name)))
}
