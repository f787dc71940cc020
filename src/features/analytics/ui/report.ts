// The browser's end of analytics: nothing is stored or sent unless the visitor has accepted it; not even the code is loaded.
import { storageKeys } from '#shared/brand.ts'
import { onConsentChange, readConsent } from '#shared/consent.ts'
import type { InteractionType } from '../analytics.schema.ts'

const collect = () => import('./collect.ts')

export function reportInteraction(jobId: string, interactionType: InteractionType, userId: string | null): void {
  if (readConsent() !== 'accepted') return
  void collect().then(({ sendInteraction }) => sendInteraction(jobId, interactionType, userId))
}

/** Reports this session now or as soon as it is accepted; a withdrawal forgets it at once. Returns the way to stop. */
export function reportSession(userId: string | null): () => void {
  const follow = () => {
    if (readConsent() === 'accepted') void collect().then(({ sendSession }) => sendSession(userId))
    else if (isStored()) void collect().then(({ forgetSession }) => forgetSession())
  }
  follow()
  return onConsentChange(follow)
}

function isStored(): boolean {
  try {
    return window.sessionStorage.getItem(storageKeys.analyticsSession) !== null
  } catch {
    return false
  }
}
