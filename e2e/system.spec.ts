// The operator's look at the system: what wants attention, the facts, and looking again.
import type { Page } from '@playwright/test'
import { admin, expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'
import { askDatabase } from './site-database.ts'
import { toast } from './toast.ts'

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

test('on a phone the parts of the page are reached from its top, and work that rests takes a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSystem(page)
  const table = page.getByRole('table', { name: /^The biggest tables/ })
  await expect(table).toBeVisible()
  await expect(table).not.toBeInViewport()
  await page
    .getByRole('navigation', { name: 'Parts of this page' })
    .getByRole('link', { name: 'Biggest tables' })
    .click()
  await expect(table.getByRole('columnheader', { name: 'Table' })).toBeInViewport()
  await expect(page).toHaveURL(/section=operations&part=system#system-tables$/)
  const resting = page.getByRole('row').filter({ hasText: ', nothing' }).first()
  expect((await resting.boundingBox())?.height).toBeLessThan(64)
})

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

test('work that failed for good is told with its reason, and is tried again or let go', async ({ page }) => {
  await askDatabase(`delete from pgboss.job where name = 'dead-letters'`)
  for (const reason of ['The disk was full', 'The moon was full']) await haveFailed('tidy-up', reason)
  await openSystem(page)
  await expect(page.getByText('2 jobs in the background failed for good.')).toBeVisible()
  const table = page.getByRole('table', { name: /^Work that failed for good/ })
  const rowOf = (reason: string) => table.getByRole('row').filter({ hasText: reason })
  await expect(rowOf('The disk was full')).toContainText('after 13 attempts')
  await expectAccessible(page)
  await rowOf('The disk was full')
    .getByRole('button', { name: /^Try again/ })
    .click()
  await expect(toast(page, 'It is being tried again')).toBeVisible()
  await expect(rowOf('The disk was full')).toBeHidden()
  await rowOf('The moon was full')
    .getByRole('button', { name: /^Let go/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Let it go' }).click()
  await expect(table).toBeHidden()
  await expect(page.getByText('failed for good')).toHaveCount(0)
})

/** As the queue leaves it when a job has failed the last time it may. */
async function haveFailed(kind: string, reason: string): Promise<void> {
  await askDatabase(
    `insert into pgboss.job (name, source_name, source_retry_count, source_output, data)
     values ('dead-letters', $1, 12, $2, '{}')`,
    [kind, { message: reason }],
  )
}
