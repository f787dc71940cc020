// How somebody behaves, for moderators: what was decided, what was noted, and every post.
import { findSuspension } from '#features/accounts/server/suspensions.store.ts'
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../conduct.refusals.ts'
import type { Conduct, NoteDraft, PersonPosts } from '../conduct.schema.ts'
import { findPerson } from './people.service.ts'
import * as notes from './person-notes.store.ts'
import { listPostsOf } from './person-posts.store.ts'

export async function readConduct({ db, clock }: Deps, id: string): Promise<Conduct> {
  const { username, role, emailVerified, createdAt } = await findPerson(db.orm, id)
  const [suspension, noted] = await Promise.all([findSuspension(db.orm, id, clock.now()), notes.listNotes(db.orm, id)])
  const asOf = clock.now().toISOString()
  return { person: { id, username, role, emailVerified, createdAt }, asOf, suspension, notes: noted }
}

export async function readPosts({ db }: Deps, id: string, page: number): Promise<PersonPosts> {
  await findPerson(db.orm, id)
  return listPostsOf(db.orm, id, page)
}

export async function addNote({ db, clock }: Deps, actor: Actor, id: string, { text }: NoteDraft): Promise<string> {
  await findPerson(db.orm, id)
  return notes.insertNote(db.orm, { userId: id, authorId: actor.id, text, createdAt: clock.now() })
}

export async function deleteNote({ db }: Deps, actor: Actor, id: string, noteId: string): Promise<void> {
  const note = await notes.findNoteAuthor(db.orm, id, noteId)
  if (!note) throw refuse('not_found', 'note_not_found')
  if (note.authorId !== actor.id) throw refuse('forbidden', 'not_your_note')
  await notes.deleteNote(db.orm, noteId)
}
