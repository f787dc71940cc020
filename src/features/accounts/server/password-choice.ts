// Whether a password may be chosen: not one of the commonest, and not one's own name.
import { refuse } from '../account.refusals.ts'
import { isMadeOf, type Owner } from '../password.rules.ts'
import { commonPasswords } from './common-passwords.ts'

export function refuseIfCommon(password: string, owner: Owner, field: 'password' | 'newPassword'): void {
  const isCommon = commonPasswords().has(password.toLowerCase())
  if (isCommon || isMadeOf(password, owner)) throw refuse('invalid', 'common_password', field)
}
