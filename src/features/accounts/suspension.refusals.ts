// Every "no" around suspensions, with its sentence.
import { Refusal, refuseWith } from '#shared/refusal.ts'
import type { Suspension } from './suspension.schema.ts'
import { untilText } from './suspension-end.rules.ts'

export type SuspensionRefusal = 'not_yourself' | 'never_an_admin' | 'admins_suspend' | 'until_is_past' | 'not_suspended'

export const refuse = refuseWith<SuspensionRefusal>({
  not_yourself: 'You cannot do this to yourself',
  never_an_admin: 'Administrators are neither silenced nor suspended: take the role away first',
  admins_suspend: 'Only administrators may do this',
  until_is_past: 'Please choose a time that lies ahead',
  not_suspended: 'This person is neither silenced nor suspended',
})

type Told = Pick<Suspension, 'kind' | 'reason' | 'until'>

const beginnings = {
  suspended: 'This account is suspended',
  silenced: 'You can read the forum, but not write in it',
}

/** Told to the person, who has shown who they are: why, and until when. */
export function refuseTheirs({ kind, reason, until }: Told): Refusal {
  const text = `${beginnings[kind]} ${untilText(until)}. The reason: ${reason}`
  return new Refusal('forbidden', kind, { text, facts: { reason, until } })
}
