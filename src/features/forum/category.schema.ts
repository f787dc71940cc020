// The contract of categories: what a topic is about, by a slug that stands in addresses.
import { z } from 'zod'

/** Tones of the design, so that each can be read in light and in dark. */
export const categoryColours = ['teal', 'violet', 'amber', 'blue', 'slate'] as const

/** Where topics stand that name none. */
export const defaultCategory = 'general'

export const categorySlug = z
  .string({ error: 'Please choose a category' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please choose a category')
  .max(60, 'Please choose a category')

export const Category = z.object({
  slug: z.string(),
  name: z.string(),
  colour: z.enum(categoryColours),
  order: z.int(),
  topicCount: z.int(),
})
export type Category = z.infer<typeof Category>

export const CategoryList = z.object({ categories: z.array(Category) })
export type CategoryList = z.infer<typeof CategoryList>

export const MoveForm = z.strictObject({ category: categorySlug })
export type MoveForm = z.infer<typeof MoveForm>
