// People and acts as files: what a row of each says.
import type { Deps } from '#platform/deps.ts'
import { inBits } from '#platform/keyset.ts'
import type { AuditQuery, UserSearch } from '../admin.schema.ts'
import { readActs } from './audit.store.ts'
import { readUsers } from './people.store.ts'

const peopleColumns = [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'role',
  'emailVerified',
  'subscriptionType',
  'subscriptionEndDate',
  'createdAt',
  'lastLogin',
] as const

export function peopleFile({ db, clock }: Deps, search: UserSearch) {
  const now = clock.now()
  async function* read() {
    for await (const rows of inBits((bit) => readUsers(db.orm, search, now, bit))) yield rows.map(({ user }) => user)
  }
  return { name: 'people', columns: peopleColumns, batches: read() }
}

const actColumns = ['createdAt', 'adminName', 'act', 'subject', 'subjectName', 'before', 'after'] as const

export function actsFile({ db }: Deps, search: AuditQuery) {
  async function* read() {
    for await (const rows of inBits((bit) => readActs(db.orm, search, bit)))
      yield rows.map(({ createdAt, adminName, act, subject, subjectName, before, after }) => ({
        createdAt,
        adminName,
        act,
        subject,
        subjectName,
        before: JSON.stringify(before ?? null),
        after: JSON.stringify(after ?? null),
      }))
  }
  return { name: 'audit-log', columns: actColumns, batches: read() }
}
