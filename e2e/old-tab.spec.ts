// A tab that was open while the site was updated: what it has not loaded is gone, and it finds its way to the new site.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, free, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

/** From now on the site has other files than this tab, until the tab asks for a whole page. */
async function updateSite(page: Page): Promise<void> {
  // What the page was about to fetch is there.
  await page.waitForLoadState('networkidle')
  const gone = '**/assets/*.js'
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('**/*', async (route) => {
    if (route.request().isNavigationRequest()) await page.unroute(gone)
    await route.fallback()
  })
}

test('a link leads on, by the new site', async ({ page, complaints }) => {
  await withoutBanner(page)
  await page.goto('/')
  await updateSite(page)
  const isLoaded = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('link', { name: 'Universities' }).click()
  await isLoaded
  await expect(page).toHaveURL('/universities')
  await expect(page.getByRole('heading', { level: 1, name: /University/ })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // A fault that a page shows is told on the console as well.
  expect(complaints.splice(0).filter((each) => !each.includes('dynamically imported module'))).toEqual([])
})

const message = 'The site has been updated'

test('who presses something that is gone is told why, and gets on', async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, free)
  await page.goto('/membership')
  await updateSite(page)
  await page.getByRole('button', { name: 'Get Membership' }).click()
  await expect(toast(page, message)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(toast(page, message)).toHaveCount(0)
  await page.getByRole('button', { name: 'Get Membership' }).click()
  await expect(page.getByRole('dialog', { name: 'Secure Payment Redirect' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('so is a visitor, though what says it is gone as well', async ({ page }) => {
    await withoutBanner(page)
    await page.goto('/')
    await updateSite(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('alert').getByText(message)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByText(message)).toHaveCount(0)
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
