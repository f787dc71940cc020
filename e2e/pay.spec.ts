// Pay, from the card to the numbers of the whole field: what a member chooses by, what a visitor may know.
import type { Page } from '@playwright/test'
import { cards } from './board-list.ts'
import { expect, expectAccessible, member, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a member chooses by kind of pay, and is told how many listings say nothing about it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page, member)
  await page.goto('/')
  const pay = page.getByRole('group', { name: 'Pay', exact: true })
  await pay.getByRole('checkbox', { name: /You pay to take part/ }).check()
  await expect(page).toHaveURL('/?payClass=participant_pays')
  await expect(page.getByText(/This leaves out \d+ listings? that do(es)? not state (its|their) pay\./)).toBeVisible()
  await expect(cards(page).first()).toContainText(/You pay [\d,]+ [A-Z]{3}|You pay to take part/)
  await expectAccessible(page)

  await cards(page).first().getByRole('link').first().click()
  const facts = page.locator('article dl').first()
  await expect(facts).toContainText('You pay')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

for (const width of [390, 768, 1440]) {
  test(`a visitor reads what the field pays, as bars and as a table, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'What it pays' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'What ocean work pays' })).toBeVisible()
    await expect(page.getByText(/^Of [\d,]+ listings on this board since/)).toBeVisible()
    const more = page.getByText('Show as table: By kind of work')
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: /^By kind of work/ })).toBeVisible()
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
}

test('a career leads a member to its open listings', async ({ page }) => {
  await signInAs(page, member)
  await page.goto('/career/marine-biologist')
  await expect(page.getByText(/listings? (is|are) open just now/)).toBeVisible()
  const listing = page.getByRole('main').locator('a[href^="/jobs/"]').first()
  const address = await listing.getAttribute('href', { timeout: 5_000 })
  await listing.click({ timeout: 5_000 })
  await expect(page).toHaveURL(address!)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
