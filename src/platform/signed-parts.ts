// A secret for a link that says what it is about: `part.part.signature`. Whoever changes a part has no secret any more.
import type { Deps } from './deps.ts'

type Keys = Pick<Deps, 'keys'>

/** No part may hold a point. */
export async function signParts({ keys }: Keys, purpose: string, ...parts: (string | number)[]): Promise<string> {
  const text = parts.join('.')
  return `${text}.${await keys.sign(purpose, text)}`
}

/** The parts as they were signed for this purpose; null when it is none of ours. */
export async function readParts({ keys }: Keys, purpose: string, secret: string): Promise<string[] | null> {
  const end = secret.lastIndexOf('.')
  if (end < 0) return null
  const text = secret.slice(0, end)
  return (await keys.verify(purpose, text, secret.slice(end + 1))) ? text.split('.') : null
}
