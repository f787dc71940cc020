// Signed addresses of saved searches: their feeds, and links that stop letters without signing in.
import type { Deps } from '#platform/deps.ts'
import { isUuid } from '#shared/uuid.ts'
import { refuse } from '../alert.refusals.ts'

const feedPurpose = 'alert-feed'
const stopPurpose = 'alert-stop'
type Keys = Pick<Deps, 'keys'>

export async function feedAddress(
  { keys, config }: Keys & Pick<Deps, 'config'>,
  search: { id: string; feedVersion: number },
): Promise<string> {
  const text = `${search.id}.${search.feedVersion}`
  return `${config.publicUrl}/alerts/${text}.${await keys.sign(feedPurpose, text)}.rss`
}

/** Null when it is none of ours. */
export async function readFeedSecret({ keys }: Keys, secret: string): Promise<{ id: string; version: number } | null> {
  const [id = '', version = '', signature = '', ...rest] = secret.split('.')
  const isOurs = rest.length === 0 && isUuid(id) && (await keys.verify(feedPurpose, `${id}.${version}`, signature))
  return isOurs ? { id, version: Number(version) } : null
}

/** Of one search, or of all of a person's. */
export type Stop = { userId: string; searchId: string | null }

export async function signStop({ keys }: Keys, { userId, searchId }: Stop): Promise<string> {
  const text = `${userId}.${searchId ?? 'all'}`
  return `${text}.${await keys.sign(stopPurpose, text)}`
}

export async function readStop({ keys }: Keys, token: string): Promise<Stop> {
  const [userId = '', which = '', signature = '', ...rest] = token.split('.')
  const isOurs =
    rest.length === 0 && isUuid(userId) && (await keys.verify(stopPurpose, `${userId}.${which}`, signature))
  if (!isOurs) throw refuse('not_found', 'link_not_valid')
  return { userId, searchId: which === 'all' ? null : which }
}
