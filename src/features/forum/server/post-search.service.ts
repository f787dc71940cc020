// Searching what was written in the forum, for those who may read it.
import { askForWords } from '#features/jobs/server/sea-words.service.ts'
import type { Deps } from '#platform/deps.ts'
import { excerptOf } from '../excerpt.rules.ts'
import type { FoundPosts, PostSearch } from '../post-search.schema.ts'
import { forumRegion } from './forum.cache.ts'
import { findPosts } from './post-search.store.ts'

export async function searchPosts(deps: Deps, search: PostSearch): Promise<FoundPosts> {
  const asked = askForWords(search.q)
  const { page } = search
  if (!asked.query) return { posts: [], total: 0, page, totalPages: 1 }
  return forumRegion(deps).read(`posts ${JSON.stringify(search)}`, async () => {
    const { posts, ...counts } = await findPosts(deps.db.orm, asked, search)
    const shown = posts.map(({ content, ...post }) => ({ ...post, excerpt: excerptOf(content, asked.said) }))
    return { posts: shown, page, ...counts }
  })
}
