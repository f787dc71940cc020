// Where the keys stand after what had the focus is gone: near it, at what took its place, or at the page; never before it all.
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

test('where rows are cards, the keys pass by what sorts and chooses in a head that is not shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withoutBanner(page)
  await signInAs(page, admin)
  await page.goto('/admin?section=jobs')
  await expect(page.getByRole('checkbox', { name: /^Choose / }).first()).toBeVisible()
  await expect(page.getByLabel('Choose all on this page')).toBeHidden()
})
