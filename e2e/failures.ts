// A server that fails without a word, and what people are told then.
import type { Locator, Page } from '@playwright/test'
import { expect } from './site.ts'
import { toast } from './toast.ts'

/** From now on these calls are answered by nothing but a 503. */
export const breakCalls = (page: Page, path: string, method = /./) =>
  page.route(path, (route) =>
    method.test(route.request().method()) ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  )

/** Presses, then reads both lines of the one toast, which must be of the loud kind. */
export async function expectFailure(
  page: Page,
  press: () => Promise<void>,
  title: string,
  text?: string,
): Promise<void> {
  await press()
  if (text) await expect(toast(page, text)).toBeVisible()
  await expect(toast(page, title)).toBeVisible()
  await expect(page.locator('.toast-panel.bg-danger')).toHaveCount(1)
  await page.locator('.toast-panel').getByRole('button', { name: 'Close' }).click()
  await expect(toast(page, title)).toBeHidden()
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
