// Tells people by letter what happened to their second factor, in the transaction in which it happened.
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Letter } from '#platform/mail/letter.tsx'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import type { User } from '../account.schema.ts'
import { writeToMember } from './letter-limits.service.ts'
import { type FactorChange, factorChangedLetter, recoveryCodeUsedLetter } from './second-factor.letters.tsx'

type Person = Pick<User, 'id' | 'email' | 'emailVerified'>

export async function tellFactorChanged(deps: Deps, tx: Sql, person: Person, change: FactorChange): Promise<void> {
  await tell(deps, tx, person, { what: change, write: (address) => factorChangedLetter(change, address) })
}

export async function tellRecoveryCodeUsed(deps: Deps, tx: Sql, person: Person, left: number): Promise<void> {
  await tell(deps, tx, person, {
    what: `code_used:${left}`,
    write: (address) => recoveryCodeUsedLetter(left, address),
  })
}

type News = { what: string; write: (supportEmail: string) => Letter }

async function tell(deps: Deps, tx: Sql, person: Person, { what, write }: News) {
  const settings = await readSettings(deps, tx)
  const key = `second-factor:${person.id}:${what}:${deps.clock.now().getTime()}`
  await writeToMember(deps, tx, person, { key, letter: renderLetter(write(settings.supportEmail), settings) })
}
