// First posts of new people that hold a link wait to be looked at. Pure decisions; the server enforces them.
import { isStaff } from '#shared/staff.ts'
import { hasScheme } from '#shared/written-links.ts'
import type { Person } from './forum.rules.ts'

const webHost = /^[^\p{L}\p{N}]*www\./iu
/** Endings that people write without a scheme; a missing space after a full stop is no link. */
const endings =
  'com|net|org|info|biz|io|co|ru|cn|shop|store|xyz|top|online|site|club|link|live|me|ly|gg|app|dev|eu|de|fr|uk|us|pt|es|it|nl|pl|in'
const bareHost = new RegExp(`^[^\\p{L}\\p{N}]*(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}(?:${endings})(?![\\p{L}\\p{N}])`, 'iu')

/** Word by word, so that no text costs more than its length. */
export function holdsLink(text: string): boolean {
  return text.split(/\s+/).some((word) => hasScheme(word) || webHost.test(word) || bareHost.test(word.slice(0, 600)))
}

/** Held posts are for their author and the team. */
export function maySee(post: { held: boolean; authorId: string }, person: Person): boolean {
  return !post.held || post.authorId === person.id || isStaff(person)
}
