// The contract of how somebody behaves: whether they are silenced or suspended, what the team noted, and all their posts.
import { z } from 'zod'
import { Suspension } from '#features/accounts/suspension.schema.ts'
import { roles } from '#shared/actor.ts'
import { idField } from '#shared/id-field.ts'
import { pageField } from '#shared/page-field.ts'
import { textField } from '#shared/text-field.ts'

export const Note = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Null when the author's account is gone. */
  author: z.object({ id: z.uuid(), username: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
})
export type Note = z.infer<typeof Note>

export const NoteDraft = z.strictObject({
  text: textField({ min: 3, tooShort: 'Please write a note', max: 2_000, tooLong: 'At most 2000 characters' }),
})
export type NoteDraft = z.infer<typeof NoteDraft>

export const NotePath = z.object({ id: idField(), noteId: idField() })

/** No more of the person than the forum shows, and when they came. */
export const Conduct = z.object({
  person: z.object({
    id: z.uuid(),
    username: z.string(),
    role: z.enum(roles),
    emailVerified: z.boolean(),
    createdAt: z.iso.datetime(),
  }),
  /** By the clock that suspensions end by. */
  asOf: z.iso.datetime(),
  suspension: Suspension.nullable(),
  notes: z.array(Note),
})
export type Conduct = z.infer<typeof Conduct>

export const PersonPost = z.object({
  kind: z.enum(['topic', 'reply']),
  id: z.uuid(),
  topicId: z.uuid(),
  title: z.string(),
  preview: z.string(),
  state: z.enum(['shown', 'held', 'removed']),
  createdAt: z.iso.datetime(),
})
export type PersonPost = z.infer<typeof PersonPost>

export const PostsQuery = z.object({ page: pageField })
export const PersonPosts = z.object({
  posts: z.array(PersonPost),
  total: z.number(),
  page: z.number(),
  totalPages: z.number(),
})
export type PersonPosts = z.infer<typeof PersonPosts>
