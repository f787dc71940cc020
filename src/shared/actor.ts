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
  /** Required of who runs the site, and not there yet: it is due before anything else. */
  mustSetUpSecondFactor: boolean
}

export type Viewer = Actor | null

export type Access = 'visitor' | 'free' | 'member'

/** A paid plan counts only while its end date lies ahead; admins see what members see. */
export function accessOf(viewer: Viewer, now: Date): Access {
  if (!viewer) return 'visitor'
  if (viewer.role === 'admin') return 'member'
  return hasMembership(viewer, now) ? 'member' : 'free'
}

export function hasMembership(
  person: { subscriptionType: Plan; subscriptionEndDate: Date | string | null },
  now: Date,
): boolean {
  if (person.subscriptionType === 'Free' || !person.subscriptionEndDate) return false
  return new Date(person.subscriptionEndDate).getTime() > now.getTime()
}
