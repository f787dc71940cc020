// People in the forum: who can be mentioned, their pages, and what they choose to say of themselves.
import { refuseSilenced } from '#features/accounts/server/suspension.service.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { holdsAddress } from '#shared/written-links.ts'
import { refuse } from '../forum.refusals.ts'
import type { ForumPerson, ForumProfile, PeopleList } from '../person.schema.ts'
import * as store from './people.store.ts'
import { isWatched } from './posting.ts'

export async function listPeople({ db, clock }: Deps, prefix: string): Promise<PeopleList> {
  return { people: await store.listPeople(db.orm, prefix, clock.now()) }
}

export async function readPerson({ db }: Deps, username: string): Promise<ForumPerson> {
  const person = await store.findPerson(db.orm, username)
  if (!person) throw refuse('not_found', 'person_not_found')
  return person
}

export async function readProfile({ db }: Deps, actor: Actor): Promise<ForumProfile> {
  return { bio: await store.readBio(db.orm, actor.id) }
}

/** Links of new people are held to the rule of titles. */
export async function changeProfile(deps: Deps, actor: Actor, { bio }: ForumProfile): Promise<ForumProfile> {
  if (bio && isWatched(deps, actor) && holdsAddress(bio)) throw refuse('invalid', 'link_in_bio', 'bio')
  return deps.db.orm.transaction(async (tx) => {
    if (bio) await refuseSilenced(deps, tx, actor.id)
    await store.setBio(tx, actor.id, bio)
    return { bio }
  })
}
