// The contract of notifications: the bell's list, and whether they are mailed.
import { z } from 'zod'

/** A question: asked about a listing, of somebody who held such a berth. */
export const notificationKinds = ['reply', 'mention', 'question'] as const

export const Notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  topic: z.object({ id: z.uuid(), title: z.string() }),
  /** Null when the topic's own text mentions somebody. */
  replyId: z.uuid().nullable(),
  actor: z.object({ id: z.uuid(), username: z.string(), profilePicture: z.string().nullable() }),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

export const NotificationList = z.object({ unread: z.int(), notifications: z.array(Notification) })
export type NotificationList = z.infer<typeof NotificationList>

export const ForumSettings = z.strictObject({ forumMail: z.boolean() })
export type ForumSettings = z.infer<typeof ForumSettings>

/** What the letter tells of, for those who get it. */
export const MailKinds = z.strictObject({ replies: z.boolean(), mentions: z.boolean(), questions: z.boolean() })
export type MailKinds = z.infer<typeof MailKinds>

/** Who does not name a kind leaves it as it is. */
export const MailKindsChange = MailKinds.partial()
export type MailKindsChange = z.infer<typeof MailKindsChange>
