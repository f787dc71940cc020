// The contract of taking part besides writing: thanks, following, the accepted answer, what is unread.
import { z } from 'zod'
import { idField } from '#shared/id-field.ts'

export const followLevels = ['watching', 'normal', 'muted'] as const
export type FollowLevel = (typeof followLevels)[number]

export const FollowForm = z.strictObject({ level: z.enum(followLevels, { error: 'Please choose how to follow' }) })
export type FollowForm = z.infer<typeof FollowForm>

export const AnswerForm = z.strictObject({ replyId: idField('Please choose a reply').nullable() })
export type AnswerForm = z.infer<typeof AnswerForm>

/** `mine`: whether whoever asks is among them. */
export const Thanks = z.object({ count: z.int(), mine: z.boolean() })
export type Thanks = z.infer<typeof Thanks>

/** What a topic is to whoever asks. `unread`: replies of others since their last visit; all when there was none. */
export const TopicMarks = z.object({ thanks: Thanks, followLevel: z.enum(followLevels), unread: z.int() })
export type TopicMarks = z.infer<typeof TopicMarks>

export const noThanks: Thanks = { count: 0, mine: false }
export const noMarks: TopicMarks = { thanks: noThanks, followLevel: 'normal', unread: 0 }
