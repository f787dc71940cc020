// Where the browser keeps the session's token. Storage can be switched off or full: then the session lasts as long as the page.
import { storageKeys } from '#shared/brand.ts'

let inMemory: string | null = null

export function readToken(): string | null {
  if (typeof window === 'undefined') return null
  try {
    return window.localStorage.getItem(storageKeys.token) ?? inMemory
  } catch {
    return inMemory
  }
}

export function storeToken(token: string): void {
  inMemory = token
  try {
    window.localStorage.setItem(storageKeys.token, token)
  } catch {
    // Kept in memory only.
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
