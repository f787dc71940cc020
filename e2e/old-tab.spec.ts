// A tab that was open while the site was updated: what it has not loaded is gone, and it finds its way to the new site.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, free, signInAs, test, withoutBanner } from './site.ts'

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

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('who presses something that is gone is told why, and gets on', async ({ page }) => {
      await withoutBanner(page)
      await signInAs(page, free)
      await page.goto('/membership')
      await updateSite(page)
      await page.getByRole('button', { name: 'Get Membership' }).click()
      const way = page.getByRole('link', { name: 'The site has been updated: reload' })
      await expect(way).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(way).toHaveCount(0)
      await page.getByRole('button', { name: 'Get Membership' }).click()
      await expect(page.getByRole('dialog', { name: 'Secure Payment Redirect' })).toBeVisible()
    })
  })
