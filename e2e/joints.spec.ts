// The joints of account and payment: what one wanted survives signing in, and paying ends in a welcome.
import type { Page } from '@playwright/test'
import { paymentDialog, tickBoth } from './payment-dialog.ts'
import { fillSignUp, registered, somebody } from './people.ts'
import { expect, expectAccessible, free, member, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

const dialog = paymentDialog
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome aboard' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function signUp(page: Page, person = somebody()) {
  await fillSignUp(page, person)
  await button(page, 'Sign Up').click()
  return person
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign In').click()
}

/** A listing whose address somebody sent around. */
async function aListing(page: Page): Promise<string> {
  const token = (await (await page.request.post('/api/login', { data: free })).json()).token
  const answer = await page.request.get('/api/jobs', { headers: { authorization: `Bearer ${token}` } })
  await page.context().clearCookies()
  const { jobs } = (await answer.json()) as { jobs: { id?: string }[] }
  return jobs.find(({ id }) => id)!.id!
}

async function openPayment(page: Page): Promise<void> {
  await page.goto('/account?tab=pricing')
  await button(page, 'Get membership').click()
  await tickBoth(page)
}

async function pay(page: Page): Promise<void> {
  const onward = dialog(page).getByRole('button', { name: 'Continue to Stripe' })
  const [checkout] = await Promise.all([page.context().waitForEvent('page'), onward.click()])
  await checkout.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(checkout.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await checkout.close()
}

const isInView = (page: Page, name: string | RegExp) =>
  page.getByRole('tab', { name }).evaluate((tab) => {
    const row = tab.parentElement!.getBoundingClientRect()
    const { left, right } = tab.getBoundingClientRect()
    return left >= row.left && right <= row.right + 1
  })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 844 }))

    test('saving as a visitor and signing up leads back to that listing, saved', async ({ page }) => {
      const id = await aListing(page)
      await page.goto(`/jobs/${id}`)
      await page.getByRole('link', { name: 'Save' }).click()
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await signUp(page)
      await expect(page).toHaveURL(`/jobs/${id}`)
      await expect(page.getByRole('button', { name: /Saved/ })).toHaveAttribute('aria-pressed', 'true')
    })

    test('saving as a visitor and signing in leads back to that listing, saved', async ({ page }) => {
      const id = await aListing(page)
      const person = somebody()
      await page.request.post('/api/register', { data: person })
      await page.context().clearCookies()
      await page.goto(`/jobs/${id}`)
      await page.getByRole('link', { name: 'Save' }).click()
      await signIn(page, person)
      await expect(page).toHaveURL(`/jobs/${id}`)
      await expect(page.getByRole('button', { name: /Saved/ })).toHaveAttribute('aria-pressed', 'true')
    })

    test('the membership tab is where signing in leads to when it was asked for', async ({ page }) => {
      await page.goto('/account?tab=pricing')
      await expect(page).toHaveURL(/\/auth/)
      await signIn(page, free)
      await expect(page).toHaveURL('/account?tab=pricing')
      await expect(page.getByRole('tab', { name: 'Membership' })).toHaveAttribute('aria-selected', 'true')
    })

    test('Create Account opens Sign Up', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Create Account' }).first().click()
      await expect(page).toHaveURL('/auth')
      await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
    })

    test('a tab that does not exist is the profile', async ({ page }) => {
      await signInAs(page, free)
      await page.goto('/account?tab=treasure')
      await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Profile picture' })).toBeVisible()
    })

    test('an address that has an account offers to sign in, filled in', async ({ page }) => {
      const known = somebody()
      await page.request.post('/api/register', { data: known })
      await page.context().clearCookies()
      await page.goto('/auth')
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await signUp(page, { ...somebody(), email: known.email })
      await expect(page.getByText('This email is already in use').first()).toBeVisible()
      await expectAccessible(page)
      await button(page, 'Sign in instead').click()
      await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByLabel('Email')).toHaveValue(known.email)
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
      await page.getByLabel('Password', { exact: true }).fill(known.password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/account')
    })

    test('the open dialog notices the payment by itself and becomes a welcome', async ({ page }) => {
      await registered(page)
      await openPayment(page)
      await pay(page)
      await expect(welcome(page)).toBeVisible({ timeout: 20_000 })
      await expect(dialog(page)).toBeHidden()
      const year = new Date().getFullYear() + 1
      await expect(welcome(page).getByText(new RegExp(`open to you until .*${year}`))).toBeVisible()
      await expect(welcome(page).getByRole('link', { name: 'Open the guide' })).toHaveAttribute('href', '/guide')
      await expectAccessible(page)
      const tick = welcome(page).getByLabel('Send me the newsletter')
      await tick.click()
      await expect(toast(page, 'Subscribed to the newsletter')).toBeVisible()
      await expect(tick).toBeChecked()
      await welcome(page).getByRole('link', { name: 'Choose your NGO' }).click()
      await expect(welcome(page)).toBeHidden()
      await expect(page.getByLabel('Organisation')).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Get membership' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Extend by a year' })).toBeHidden()
    })

    test('who pays from the board is welcomed there, and sees all of it', async ({ page }) => {
      await registered(page)
      await page.goto('/')
      await page.getByRole('main').getByRole('button', { name: 'Get Membership' }).first().click()
      await tickBoth(page)
      await pay(page)
      await expect(welcome(page)).toBeVisible({ timeout: 20_000 })
      await welcome(page)
        .getByRole('link', { name: /^See all \d+ opportunities$/ })
        .click()
      await expect(welcome(page)).toBeHidden()
      await expect(page.locator('#jobs article:not([aria-hidden])')).toHaveCount(20)
    })

    test('a member is asked to pay again only after a deliberate act', async ({ page }) => {
      await signInAs(page, member)
      await page.goto('/account?tab=pricing')
      const extend = page.getByRole('button', { name: 'Extend by a year' })
      await expect(page.getByText(/^Active until /)).toBeVisible()
      await expect(extend).toBeHidden()
      await page.getByText('Extend now', { exact: true }).click()
      await extend.click()
      await expect(dialog(page)).toBeVisible()
      await expect(dialog(page).getByText(member.email)).toBeVisible()
      await expect(dialog(page).getByText(/non-refundable/)).toBeVisible()
      await expect(dialog(page).getByText(/14-day right of withdrawal/)).toBeVisible()
    })

    test('an agreement that could not be kept says so, and is tried again', async ({ page }) => {
      await registered(page)
      await page.route('**/api/membership/consent', (route) => route.fulfill({ status: 503, body: '' }))
      await openPayment(page)
      await expect(dialog(page).getByRole('alert')).toContainText('Your agreement could not be kept')
      await expectAccessible(page)
      await page.unroute('**/api/membership/consent')
      await dialog(page).getByRole('button', { name: 'Try again' }).click()
      await expect(dialog(page).getByRole('button', { name: 'Continue to Stripe' })).toBeEnabled()
      await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    })

    test('a newcomer is welcomed above the plans', async ({ page }) => {
      await page.goto('/auth')
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      const person = await signUp(page)
      await expect(page).toHaveURL('/account?tab=pricing')
      const strip = page.getByRole('region', { name: `Welcome, ${person.firstName}` })
      await expect(strip.getByText(person.email)).toBeVisible()
      await expect(strip.getByRole('listitem')).toHaveCount(3)
      await expectAccessible(page)
      await strip.getByRole('button', { name: 'Send it again' }).click()
      await expect(toast(page, 'A new link is on its way')).toBeVisible()
      await strip.getByLabel('Send me the newsletter').click()
      await expect(toast(page, 'Subscribed to the newsletter')).toBeVisible()
      await page.reload()
      await expect(strip.getByLabel('Send me the newsletter')).toBeChecked()
      await strip.getByRole('listitem').first().getByRole('link').click()
      await expect(page).toHaveURL(/\/jobs\//)
    })
  })
}

test.describe('on narrow screens', () => {
  for (const width of [320, 390, 430]) {
    test(`at ${width} px the chosen tab is in view, and an arrow says that there are more`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await signInAs(page, free)
      await page.goto('/account?tab=pricing')
      await expect.poll(() => isInView(page, 'Membership')).toBe(true)
      await expect(page.locator('.more-tabs[data-side="before"] svg')).toBeVisible()
      expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0])
      await page.getByRole('tab', { name: 'Membership' }).press('Home')
      await expect.poll(() => isInView(page, 'Profile')).toBe(true)
      await expect(page.locator('.more-tabs[data-side="after"] svg')).toBeVisible()
      await expect(page.locator('.more-tabs[data-side="before"]')).toHaveCount(0)
      for (const name of [/^Favorites/, 'Forum', 'Membership']) {
        await page.keyboard.press('ArrowRight')
        await expect.poll(() => isInView(page, name)).toBe(true)
      }
    })
  }
})
