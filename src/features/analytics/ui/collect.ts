// What analytics store and send in the browser: loaded when the visitor has accepted it, and nothing is waited for.
import { readToken } from '#http/client/token.ts'
import type { BodyOf } from '#http/client/typed-api.ts'
import { storageKeys } from '#shared/brand.ts'
import { readConsent } from '#shared/consent.ts'
import type { InteractionType } from '../analytics.schema.ts'
import type { analyticsRoutes } from '../server/analytics.routes.ts'
import { sourceOf } from './source.ts'

let inMemory: string | null = null

/** The number of this tab. Storage may be switched off: then it lasts as long as the page. */
function sessionId(): string {
  try {
    inMemory = window.sessionStorage.getItem(storageKeys.analyticsSession) ?? inMemory
  } catch {
    // Not readable: the one in memory serves.
  }
  inMemory ??= `session_${crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)}`
  try {
    window.sessionStorage.setItem(storageKeys.analyticsSession, inMemory)
  } catch {
    // Not writable: kept in memory only.
  }
  return inMemory
}

export function forgetSession(): void {
  inMemory = null
  try {
    window.sessionStorage.removeItem(storageKeys.analyticsSession)
  } catch {
    // Nothing was stored.
  }
}

type Report = '/analytics/session' | '/analytics/interaction'
type Facts<P extends Report> = Omit<BodyOf<typeof analyticsRoutes, P>, 'sessionId' | 'userId'>

function send<P extends Report>(path: P, userId: string | null, facts: Facts<P>): void {
  if (readConsent() !== 'accepted') return
  const token = readToken()
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  // Without a token the server does not know the person.
  const body = JSON.stringify({ ...facts, sessionId: sessionId(), userId: token ? userId : null })
  void fetch(`/api${path}`, { method: 'POST', headers, body, keepalive: true, credentials: 'omit' }).catch(
    () => undefined,
  )
}

export function sendInteraction(jobId: string, interactionType: InteractionType, userId: string | null): void {
  send('/analytics/interaction', userId, { jobId, interactionType })
}

/** The address that the visit began with, also when somebody has walked on before agreeing. The browser knows it: nothing is kept. */
function firstAddress(): string {
  const [landing] = performance.getEntriesByType?.('navigation') ?? []
  return landing && URL.canParse(landing.name) ? landing.name : window.location.href
}

const source =
  typeof document === 'undefined' ? null : sourceOf(document.referrer, firstAddress(), window.location.hostname)

export function sendSession(userId: string | null): void {
  send('/analytics/session', userId, source ?? {})
}
