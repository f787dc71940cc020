// The cookie choice: three values in the browser's storage, asked again after six months. Without a choice nothing is measured.
import { storageKeys } from './brand.ts'

export const consents = ['accepted', 'essential-only', 'declined'] as const
export type Consent = (typeof consents)[number]

export const askAgainAfterMs = 182 * 24 * 3_600_000
const listeners = new Set<() => void>()

export function readConsent(now = Date.now()): Consent | null {
  try {
    const value = window.localStorage.getItem(storageKeys.consent)
    const givenAt = Date.parse(window.localStorage.getItem(storageKeys.consentDate) ?? '')
    const isOld = Number.isFinite(givenAt) && now - givenAt > askAgainAfterMs
    return isOld ? null : (consents.find((known) => known === value) ?? null)
  } catch {
    return null
  }
}

export function storeConsent(consent: Consent): void {
  try {
    window.localStorage.setItem(storageKeys.consent, consent)
    window.localStorage.setItem(storageKeys.consentDate, new Date().toISOString())
  } catch {
    // Storage is switched off: the question comes again, and nothing is measured.
  }
  for (const listener of listeners) listener()
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
