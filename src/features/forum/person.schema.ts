// The contract of people in the forum: who can be mentioned, and what a person's page says.
import { z } from 'zod'
import { withSingleSpaces } from '#shared/text.ts'
import { textField } from '#shared/text-field.ts'
import { Berth } from './berth.schema.ts'
import { Author } from './forum.schema.ts'

export const bioMax = 200

export const PeopleSearch = z.object({ prefix: z.string().max(100).default('') })
export type PeopleSearch = z.infer<typeof PeopleSearch>

export const PeopleList = z.object({ people: z.array(Author) })
export type PeopleList = z.infer<typeof PeopleList>

export const PersonPath = z.object({ username: z.string().min(1).max(100) })

/** Nothing that does not stand in the forum anyway, but for what they chose to say. */
export const ForumPerson = Author.extend({
  createdAt: z.iso.datetime(),
  bio: z.string().nullable(),
  /** Berths they say they held. */
  berths: z.array(Berth),
  topicCount: z.int(),
  replyCount: z.int(),
  thanksCount: z.int(),
  topics: z.array(z.object({ id: z.uuid(), title: z.string(), createdAt: z.iso.datetime(), replyCount: z.int() })),
})
export type ForumPerson = z.infer<typeof ForumPerson>

/** Plain words on one line; null or nothing takes them away. */
export const ForumProfile = z.strictObject({
  bio: z
    .string({ error: 'Please write a few words' })
    .transform(withSingleSpaces)
    .pipe(textField({ max: bioMax, tooLong: `This cannot exceed ${bioMax} characters` }))
    .transform((text) => text || null)
    .nullable(),
})
export type ForumProfile = z.infer<typeof ForumProfile>
