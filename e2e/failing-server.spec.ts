// A server that neither changes nor tells anything any more: what a page shows stays, and is what is stored.
import type { Page } from '@playwright/test'
import { favoriteSaved, registered } from './people.ts'
import { expect, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(async ({ page }) => {
  await withoutBanner(page)
  await registered(page)
  await page.goto('/')
})

const newest = (page: Page) => page.locator('#jobs article:not([aria-hidden])').first()
const titleOf = async (page: Page) => (await newest(page).getByRole('heading').textContent())!

async function letFail(page: Page, addresses: RegExp): Promise<void> {
  await page.route(addresses, (route) => route.fulfill({ status: 503, json: {} }))
}

test('favourites stay in their list', async ({ page }) => {
  const title = await titleOf(page)
  const saved = favoriteSaved(page)
  await newest(page).getByRole('button').click()
  await saved
  await page.goto('/account?tab=favorites')
  const remove = page.getByRole('button', { name: `Remove ${title} from favorites` })
  await expect(remove).toBeVisible()
  await letFail(page, /\/favorites$/)
  const readAnew = page.waitForResponse((response) => response.request().method() === 'GET')
  await remove.click()
  await expect(toast(page, 'Error removing from favorites')).toBeVisible()
  await readAnew
  await expect(remove).toBeVisible()
})

test('an entry of the logbook stays at its stage, and words about it stay in their form', async ({ page }) => {
  const title = await titleOf(page)
  await newest(page).getByRole('link').first().click()
  await page.getByLabel('In your logbook').selectOption('interested')
  await page.getByRole('link', { name: 'Open my logbook' }).click()
  const stage = page.getByLabel(`Stage of ${title}`)
  await expect(stage).toHaveValue('interested')
  await letFail(page, /\/api\/logbook/)
  await stage.selectOption('applied')
  await expect(toast(page, 'Your logbook was not changed')).toBeVisible()
  await expect(stage).toHaveValue('interested')
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Note').fill('Ask about boots')
  const readAnew = page.waitForResponse((response) => response.request().method() === 'GET')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await readAnew
  await expect(dialog.getByLabel('Note')).toHaveValue('Ask about boots')
})
