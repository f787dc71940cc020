// The one message at the edge of the page: how long it stays, how wide it is, how one gets to it and rid of it.
import type { Page } from '@playwright/test'
import { registered } from './people.ts'
import { expect, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

const panel = (page: Page) => page.locator('.toast-panel')
const text = /^Get Membership to use filters and discover all opportunities$/

async function provoke(page: Page, filter = 'Only paid positions'): Promise<void> {
  await page
    .getByLabel(filter, { exact: filter !== 'Volunteer' })
    .first()
    .click()
  await expect(panel(page)).toHaveText(text)
}

/** Its reader rests on it, and it stays. On a busy machine the first one may be gone before that. */
async function provokeAndHold(page: Page, filter?: string): Promise<void> {
  await expect(async () => {
    await provoke(page, filter)
    await panel(page).hover({ timeout: 2_000 })
  }).toPass()
}

test('a message stays five seconds, and there is one at a time', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await provoke(page)
  // From here on time passes only as the journey says, and the first one's is over.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.clock.runFor(1_000)
  await expect(panel(page)).toHaveCount(0)
  for (const name of ['Only paid positions', 'Part-time']) {
    await page.getByLabel(name).click()
    await page.clock.runFor(100)
    await expect(panel(page)).toHaveText(text)
  }
  await page.clock.runFor(4_000)
  await expect(panel(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(2_000)
  await expect(panel(page)).toHaveCount(0)
})

test('a message is at most 420 px wide, is reached by F8 and swiped away to the right', async ({ page }) => {
  await page.goto('/')
  await provokeAndHold(page)
  expect((await page.locator('.toast-viewport').boundingBox())?.width).toBe(420)
  await page.keyboard.press('F8')
  await expect(page.locator('.toast-viewport')).toBeFocused()
  const box = (await panel(page).boundingBox())!
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  const swipe = async (distance: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y, { steps: 4 })
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(40)
  await expect(panel(page)).toBeVisible()
  await swipe(60)
  await expect(panel(page)).toHaveCount(0)
})

test('on a phone a message does not lie on the button that a sheet ends with', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search and filters' })
  const filter = sheet.getByLabel('Only paid positions')
  // On a busy machine the first one may be gone before it is measured.
  await expect(async () => {
    await filter.click()
    const message = (await panel(page).boundingBox({ timeout: 2_000 }))!
    const button = (await sheet.getByRole('button', { name: /^Show / }).boundingBox())!
    expect(message.y + message.height).toBeLessThanOrEqual(button.y)
  }).toPass({ timeout: 30_000 })
})

test('on a phone a message does not lie on the button that a listing keeps at hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registered(page)
  await page.goto('/')
  await page.getByRole('article').first().getByRole('link').click()
  const note = page.getByLabel('In your logbook')
  const kinds = ['interested', 'applied']
  await expect(async () => {
    await note.selectOption(kinds.reverse()[0]!)
    const message = (await panel(page).boundingBox({ timeout: 2_000 }))!
    const apply = (await page.getByRole('link', { name: /^Apply Now/ }).boundingBox())!
    expect(message.y + message.height).toBeLessThanOrEqual(apply.y)
  }).toPass({ timeout: 30_000 })
})

test('without a membership each filter is refused with the same calm words, the offer in blue', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Volunteer', 'Full-time', 'Only paid positions']) {
    await provokeAndHold(page, name)
    await expect(panel(page)).not.toHaveClass(/bg-danger/)
    await expect(panel(page).getByRole('link', { name: 'Get Membership' })).toHaveAttribute('href', '/membership')
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect(panel(page)).toHaveCount(0)
  }
  await page.getByPlaceholder('Search locations...').focus()
  await expect(panel(page)).toHaveText(text)
  await page.keyboard.type('malta')
  await expect(page.getByPlaceholder('Search locations...')).toHaveValue('')
  await expect(page).toHaveURL('/')
})
