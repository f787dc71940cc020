// Signed addresses of saved searches: their feeds, and links that stop letters without signing in.
import type { Deps } from '#platform/deps.ts'
import { readParts, signParts } from '#platform/signed-parts.ts'
import { refuse } from '../alert.refusals.ts'

const feedPurpose = 'alert-feed'
const stopPurpose = 'alert-stop'
type Keys = Pick<Deps, 'keys'>

export async function feedAddress(
  { keys, config }: Keys & Pick<Deps, 'config'>,
  search: { id: string; feedVersion: number },
): Promise<string> {
  return `${config.publicUrl}/alerts/${await signParts({ keys }, feedPurpose, search.id, search.feedVersion)}.rss`
}

/** Null when it is none of ours. */
export async function readFeedSecret(deps: Keys, secret: string): Promise<{ id: string; version: number } | null> {
  const [id, version] = (await readParts(deps, feedPurpose, secret)) ?? []
  return id ? { id, version: Number(version) } : null
}

/** Of one search, or of all of a person's. */
export type Stop = { userId: string; searchId: string | null }

export async function signStop(deps: Keys, { userId, searchId }: Stop): Promise<string> {
  return signParts(deps, stopPurpose, userId, searchId ?? 'all')
}

export async function readStop(deps: Keys, token: string): Promise<Stop> {
  const [userId, which] = (await readParts(deps, stopPurpose, token)) ?? []
  if (!userId || !which) throw refuse('not_found', 'link_not_valid')
  return { userId, searchId: which === 'all' ? null : which }
}
