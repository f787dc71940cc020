// Categories: which there are, and moving a topic into another.
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import type { CategoryList } from '../category.schema.ts'
import { refuse } from '../forum.refusals.ts'
import type { Topic } from '../forum.schema.ts'
import * as store from './categories.store.ts'
import { topicsRegion } from './forum.cache.ts'
import { checkCategory } from './posting.ts'
import { remember } from './remembering.ts'
import { answerTopic } from './topics.service.ts'
import { lockTopic } from './topics.store.ts'

export async function listCategories(deps: Deps): Promise<CategoryList> {
  return topicsRegion(deps).read('categories', async () => ({ categories: await store.listCategories(deps.db.orm) }))
}

export async function moveTopic(deps: Deps, actor: Actor, id: string, category: string): Promise<Topic> {
  await topicsRegion(deps).change(deps.db, async (tx) => {
    const topic = await lockTopic(tx, id)
    if (!topic) throw refuse('not_found', 'topic_not_found')
    await checkCategory(tx, category)
    await remember(deps, tx, actor, { postId: id, facts: { kind: 'move', before: topic.category, after: category } })
    await store.setCategory(tx, id, category)
  })
  return answerTopic(deps, actor, id)
}
