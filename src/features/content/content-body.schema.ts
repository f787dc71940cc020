// A compiled text as it travels over the API, and the fields that front matter of later features is made of.
import { z } from 'zod'
import { type BodyNode, bodyTags } from './content-body.ts'

export { type BodyNode, bodyTags } from './content-body.ts'
export { line, slug } from './front-matter-fields.ts'

/** Checked at the top only: the compiler makes the tree, and the page knows no other elements. */
export const Body = z.array(
  z.custom<BodyNode>((node) => typeof node === 'string' || (Array.isArray(node) && bodyTags.includes(node[0]))),
)

export const CompiledText = z.object({
  body: Body,
  headings: z.array(z.object({ id: z.string(), text: z.string(), level: z.literal([2, 3]) })),
  words: z.number(),
})
