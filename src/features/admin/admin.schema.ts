// The contract of the back-office: people, acts, and what is done to many listings at once.
import { z } from 'zod'
import { AdminPasswordChange, Session, User } from '#features/accounts/account.schema.ts'
import { displayDaysDefault, displayDaysMost } from '#features/jobs/job.rules.ts'
import { plans, roles } from '#shared/actor.ts'
import { dayField } from '#shared/day-field.ts'
import { idField } from '#shared/id-field.ts'
import { pageField } from '#shared/page-field.ts'
import { textField } from '#shared/text-field.ts'

export const AdminPasswordForm = z
  .strictObject({ ...AdminPasswordChange.shape, confirmPassword: z.string().min(1, 'Confirmation required') })
  .refine((form) => form.newPassword === form.confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  })

/** `ends_soon`: a membership that ends within thirty days. `suspended`: or silenced. `staff`: everybody of the team. */
export const personStates = ['ends_soon', 'unverified', 'suspended', 'staff'] as const
export const personOrders = ['newest', 'name', 'last_login', 'ends'] as const

export const UserSearch = z.object({
  search: textField({ max: 200 }).default(''),
  plan: z.enum(['', ...plans], { error: 'Unknown plan' }).default(''),
  role: z.enum(['', ...roles], { error: 'Unknown role' }).default(''),
  state: z.enum(['', ...personStates], { error: 'Unknown state' }).default(''),
  sort: z.enum(personOrders, { error: 'Unknown order' }).default('newest'),
  page: pageField,
})
export type UserSearch = z.infer<typeof UserSearch>

const paging = { total: z.number(), page: z.number(), totalPages: z.number() }

export const UserList = z.object({ users: z.array(User), ...paging })
export type UserList = z.infer<typeof UserList>

export const UserFile = z.object({
  user: User,
  sessions: z.array(Session.omit({ isCurrent: true })),
  topics: z.number(),
  replies: z.number(),
})
export type UserFile = z.infer<typeof UserFile>

export const RoleChange = z.strictObject({ role: z.enum(roles, { error: 'Unknown role' }) })

const day = z.union([z.literal(''), dayField()]).default('')
/** The words may stand in the act, in who did it, or be the id of what it was done to. Days are whole, in UTC. */
export const AuditQuery = z.object({ query: textField({ max: 200 }).default(''), from: day, to: day, page: pageField })
export type AuditQuery = z.infer<typeof AuditQuery>
/** What the log is about, where it is still there. */
export const subjectKinds = ['person', 'listing', 'organisation', 'payment', 'topic'] as const
export const AuditEntry = z.object({
  id: z.uuid(),
  adminName: z.string(),
  act: z.string(),
  subject: z.string().nullable(),
  /** Also of what is gone, as far as the act itself says it. */
  subjectName: z.string().nullable(),
  subjectKind: z.enum(subjectKinds).nullable(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof AuditEntry>
export const AuditPage = z.object({ entries: z.array(AuditEntry), ...paging })
export type AuditPage = z.infer<typeof AuditPage>

export const JobsAct = z.strictObject({
  ids: z.array(idField('Unknown job')).min(1, 'Please choose at least one job').max(100, 'At most 100 jobs at once'),
  act: z.enum(['close', 'reopen', 'extend', 'feature', 'unfeature', 'delete'], { error: 'Unknown act' }),
  /** For extending. */
  days: z.number().int().min(1).max(displayDaysMost).default(displayDaysDefault),
})
export type JobsAct = z.infer<typeof JobsAct>
export const JobsActDone = z.object({
  done: z.number(),
  /** What could not be made live, and why; it stays as it was. */
  left: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      reason: z.enum(['draft', 'closing_day_over', 'expired', 'too_old', 'link_gone']),
      text: z.string(),
    }),
  ),
})
export type JobsActDone = z.infer<typeof JobsActDone>
