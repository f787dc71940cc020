// Where the browser keeps the session's token. Storage can be switched off or full: then the session lasts as long as the page.
import { storageKeys } from '#shared/brand.ts'

/** Only what could not be stored: else a tab would stay signed in when another one signs out. */
let inMemory: string | null = null

export function readToken(): string | null {
  if (typeof window === 'undefined') return null
  try {
    return inMemory ?? window.localStorage.getItem(storageKeys.token)
  } catch {
    return inMemory
  }
}

export function storeToken(token: string): void {
  inMemory = null
  try {
    window.localStorage.setItem(storageKeys.token, token)
  } catch {
    inMemory = token
  }
}

export function clearToken(): void {
  inMemory = null
  try {
    window.localStorage.removeItem(storageKeys.token)
  } catch {
    // Nothing was stored.
  }
}
