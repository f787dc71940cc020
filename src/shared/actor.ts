// Who is asking: a visitor, or a signed-in person with a role and perhaps a membership.

export type Role = 'job_seeker' | 'admin'
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
}

export type Viewer = Actor | null

export type Access = 'visitor' | 'free' | 'member'

/** A paid plan counts only while its end date lies ahead; admins see what members see. */
export function accessOf(viewer: (Membership & { role: Role }) | null, now: Date): Access {
  if (!viewer) return 'visitor'
  if (viewer.role === 'admin') return 'member'
  return hasMembership(viewer, now) ? 'member' : 'free'
}

type Membership = { subscriptionType: Plan; subscriptionEndDate: Date | string | null }

export function hasMembership(person: Membership, now: Date): boolean {
  if (person.subscriptionType === 'Free' || !person.subscriptionEndDate) return false
  return new Date(person.subscriptionEndDate).getTime() > now.getTime()
}
