// The passing message, as it is seen, beside an open dialog too. Its text stands in the page twice for a moment: once
// more for screen readers.
import type { Locator, Page } from '@playwright/test'

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: /notifications/i, includeHidden: true }).getByText(text, { exact: true })
