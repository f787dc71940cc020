// Pure decisions about undoing what moderators did, and the words for it.
import type { ActKind } from './act.schema.ts'
import type { ForumRefusal } from './forum.refusals.ts'

const dayMs = 86_400_000
export const undoDays = 30
/** For those who are asked whether they are sure. */
export const undoable = `You can undo this for ${undoDays} days.`
/** Then what an act took away is gone for good. */
export const undoWithinMs = undoDays * dayMs
/** So long the list says what was done; the audit log keeps it for good. */
export const forgetActsAfterMs = 90 * dayMs

type Act = { kind: ActKind; createdAt: Date; undoneAt: Date | null; hasWords: boolean }

/** Kinds that take somebody's words away; without them nothing can come back. */
const takesAway: readonly ActKind[] = ['merge', 'delete', 'remove']

export function whyNotUndo(act: Act, now: Date): ForumRefusal | null {
  if (act.undoneAt) return 'undone_already'
  if (now.getTime() - act.createdAt.getTime() > undoWithinMs) return 'undo_too_late'
  if (takesAway.includes(act.kind) && !act.hasWords) return 'undo_author_left'
  return null
}

type Done = { kind: ActKind; facts: { kind: ActKind; after?: unknown; post?: 'topic' | 'reply' } }

/** What was done, for the list. */
export function actText({ kind, facts }: Done): string {
  const post = facts.post === 'reply' ? 'reply' : 'topic'
  const texts: Record<ActKind, string> = {
    pin: facts.after ? 'Pinned the topic' : 'Unpinned the topic',
    lock: facts.after ? 'Locked the topic' : 'Unlocked the topic',
    move: 'Moved the topic to another category',
    answer: facts.after ? 'Said which reply answers the topic' : 'Said that no reply answers the topic',
    merge: 'Merged the topic into another',
    split: 'Split replies off as a topic',
    delete: `Deleted the ${post}`,
    remove: `Removed the ${post} and told its author`,
    show: `Showed the ${post} that waited`,
    keep: 'Kept the reported post',
  }
  return texts[kind]
}
