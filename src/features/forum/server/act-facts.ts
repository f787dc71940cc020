// What is remembered of each kind of act so that it can be undone: ids, flags and times, never anybody's words.

export type ActFacts =
  | { kind: 'pin'; before: boolean; after: boolean }
  | { kind: 'lock'; before: boolean; after: boolean }
  | { kind: 'move'; before: string; after: string }
  | { kind: 'answer'; before: string | null; after: string | null }
  /** `replyIds`, `noteIds`: those of the topic that came along; the notes are not known of older acts. */
  | { kind: 'merge'; into: string; replyIds: string[]; noteIds?: string[] }
  /** `answerId`: what had answered the old topic and came along. */
  | { kind: 'split'; from: string; answerId: string | null }
  /** Rows are in `forum_kept`. `remove`: out of a queue, and the author was told. */
  | { kind: 'delete' | 'remove'; post: 'topic' | 'reply' }
  | { kind: 'show'; post: 'topic' | 'reply'; heldAt: string }
  | { kind: 'keep'; keptAt: string }
