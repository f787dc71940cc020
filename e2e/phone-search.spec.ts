// Searching on a phone, from the hero's one button to what was found.
import type { Page } from '@playwright/test'
import { expect, test, withoutBanner } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(({ page }) => withoutBanner(page))

const topOfList = (page: Page) => page.evaluate(() => document.getElementById('jobs')!.getBoundingClientRect().top)

const ways = [
  ['Enter right after the last letter', 'coral', 'Enter'],
  ['the button right after the last letter', 'coral', 'Show listings'],
  ['the button, with nothing typed', '', 'Show listings'],
] as const

for (const [way, words, ended] of ways) {
  test(`a search that is asked for by the hero's button leads to the listings: ${way}`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    const sheet = page.getByRole('dialog', { name: 'Search and filters' })
    await sheet.getByLabel('Keywords').fill(words)
    if (ended === 'Enter') await page.keyboard.press('Enter')
    else await sheet.getByRole('button', { name: /^Show (\d+ )?listings$/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(words ? `/?search=${words}` : '/')
    await expect.poll(() => topOfList(page)).toBeLessThan(120)
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused()
  })
}
