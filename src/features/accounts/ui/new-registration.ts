// Remembers in the browser that somebody has just signed up: the first visit to the account opens the membership.
import { storageKeys } from '#shared/brand.ts'

export function rememberNewRegistration(): void {
  try {
    window.localStorage.setItem(storageKeys.newRegistration, 'true')
  } catch {
    // Only decides which tab opens first.
  }
}

/** Answers once, and forgets. */
export function takeNewRegistration(): boolean {
  try {
    const isNew = window.localStorage.getItem(storageKeys.newRegistration) !== null
    window.localStorage.removeItem(storageKeys.newRegistration)
    return isNew
  } catch {
    return false
  }
}
