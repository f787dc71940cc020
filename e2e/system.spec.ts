// The operator's look at the system: what wants attention, the facts, and looking again.
import type { Page } from '@playwright/test'
import { admin, expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'

async function openSystem(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('button', { name: 'Operations' }).click()
  await page.getByRole('tab', { name: 'System' }).click()
}

test.beforeEach(async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, admin)
})

for (const width of [390, 1440]) {
  test(`the system's health is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openSystem(page)
    await expect(page.getByRole('table', { name: /^Work in the background/ })).toBeVisible()
    await expect(page.getByRole('table', { name: /^The biggest tables/ })).toBeVisible()
    await expect(page.getByText('No backup was ever made.')).toBeVisible()
    await expect(page.getByText('All applied')).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('a look that fails can be tried again, and looking again asks again', async ({ page }) => {
  await page.route('**/api/admin/health', (route) => route.fulfill({ status: 503, json: { error: 'Away' } }))
  await openSystem(page)
  const retry = page.getByRole('button', { name: /try again/i })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/admin/health')
  await retry.click()
  await expect(page.getByText(/^Version \d/)).toBeVisible()
  const again = page.waitForResponse('**/api/admin/health')
  await page.getByRole('button', { name: 'Look again' }).click()
  expect((await again).status()).toBe(200)
})
