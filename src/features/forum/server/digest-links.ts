// The signed link that stops the daily letter without signing in, and what mail programs need to offer it.
import type { Deps } from '#platform/deps.ts'
import { oneClickHeaders } from '#platform/mail/one-click.ts'
import { readParts, signParts } from '#platform/signed-parts.ts'
import { brand } from '#shared/brand.ts'
import { refuse } from '../forum.refusals.ts'

const purpose = 'forum-digest'

/** Works for as long as the letter may lie in a mailbox. */
export async function signDigestReader(deps: Pick<Deps, 'keys'>, userId: string): Promise<string> {
  return signParts(deps, purpose, userId)
}

export async function readDigestReader(deps: Pick<Deps, 'keys'>, token: string): Promise<string> {
  const [userId] = (await readParts(deps, purpose, token)) ?? []
  if (!userId) throw refuse('not_found', 'link_not_valid')
  return userId
}

export const stopPage = (publicUrl: string, token: string) => `${publicUrl}/unsubscribe?list=forum&token=${token}`

export function digestHeaders(publicUrl: string, token: string): Record<string, string> {
  return {
    'List-Id': `${brand.name} forum <forum.${new URL(publicUrl).hostname}>`,
    ...oneClickHeaders(`${publicUrl}/api/forum/unsubscribe?token=${token}`),
  }
}
