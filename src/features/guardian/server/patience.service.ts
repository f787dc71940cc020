// A host that asks for patience is left alone for as long as it asks, whichever of its addresses said so.
import type { Deps } from '#platform/deps.ts'
import type { Fetched } from '#platform/outbound/outbound.ts'
import { waitAsked } from '../guardian.rules.ts'
import * as hosts from './hosts.store.ts'

export async function keepPatience({ db, clock }: Deps, host: string, answer: Fetched): Promise<void> {
  if (answer.ok || answer.reason !== 'status') return
  const wait = waitAsked(answer.headers['retry-after'], clock.now())
  if (wait > 0) await hosts.restHost(db.orm, host, new Date(clock.now().getTime() + wait))
}
