// Where the keys stand after what had the focus is gone: near it, at what took its place, or at the page; never before it all.
import { openNewest } from './logbook-listing.ts'
import { callsOf } from './operator.ts'
import { favoriteSaved, registered } from './people.ts'
import { admin, expect, signInAs, test, withoutBanner } from './site.ts'

test('the question about cookies gives it back to what asked for it, or to the page', async ({ page }) => {
  await page.goto('/terms-of-sale')
  const banner = page.getByRole('region', { name: 'We Use Cookies' })
  await banner.getByRole('button', { name: 'Decline', exact: true }).press('Enter')
  await expect(banner).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  const manage = page.getByRole('button', { name: 'Manage Cookies' })
  await manage.press('Enter')
  await banner.getByRole('button', { name: 'Essential Only' }).press('Enter')
  await expect(banner).toBeHidden()
  await expect(manage).toBeFocused()
})

test('who has forgotten the password is read the way on, and comes back to the form', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot Password?' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeFocused()
  await page.getByRole('button', { name: 'Back to Sign In' }).press('Enter')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})

for (const { path, call, button, done } of [
  {
    path: '/unsubscribe?token=x',
    call: '**/api/newsletter/unsubscribe?*',
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
  },
  {
    path: '/verify-email?token=x',
    call: '**/api/verify-email',
    button: 'Confirm my address',
    done: 'Your address is confirmed',
  },
]) {
  test(`what a mailed link did is read in place of its button: ${button}`, async ({ page }) => {
    await withoutBanner(page)
    await page.route(call, (route) => route.fulfill({ status: 200, json: {} }))
    await page.goto(path)
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: done })).toBeFocused()
  })
}

