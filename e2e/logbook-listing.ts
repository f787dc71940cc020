// A listing to note in the logbook, here and on another device.
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Opens the newest listing and answers its title. */
export async function openNewest(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByLabel('In your logbook')).toBeEnabled()
  return (await page.getByRole('heading', { level: 1 }).textContent())!
}

/** The same person's other device, at the listing that is open here: what it writes goes past this page. */
export async function otherDevice(page: Page) {
  const token = await page.evaluate(() => window.localStorage.getItem('auth_token'))
  const headers = { authorization: `Bearer ${token}` }
  const address = `/api/logbook/${new URL(page.url()).pathname.split('/').at(-1)}`
  return {
    write: async (entry: object) =>
      expect((await page.request.put(address, { headers, data: entry })).status()).toBe(200),
    strikeOut: async () => expect((await page.request.delete(address, { headers })).status()).toBe(204),
    read: async () => (await (await page.request.get('/api/logbook', { headers })).json()).entries[0],
  }
}
