// The board's list as a page shows it.
import type { Locator, Page } from '@playwright/test'

/** Listings one may see. */
export const cards = (page: Page): Locator => page.locator('#jobs article:not([aria-hidden])')

/** Blurred, and hidden from who listens. */
export const lockedCards = (page: Page): Locator => page.locator('#jobs article[aria-hidden]')

/** What was asked for, each with its way out. */
export const chips = (page: Page): Locator => page.getByRole('list', { name: 'What you asked for' }).getByRole('link')
