// The guide on paper, also when its text did not come at first.
import { expect, hold, member, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test('the guide is printed by the press that brings a text which had not come', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const isThere = document.querySelector('[data-testid=guide-on-paper] h2') !== null
      document.documentElement.dataset.printed = isThere ? 'all chapters' : 'an empty sheet'
    }
  })
  await signInAs(page, member)
  await page.route('**/api/guide', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/guide')
  const print = page.getByRole('button', { name: 'Print all chapters' })
  await print.click()
  await expect(toast(page, 'The chapters did not load')).toBeVisible()
  await page.unroute('**/api/guide')
  await print.click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'all chapters')
})

test('the guide is printed by a press that was quicker than its text', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes'
    }
  })
  await signInAs(page, member)
  const letThrough = await hold(page, '**/api/guide')
  await page.goto('/guide')
  await page.getByRole('button', { name: 'Print all chapters' }).click()
  await expect(page.getByRole('button', { name: 'Getting them ready' })).toBeVisible()
  letThrough()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await expect(page.getByRole('button', { name: 'Print all chapters' })).toBeVisible()
})
