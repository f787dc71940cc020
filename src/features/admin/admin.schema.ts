// The contract of the back-office: people, acts, and what is done to many listings at once.
import { z } from 'zod'
import { AdminPasswordChange, Session, User } from '#features/accounts/account.schema.ts'
import { plans, roles } from '#shared/actor.ts'
import { textField } from '#shared/text-field.ts'

export const AdminPasswordForm = z
  .strictObject({ ...AdminPasswordChange.shape, confirmPassword: z.string().min(1, 'Confirmation required') })
  .refine((form) => form.newPassword === form.confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  })

const page = z.coerce.number().int().min(1).max(100_000).catch(1).default(1)

export const UserSearch = z.object({
  search: textField({ max: 200 }).default(''),
  plan: z.enum(['', ...plans], { error: 'Unknown plan' }).default(''),
  role: z.enum(['', ...roles], { error: 'Unknown role' }).default(''),
  page,
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

export const AuditQuery = z.object({ page })
export const AuditEntry = z.object({
  id: z.uuid(),
  adminName: z.string(),
  act: z.string(),
  subject: z.string().nullable(),
  /** When it is a person who is still there. */
  subjectName: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: z.iso.datetime(),
})
export const AuditPage = z.object({ entries: z.array(AuditEntry), ...paging })
export type AuditPage = z.infer<typeof AuditPage>

export const JobsAct = z.strictObject({
  ids: z.array(z.uuid('Unknown job')).min(1, 'Please choose at least one job').max(100, 'At most 100 jobs at once'),
  act: z.enum(['close', 'reopen', 'extend', 'feature', 'unfeature', 'delete'], { error: 'Unknown act' }),
  /** For extending. */
  days: z.number().int().min(1).max(365).default(30),
})
export type JobsAct = z.infer<typeof JobsAct>
export const JobsActDone = z.object({ done: z.number() })
