// Thanks: a member's nod to somebody else's post, given and taken back.
import { refuseSilenced } from '#features/accounts/server/suspension.service.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuseIf } from '../forum.refusals.ts'
import { whyNotThank } from '../forum.rules.ts'
import type { PostRef } from '../report.schema.ts'
import type { Thanks } from '../taking-part.schema.ts'
import { holdAuthor } from './members.store.ts'
import { lockSeenPost } from './seen-post.ts'
import * as store from './thanks.store.ts'

export async function giveThanks(deps: Deps, actor: Actor, ref: PostRef): Promise<Thanks> {
  return deps.db.orm.transaction(async (tx) => {
    await holdAuthor(tx, actor.id)
    const { authorId, post } = await lockSeenPost(tx, actor, ref)
    refuseIf('forbidden', whyNotThank({ authorId }, actor))
    await refuseSilenced(deps, tx, actor.id)
    await store.insertThanks(tx, actor.id, post, deps.clock.now())
    return store.readThanks(tx, actor.id, post)
  })
}

export async function takeThanksBack({ db }: Deps, actor: Actor, ref: PostRef): Promise<Thanks> {
  return db.orm.transaction(async (tx) => {
    const { post } = await lockSeenPost(tx, actor, ref)
    await store.deleteThanks(tx, actor.id, post)
    return store.readThanks(tx, actor.id, post)
  })
}
