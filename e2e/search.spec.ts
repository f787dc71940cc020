// Searching as a person does it: offers while typing, why a listing was found, what to do when nothing was, orders and numbers.
import type { Page } from '@playwright/test'
import { cards } from './board-list.ts'
import { expect, expectAccessible, free, hold, member, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

const box = (page: Page) => page.getByRole('combobox', { name: 'Job title, keywords, or company' })
const offers = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

/** The list reaches over the edge of the hero, and nothing lies on it. */
async function expectUncovered(page: Page, count: number): Promise<void> {
  const isSeen = await offers(page).evaluateAll((options) =>
    options.map((option) => {
      const { left, top, width, height } = option.getBoundingClientRect()
      return option.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }),
  )
  expect(isSeen).toEqual(Array(count).fill(true))
}

test('a member chooses an offer by the keyboard alone', async ({ page }) => {
  await signInAs(page, member)
  await page.goto('/')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await box(page).pressSequentially('mar')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(offers(page).first()).toBeVisible()
  const count = await offers(page).count()
  expect(count).toBeGreaterThan(1)
  await expectUncovered(page, count)
  await expect(page.getByRole('status').filter({ hasText: `${count} suggestions` })).toBeAttached()
  await expectAccessible(page)

  const isChosen = async (index: number) => {
    const option = offers(page).nth(index)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none')
    await expect(box(page)).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await isChosen(0)
  await page.keyboard.press('ArrowDown')
  await isChosen(1)
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await isChosen(count - 1)
  for (const key of ['Home', 'End']) {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press(key)
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
  }
  await page.keyboard.press('Escape')
  await expect(offers(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('mar')

  // Until then the offers of before may still stand there.
  const offered = page.waitForResponse((response) => response.url().endsWith('prefix=mari'))
  await page.keyboard.type('i')
  await offered
  await expect(offers(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await isChosen(0)
  // Who composes a word with an input method takes that word with Enter, and no offer.
  await box(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await isChosen(0)
  const text = (await offers(page).first().locator('span').first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === text)
  await expect(cards(page).first()).toBeVisible()
  await expect(offers(page)).toHaveCount(0)
})

for (const { key, which } of [
  { key: 'ArrowDown', which: 'first' },
  { key: 'ArrowUp', which: 'last' },
] as const) {
  test(`${key} pressed before the offers are there chooses the ${which} once they are`, async ({ page }) => {
    await signInAs(page, member)
    await page.goto('/')
    const letThrough = await hold(page, '**/api/jobs/suggestions?prefix=mar')
    const asked = page.waitForRequest((request) => request.url().endsWith('prefix=mar'))
    await box(page).pressSequentially('mar')
    await asked
    await expect(offers(page)).toHaveCount(0)
    await page.keyboard.press(key)
    letThrough()
    const chosen = offers(page)[which]()
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await expect(offers(page).and(page.locator('[aria-selected=true]'))).toHaveCount(1)
    const text = (await chosen.locator('span').first().textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === text)
  })
}

test('an offer is taken by a click, and leaving the field closes the list', async ({ page }) => {
  await signInAs(page, member)
  await page.goto('/')
  await box(page).pressSequentially('mar')
  await expect(offers(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(offers(page)).toHaveCount(0)
  await box(page).press('End')
  await page.keyboard.type('i')
  const first = offers(page).first()
  const text = (await first.locator('span').first().textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === text)
})

for (const width of [390, 1440]) {
  test(`nothing found names the search and is cleared by one press at ${width} px`, async ({ page }) => {
    await signInAs(page, member)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/?search=turtel+zzqxwv&workType=part-time')
    const jobs = page.locator('#jobs')
    await expect(jobs.getByText('No opportunities found')).toBeVisible()
    await expect(jobs.getByText('Nothing found for “turtel zzqxwv”.')).toBeVisible()
    await expectAccessible(page)
    await jobs.getByRole('link', { name: 'Clear search and filters' }).click()
    await expect(page).toHaveURL('/')
    await expect(cards(page).first()).toBeVisible()
  })

  test(`what comes near is shown beside nothing at ${width} px`, async ({ page }) => {
    await signInAs(page, member)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/?search=turtle+violin')
    const near = page.getByRole('region', { name: 'Close to your search' })
    await expect(near.getByRole('article').first()).toBeVisible()
    expect(await near.getByRole('article').count()).toBeLessThanOrEqual(3)
    await page.getByRole('link', { name: 'Clear search', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
}

for (const width of [390, 1440]) {
  test(`a spelling that finds something is one press away at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInAs(page, free)
    await page.goto('/?search=whlae')
    const other = page.locator('#jobs').getByRole('link', { name: 'whale', exact: true })
    await other.click()
    await expect(page).toHaveURL('/?search=whale')
    await expect(page.getByText('No opportunities found')).toHaveCount(0)
  })
}

test('an address of a page that there is no more leads to the last one', async ({ page }) => {
  await signInAs(page, member)
  const { totalPages } = await (await page.request.get('/api/jobs')).json()
  await page.goto('/?page=999')
  await expect(page).toHaveURL(`/?page=${totalPages}`)
  await expect(cards(page).first()).toBeVisible()
})

test('so does one with filters that a visitor may not use, before any script runs', async ({ request }) => {
  const { totalPages } = await (await request.get('/api/jobs')).json()
  const answer = await request.get('/?mode=remote&page=999', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, `/?mode=remote&page=${totalPages}`])
})

test('a find by another name says by which, and orders are for members', async ({ page }) => {
  await signInAs(page, member)
  await page.goto('/?search=cetacean')
  await expect(cards(page).getByText('cetacean → whale').first()).toBeVisible()
  const sort = page.getByLabel('Sort by')
  await expect(sort.getByRole('option')).toHaveText(['Most Recent', 'Best Match', 'Closing Soon'])
  await sort.selectOption('Best Match')
  await expect(page).toHaveURL('/?search=cetacean&sort=match')
  await expect(cards(page).first()).toBeVisible()
})

test('without a membership there is one order and no offers', async ({ page }) => {
  await signInAs(page, free)
  await page.goto('/')
  await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText(['Most Recent'])
  await expect(page.getByRole('combobox', { name: 'Job title, keywords, or company' })).toHaveCount(0)
})

test('the numbers beside the filters follow the search and the other filters', async ({ page }) => {
  await signInAs(page, member)
  const asked = 'search=marine&workType=full-time'
  const { facets } = await (await page.request.get(`/api/jobs?${asked}`)).json()
  const { facets: all } = await (await page.request.get('/api/jobs')).json()
  expect(facets.jobType.job).toBeLessThan(all.jobType.job)
  await page.goto(`/?${asked}`)
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await expect(panel.getByText(String(facets.jobType.job), { exact: true }).first()).toBeVisible()
  await expect(panel.getByText(String(facets.workType['part-time']), { exact: true }).first()).toBeVisible()
})

test('in the sheet of a phone, Clear All takes the words away for good', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, member)
  await page.goto('/?search=turtle&workType=full-time')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search and filters' })
  await expect(sheet.getByLabel('Keywords')).toHaveValue('turtle')
  await sheet.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL('/')
  await expect(sheet.getByLabel('Keywords')).toHaveValue('')
  await sheet.getByRole('button', { name: /^Show (\d+ )?listings?$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/')
})
