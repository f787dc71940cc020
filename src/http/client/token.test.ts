// Where the session's token is, as several tabs of one browser see it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToken, readToken, storeToken } from './token.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('window', { localStorage: storage })
})
afterEach(() => {
  clearToken()
  vi.unstubAllGlobals()
})

test('who signs out in another tab is signed out in the one they signed in with, too', () => {
  storeToken('ses_mine')
  expect(readToken()).toBe('ses_mine')
  kept.clear()
  expect(readToken()).toBeNull()
})

test('where nothing can be stored, the session lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('The quota has been exceeded')
  }
  vi.stubGlobal('window', { localStorage: { ...storage, setItem: refuse } })
  storeToken('ses_mine')
  expect(readToken()).toBe('ses_mine')
  clearToken()
  expect(readToken()).toBeNull()
})
