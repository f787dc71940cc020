// The contract of berths that people say they held, and of questions to them about a listing.
import { z } from 'zod'
import { idField } from '#shared/id-field.ts'
import { withSingleSpaces } from '#shared/text.ts'
import { textField } from '#shared/text-field.ts'
import { limits } from './forum.rules.ts'
import { Author } from './forum.schema.ts'
import { ListingPreviews } from './listing-preview.schema.ts'

export const mostBerths = 5
const textMax = 100

const line = (what: string) =>
  z
    .string({ error: what })
    .transform(withSingleSpaces)
    .pipe(textField({ min: 2, tooShort: what, max: textMax, tooLong: `This cannot exceed ${textMax} characters` }))

/** Plain words, seen by members on the person's page and beside listings of the organisation. */
export const Berth = z.strictObject({
  company: line('Please name the organisation'),
  work: line('Please say what you did there'),
  year: z
    .number({ error: 'Please give the year' })
    .int('Please give the year')
    .min(1950, 'Please give a year from 1950 on')
    .max(2100, 'This year has not come yet'),
})
export type Berth = z.infer<typeof Berth>

/** All of them: what is not in the list is taken away. */
export const Berths = z.strictObject({
  berths: z.array(Berth).max(mostBerths, `At most ${mostBerths} berths can be named`),
})
export type Berths = z.infer<typeof Berths>

/** Somebody who can be asked; `topicId`: where the reader has asked them already. */
export const BerthHolder = Author.extend({ work: z.string(), year: z.int(), topicId: z.uuid().nullable() })
export type BerthHolder = z.infer<typeof BerthHolder>

export const AskedTopic = z.object({
  id: z.uuid(),
  title: z.string(),
  replyCount: z.int(),
  createdAt: z.iso.datetime(),
})
export type AskedTopic = z.infer<typeof AskedTopic>

/** Both empty for whom the listing is locked. */
export const ListingPeople = z.object({ people: z.array(BerthHolder), topics: z.array(AskedTopic) })
export type ListingPeople = z.infer<typeof ListingPeople>

export const questionMax = 1_000
export const QuestionForm = z.strictObject({
  personId: idField('There is nobody of this name here'),
  question: textField({
    min: limits.contentMin,
    tooShort: `Please ask in at least ${limits.contentMin} characters`,
    max: questionMax,
    tooLong: `A question cannot exceed ${questionMax} characters`,
  }),
})
export type QuestionForm = z.infer<typeof QuestionForm>

/** What a topic asks about, as far as it is for the reader. */
export const AskedAbout = z.object({
  asked: z.object({ username: z.string() }),
  listing: ListingPreviews.shape.listings.element,
})
export type AskedAbout = z.infer<typeof AskedAbout>
