// Tells people by letter what happened to their second factor, in the transaction in which it happened.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Letter } from '#platform/mail/letter.tsx'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import type { User } from '../account.schema.ts'
import { writeToMember } from './letter-limits.service.ts'
import { type FactorChange, factorChangedLetter, recoveryCodeUsedLetter } from './second-factor.letters.tsx'

type Person = Pick<User, 'id' | 'email' | 'emailVerified'>

export async function tellFactorChanged(deps: Deps, tx: Sql, person: Person, change: FactorChange): Promise<void> {
  await tell(deps, tx, person, { what: change, letter: factorChangedLetter(change, deps.config.supportEmail) })
}

export async function tellRecoveryCodeUsed(deps: Deps, tx: Sql, person: Person, left: number): Promise<void> {
  await tell(deps, tx, person, {
    what: `code_used:${left}`,
    letter: recoveryCodeUsedLetter(left, deps.config.supportEmail),
  })
}

async function tell(deps: Deps, tx: Sql, person: Person, { what, letter }: { what: string; letter: Letter }) {
  const key = `second-factor:${person.id}:${what}:${deps.clock.now().getTime()}`
  await writeToMember(deps, tx, person, { key, letter: renderLetter(letter, deps.config) })
}
