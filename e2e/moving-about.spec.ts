// From page to page: where one begins to read, what shows meanwhile, and when a page does not come.
import { admin, expect, free, hold, holdScripts, member, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test('a new page begins at its top, and Back leads to where one was', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/blog')
  const card = page.locator('main a[href^="/blog/"]').last()
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(200)
  await card.click()
  await expect(page).toHaveURL(/\/blog\/./)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('a listing that is opened from far down the list is waited for at the top of its page', async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, member)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const card = page.getByRole('article').last().getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000)
  const letThrough = await hold(page, /\/api\/jobs\/[\da-f-]{36}$/)
  await card.click()
  const waiting = page.getByText('Loading the listing')
  await expect(waiting).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  letThrough()
  await expect(waiting).toHaveCount(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000)
})

test('who follows a link by keys goes on in the new page, not in front of the old one', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/blog')
  await expect(page.locator('body')).toBeFocused()
  await page.locator('main a[href^="/blog/"]').last().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blog\/./)
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'All articles' })).toBeFocused()
  // What stays on every page keeps the focus.
  const forum = page.getByRole('banner').getByRole('link', { name: 'Forum', exact: true })
  await forum.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/forum')
  await expect(forum).toBeFocused()
})

test('no part of a page claims twice where one is, nor where one is not', async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, admin)
  const claims = page.locator('[aria-current="page"]')
  await page.goto('/?page=2')
  await expect(claims).toHaveCount(1)
  await expect(claims).toHaveAccessibleName('Page 2')
  await page.goto('/blog')
  for (const name of ['Main', 'Find your way']) {
    await expect(page.getByRole('navigation', { name }).locator('[aria-current="page"]')).toHaveText('Blog')
  }
  await page.locator('main a[href^="/blog/"]').first().click()
  await expect(page).toHaveURL(/\/blog\/./)
  await expect(page.locator('main [aria-current]')).toHaveCount(0)
})

test('a thin bar shows while a page is on its way, and says so', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/')
  const letThrough = await holdScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Universities' }).click()
  const bar = page.locator('.progress-bar')
  await expect(bar).toHaveCSS('opacity', '1')
  await expect(bar.getByRole('status')).toHaveText('Loading page')
  letThrough()
  await expect(page.getByRole('heading', { level: 1, name: /University/ })).toBeVisible()
  await expect(bar).toHaveCSS('opacity', '0')
})

test('a page that does not come says so, and comes when it is tried again', async ({ page, complaints }) => {
  await withoutBanner(page)
  await signInAs(page, admin)
  await page.goto('/')
  const isListing = (url: URL) => /^\/api\/jobs\/[0-9a-f-]{36}$/.test(url.pathname)
  await page.route(isListing, (route) => route.fulfill({ status: 503, body: '' }))
  await page.locator('#jobs article').getByRole('link').first().click()
  await expect(page.getByRole('alert').getByText('This page did not load')).toBeVisible()
  await page.unroute(isListing)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: /Apply Now/ }).first()).toBeVisible()
  // A fault that a page shows is told on the console as well.
  expect(complaints.splice(0).filter((each) => !each.includes('ApiError: 503'))).toEqual([])
})

test('a part whose code does not arrive leaves the page as it is, and comes when the line is back', async ({
  page,
}) => {
  await withoutBanner(page)
  await signInAs(page, admin)
  const code = '**/assets/notification-bell-*.js'
  await page.route(code, (route) => route.fulfill({ status: 503, body: '' }))
  const isMissed = page.waitForResponse(code)
  await page.goto('/pay')
  await isMissed
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(code)
  await expect(banner.getByRole('button', { name: /^Notifications/ })).toBeVisible()
})

test('who asks for a part that does not come is told so, keeps the page, and has it when the line is back', async ({
  page,
}) => {
  await withoutBanner(page)
  await signInAs(page, free)
  await page.goto('/membership')
  const code = '**/assets/payment-dialog-*.js'
  await page.route(code, (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Get Membership' }).click()
  await expect(toast(page, 'This did not load')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(code)
  await expect(page.getByRole('dialog', { name: 'Secure Payment Redirect' })).toBeVisible()
  await expect(toast(page, 'This did not load')).toHaveCount(0)
})

test('a preview that does not come takes nothing away of what is being written', async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, member)
  await page.goto('/forum/new-topic')
  await page.getByLabel('Title').fill('Which drysuit for the Kattegat')
  await page.getByLabel('Content').fill('Five degrees in March, and two dives a day.')
  const code = '**/assets/post-preview-*.js'
  await page.route(code, (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(toast(page, 'This did not load')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Which drysuit for the Kattegat')
})
