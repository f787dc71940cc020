// Who is asking: a visitor, or a signed-in person with a role and perhaps a membership.
import { isStaff } from './staff.ts'

export const roles = ['job_seeker', 'moderator', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]
export const plans = ['Free', 'Monthly', 'Quarterly', 'Annual'] as const
export type Plan = (typeof plans)[number]

export type Actor = {
  id: string
  role: Role
  username: string
  email: string
  pendingEmail: string | null
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
  emailVerified: boolean
  subscriptionType: Plan
  subscriptionEndDate: Date | null
  lastLogin: Date | null
  createdAt: Date
  sessionId: string
  /** When the password was last given in this session. */
  confirmedAt: Date
  /** Made by the operator's command: a new password is due before anything else. */
  mustChangePassword: boolean
  /** Required of who runs the site, and not there yet: it is due before anything else. */
  mustSetUpSecondFactor: boolean
}

export type Viewer = Actor | null

export type Access = 'visitor' | 'free' | 'member'

export function accessOf(viewer: (Paying & { role: Role }) | null, now: Date): Access {
  if (!viewer) return 'visitor'
  return readsAsMember(viewer, now) ? 'member' : 'free'
}

type Paying = { subscriptionType: Plan; subscriptionEndDate: Date | string | null }

/** A paid plan counts only while its end date lies ahead; the team sees what members see. */
export function readsAsMember(person: Paying & { role: Role }, now: Date): boolean {
  return isStaff(person) || hasMembership(person, now)
}

export function hasMembership(person: Paying, now: Date): boolean {
  if (person.subscriptionType === 'Free' || !person.subscriptionEndDate) return false
  return new Date(person.subscriptionEndDate).getTime() > now.getTime()
}
