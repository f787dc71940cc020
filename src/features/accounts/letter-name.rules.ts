// How somebody is called in a letter: not at all where nobody has confirmed that the address is theirs, because a name can be
// anything and the reader anybody.
import type { User } from './account.schema.ts'

export function nameInLetters({
  emailVerified,
  firstName,
  username,
}: Pick<User, 'emailVerified' | 'firstName' | 'username'>) {
  return emailVerified ? (firstName ?? username) : null
}
