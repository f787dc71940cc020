// Counts what a person does on a page: presses of the mouse or a finger, and of keys. A paste is one.
import type { Page } from '@playwright/test'

export type Done = { clicks: number; keys: number }

export async function counting(page: Page): Promise<() => Promise<Done>> {
  const done = { clicks: 0, keys: 0 }
  await page.exposeFunction('personDid', (what: 'clicks' | 'keys') => {
    done[what] += 1
  })
  await page.addInitScript(() => {
    const did = (what: string) => (window as unknown as { personDid: (what: string) => void }).personDid(what)
    window.addEventListener('pointerdown', () => did('clicks'), true)
    window.addEventListener('keydown', (event) => event.key === 'Control' || did('keys'), true)
  })
  return async () => done
}
