// Takes in what the browser reports: bots are left out, addresses cut, admins marked.
import { createHash } from 'node:crypto'
import { isbot } from 'isbot'
import type { Deps } from '#platform/deps.ts'
import type { Viewer } from '#shared/actor.ts'
import { truncateAddress } from '#shared/addresses.ts'
import { Refusal } from '#shared/refusal.ts'
import { isStaff } from '#shared/staff.ts'
import type { InteractionReport, SessionReport } from '../analytics.schema.ts'
import { insertInteractions, insertSessions } from './collected.store.ts'

export type Reporter = { viewer: Viewer; address: string; userAgent: string }

const longestAgent = 400

export function collectSession(deps: Deps, from: Reporter, report: SessionReport): void {
  refuseAnother(from.viewer, report.userId)
  if (isbot(from.userAgent)) return
  const address = truncateAddress(from.address)
  const userAgent = from.userAgent.slice(0, longestAgent)
  deps.batches.add(insertSessions, {
    ...report,
    address,
    userAgent,
    visitor: report.userId ?? nameVisitor(address, userAgent),
    isAdmin: from.viewer !== null && isStaff(from.viewer),
    createdAt: deps.clock.now().toISOString(),
  })
}

export function collectInteraction(deps: Deps, from: Reporter, report: InteractionReport): void {
  refuseAnother(from.viewer, report.userId)
  if (isbot(from.userAgent)) return
  deps.batches.add(insertInteractions, {
    ...report,
    isAdmin: from.viewer !== null && isStaff(from.viewer),
    createdAt: deps.clock.now().toISOString(),
  })
}

/** Nobody reports in another's name. */
function refuseAnother(viewer: Viewer, userId: string | null): void {
  if (userId === null || userId === viewer?.id) return
  const text = 'This is not your user id'
  throw new Refusal('invalid', 'not_your_id', { text, fields: { userId: text } })
}

/** Short enough for an index; the parts stand beside it anyway. */
function nameVisitor(address: string, userAgent: string): string {
  return createHash('sha256').update(`${address}\n${userAgent}`).digest('base64url').slice(0, 22)
}
