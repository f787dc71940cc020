// Every "no" of the forum, with its sentence. A reason without a sentence does not compile.
import { Refusal, type RefusalKind, refuseWith } from '#shared/refusal.ts'

export type ForumRefusal =
  | 'topic_not_found'
  | 'reply_not_found'
  | 'report_not_found'
  | 'held_post_not_found'
  | 'held_post_changed'
  | 'topic_locked'
  | 'not_the_author'
  | 'not_yours_to_delete'
  | 'not_your_posts'
  | 'your_own_post'
  | 'link_not_valid'
  | 'new_here'
  | 'link_in_title'
  | 'link_in_bio'
  | 'thanks_to_oneself'
  | 'not_yours_to_answer'
  | 'category_not_found'
  | 'person_not_found'
  | 'same_topic'
  | 'topic_to_merge_not_found'
  | 'act_not_found'
  | 'undone_already'
  | 'undo_too_late'
  | 'undo_author_left'
  | 'undo_topic_gone'
  | 'changed_since'
  | 'note_not_found'
  | 'not_your_note'
  | 'listing_not_found'
  | 'question_not_found'
  | 'asked_already'
  | 'year_ahead'

export const refusalTexts = {
  topic_not_found: 'This topic does not exist any more',
  reply_not_found: 'This reply does not exist any more',
  report_not_found: 'This report has been settled already',
  held_post_not_found: 'This post has been looked at already',
  held_post_changed: 'Its author has changed it meanwhile. Please read it once more.',
  topic_locked: 'This topic is locked and takes no new replies',
  not_the_author: 'Only the author can edit this',
  not_yours_to_delete: 'Only the author or a moderator can delete this',
  not_your_posts: 'These posts belong to another account',
  your_own_post: 'You can edit or delete your own post instead of reporting it',
  link_not_valid: 'This link is not valid any more',
  new_here: 'You are new here: please verify your e-mail address and come back in a day to post more',
  link_in_title: 'A title cannot hold a link while you are new here',
  link_in_bio: 'This cannot hold a link while you are new here',
  thanks_to_oneself: 'Thanks are for what others wrote; this post is your own',
  not_yours_to_answer: 'Only the author of the topic or a moderator can say which reply answers it',
  category_not_found: 'Please choose a category that exists',
  person_not_found: 'There is nobody of this name here',
  same_topic: 'A topic cannot be merged into itself',
  topic_to_merge_not_found: 'There is no such topic to merge into',
  act_not_found: 'It is not known any more that this was done',
  undone_already: 'This has been undone already',
  undo_too_late: 'This was done more than 30 days ago: it is too late to undo it',
  undo_author_left: 'What was taken away is gone: its author has left',
  undo_topic_gone: 'The topic it stood in is not there any more',
  changed_since: 'Somebody has changed it since: it cannot be undone any more',
  note_not_found: 'This note does not exist any more',
  not_your_note: 'Only who wrote a note can delete it',
  listing_not_found: 'This listing is not open to you',
  question_not_found: 'This topic asks about no listing',
  asked_already: 'You have asked this person about this listing already',
  year_ahead: 'A berth was held this year or before',
} satisfies Record<ForumRefusal, string>

export const refuse = refuseWith<ForumRefusal>(refusalTexts)

/** For people who are new, with when they may go on. */
export function refuseNewcomer(retryAfterSeconds: number) {
  return new Refusal('too_many', 'new_here', { text: refusalTexts.new_here, retryAfterSeconds })
}

/** Throws when a rule gave a reason. */
export function refuseIf(kind: RefusalKind, reason: ForumRefusal | null): void {
  if (reason) throw refuse(kind, reason)
}