test('a favourite that is taken back, a listing that is shown again and a welcome that is closed leave it on the page', async ({
  page,
  request,
}) => {
  await withoutBanner(page)
  const person = await registered(page)
  await page.goto('/')
  const cards = page.locator('#jobs article:not([aria-hidden])')
  const listings: string[] = []
  for (const card of [cards.nth(0), cards.nth(1)]) {
    listings.push((await card.getByRole('link').first().getAttribute('href'))!)
    const saved = favoriteSaved(page)
    await card.getByRole('button').click()
    await saved
  }
  await page.goto('/account?tab=favorites')
  const hearts = page.getByRole('button', { name: /^Remove .* from favorites$/ })
  const isInTab = () => page.evaluate(() => document.activeElement!.closest('[role=tabpanel]') !== null)
  for (const left of [1, 0]) {
    await hearts.first().press('Enter')
    await expect(hearts).toHaveCount(left)
    await expect.poll(isInTab).toBe(true)
  }
  const own = await callsOf(request, person)
  for (const path of listings) await own('PUT', `/api/hidden${path}`)
  await page.goto('/account?tab=alerts')
  const hidden = page.getByRole('region', { name: 'Hidden' })
  await hidden.getByRole('button').first().press('Enter')
  await expect(hidden.getByRole('button')).toHaveCount(1)
  await expect(hidden).toBeFocused()
  await page.goto('/account?tab=pricing')
  await page.getByRole('button', { name: 'Dismiss the welcome' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the last that was hidden and an address that was cancelled leave it near them, and so does a list that came after all', async ({
  page,
  request,
}) => {
  await withoutBanner(page)
  const person = await registered(page)
  const isInTab = () => page.evaluate(() => document.activeElement!.closest('[role=tabpanel]') !== null)
  await page.goto('/account')
  await page.getByLabel('Email', { exact: true }).fill(`other-${person.email}`)
  await page.getByRole('button', { name: 'Update email' }).click()
  const cancel = page.getByRole('button', { name: 'Cancel the change' })
  await cancel.press('Enter')
  await expect(cancel).toHaveCount(0)
  await expect.poll(isInTab).toBe(true)

  await page.goto('/')
  const listing = page.locator('#jobs article:not([aria-hidden])').first().getByRole('link').first()
  const own = await callsOf(request, person)
  await own('PUT', `/api/hidden${await listing.getAttribute('href')}`)
  await page.route('**/api/saved-searches', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/account?tab=alerts')
  const again = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/saved-searches')
  await again.press('Enter')
  await expect(again).toHaveCount(0)
  await expect.poll(isInTab).toBe(true)
  const hidden = page.getByRole('region', { name: 'Hidden' })
  await hidden.getByRole('button').press('Enter')
  await expect(hidden).toHaveCount(0)
  await expect.poll(isInTab).toBe(true)
})

test('a panel of the desk that is read after all, a last page and a list that is whole again have it nearby', async ({
  page,
}) => {
  await withoutBanner(page)
  await signInAs(page, admin)
  await page.route('**/api/admin/gift-codes', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/admin?section=operations&part=gifts')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/admin/gift-codes')
  await again.press('Enter')
  await expect(again).toHaveCount(0)
  const isOnPage = () => page.evaluate(() => document.querySelector('main > *')!.contains(document.activeElement))
  await expect.poll(isOnPage).toBe(true)

  await page.goto('/admin?section=jobs')
  const next = page.getByRole('button', { name: 'Next page' })
  while (await next.isEnabled()) await next.press('Enter')
  await expect.poll(isOnPage).toBe(true)

  await page.goto('/universities')
  await page.getByLabel('Filter programs').fill('nothing like this')
  const all = page.getByRole('button', { name: 'Show all programs' })
  await all.press('Enter')
  await expect(all).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('what lacks of a berth is come to, and a berth that is removed leaves it in its card', async ({ page }) => {
  await withoutBanner(page)
  await registered(page)
  await page.goto('/account')
  const berths = page.getByRole('region', { name: 'Berths you held' })
  await berths.getByRole('button', { name: 'Add a berth' }).click()
  await berths.getByLabel('Organisation').fill('Reef Watch')
  await berths.getByRole('button', { name: 'Save berths' }).press('Enter')
  await expect(berths.getByLabel('What you did')).toBeFocused()
  await berths.getByRole('button', { name: 'Remove berth 1' }).press('Enter')
  await expect(berths.getByLabel('Organisation')).toHaveCount(0)
  await expect(berths).toBeFocused()
})

test('where rows are cards, the keys pass by a head that is not shown, and all are chosen above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withoutBanner(page)
  await signInAs(page, admin)
  await page.goto('/admin?section=jobs')
  await expect(page.getByRole('checkbox', { name: /^Choose / }).first()).toBeVisible()
  const table = page.getByRole('table', { name: /^Interactions per job/ })
  await expect(table.getByLabel('Choose all on this page')).toBeHidden()
  const all = page.getByRole('checkbox', { name: 'Choose all on this page' })
  await all.check()
  const rows = await table.getByRole('checkbox').count()
  await expect(page.getByText(`${rows} chosen`)).toBeVisible()
  await table.getByRole('checkbox').first().uncheck()
  await expect(all).not.toBeChecked()
  await expect(page.getByText(`${rows - 1} chosen`)).toBeVisible()
})

test.describe('under a thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an entry of the logbook has no handle for arrow keys, and keeps the focus when its select moves it', async ({
    page,
  }) => {
    await withoutBanner(page)
    await registered(page)
    const title = await openNewest(page)
    await page.getByLabel('In your logbook').selectOption('interested')
    await expect(page.getByRole('link', { name: 'Open my logbook' })).toBeVisible()
    await page.goto('/logbook')
    const stage = page.getByLabel(`Stage of ${title}`)
    await expect(stage).toBeVisible()
    await expect(page.getByRole('button', { name: /by arrow keys/ })).toHaveCount(0)
    await stage.focus()
    await stage.selectOption('offer')
    await expect(page.locator('section', { has: page.locator('#stage-offer') }).getByRole('article')).toHaveCount(1)
    await expect(stage).toBeFocused()
  })
})
