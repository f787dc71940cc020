// The contract of searching what was written: titles and texts, by the language of the sea.
import { z } from 'zod'
import { Author, TopicSearch } from './forum.schema.ts'

export const PostSearch = z.object({
  q: z.string().trim().min(1, 'Please say what to look for').max(200, 'Search cannot exceed 200 characters'),
  author: TopicSearch.shape.author,
  category: TopicSearch.shape.category,
  answered: z.enum(['', 'yes', 'no']).default(''),
  page: TopicSearch.shape.page,
})
export type PostSearch = z.infer<typeof PostSearch>

/** A post that was found: `replyId` is null when it is the topic itself. */
export const FoundPost = z.object({
  topicId: z.uuid(),
  replyId: z.uuid().nullable(),
  title: z.string(),
  category: z.string(),
  answered: z.boolean(),
  author: Author,
  excerpt: z.string(),
  createdAt: z.iso.datetime(),
})
export type FoundPost = z.infer<typeof FoundPost>

export const FoundPosts = z.object({
  posts: z.array(FoundPost),
  /** Counted up to a thousand. */
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
})
export type FoundPosts = z.infer<typeof FoundPosts>
