// Finds and changes somebody who must exist, and says what of a change somebody else has already.
import { type Sql, sqlState } from '#platform/db.ts'
import { refuse } from '../account.refusals.ts'
import type { User } from '../account.schema.ts'
import { findUser, lockUser, type UserChange, updateUser } from './accounts.store.ts'

export async function saveUser(tx: Sql, id: string, change: UserChange): Promise<User> {
  return (await updateUser(tx, id, change)) ?? gone()
}

/** Until the transaction ends nobody else changes them, or signs in as them. */
export async function lockPerson(tx: Sql, id: string): Promise<User> {
  await lockUser(tx, id)
  return (await findUser(tx, id)) ?? gone()
}

export function gone(): never {
  throw refuse('not_found', 'account_not_found')
}

export async function orTaken<T>(field: 'username' | 'email', work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const uniqueViolation = '23505'
    throw sqlState(error) === uniqueViolation ? refuse('conflict', `${field}_taken`, field) : error
  }
}
