// Who may be silenced or suspended, and by whom. The server enforces it; the page shows what is left.
import type { Role } from '#shared/actor.ts'
import { isStaff } from '#shared/staff.ts'
import type { SuspensionRefusal } from './suspension.refusals.ts'
import type { SuspensionKind } from './suspension.schema.ts'

type Person = { id: string; role: Role }

/** Moderators silence members. Admins also suspend, and may do both to moderators and editors; never to an admin. */
export function whyNotSuspend(actor: Person, person: Person, kind: SuspensionKind): SuspensionRefusal | null {
  if (actor.id === person.id) return 'not_yourself'
  if (person.role === 'admin') return 'never_an_admin'
  if (actor.role === 'admin') return null
  return kind === 'suspended' || isStaff(person) ? 'admins_suspend' : null
}
