// The dialog before paying, as journeys of the membership use it.
import type { Page } from '@playwright/test'

export const paymentDialog = (page: Page) => page.getByRole('dialog', { name: 'Secure Payment Redirect' })

export async function tickBoth(page: Page): Promise<void> {
  await paymentDialog(page)
    .getByLabel(/terms of sale/)
    .check()
  await paymentDialog(page)
    .getByLabel(/same e-mail/)
    .check()
}
