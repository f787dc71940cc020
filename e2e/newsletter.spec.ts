// The newsletter as people meet it: the card on the profile, the form in the footer, the pages behind mailed links.
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

const newAddress = () => `reader-${randomBytes(5).toString('hex')}@mail.example`

async function registered(page: Page) {
  const id = randomBytes(5).toString('hex')
  const email = newAddress()
  const person = { username: `reader-${id}`, email, password: `tide-${id}`, firstName: 'Ada', lastName: 'Marsh' }
  expect((await page.request.post('/api/register', { data: person })).status()).toBe(201)
  await signInAs(page, person)
  return person
}

/** Opens the letter to this address in the demo's outbox. */
async function openLetter(page: Page, email: string): Promise<void> {
  await expect(async () => {
    await page.goto('/demo/outbox')
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first().click({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

test('a member subscribes on the profile, sees it, and leaves again', async ({ page }) => {
  await registered(page)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Newsletter' })
  await expect(card.getByText('You are not subscribed.')).toBeVisible()
  await card.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(toast(page, 'Subscribed to the newsletter')).toBeVisible()
  await expect(card.getByText('You are subscribed.')).toBeVisible()
  await expect(card.getByText('once you have confirmed your address')).toBeVisible()
  await page.reload()
  await card.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(toast(page, 'Unsubscribed from the newsletter')).toBeVisible()
  await expect(card.getByText('You are not subscribed.')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Sign me up' })).toHaveCount(0)
})

test('a failure is told in the words of the server, or asks to try again later', async ({ page }) => {
  await registered(page)
  await page.goto('/account')
  const answers = [
    { status: 409, json: { error: 'Letters to this address came back to us.' } },
    { status: 503, body: '' },
  ]
  await page.route('**/api/newsletter', (route) => route.fulfill(answers.shift()!))
  const card = page.getByRole('region', { name: 'Newsletter' })
  for (const text of ['Letters to this address came back to us.', 'Please try again later']) {
    await card.getByRole('button', { name: 'Subscribe', exact: true }).click()
    await expect(toast(page, text)).toBeVisible()
    await expect(toast(page, 'Subscription failed').first()).toBeVisible()
    await expect(card.getByText('You are not subscribed.')).toBeVisible()
  }
})

test('a visitor signs up in the footer and confirms by mail', async ({ page }) => {
  await page.goto('/blog')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Weekly newsletter').fill('not an address')
  await footer.getByRole('button', { name: 'Sign me up' }).click()
  await expect(footer.getByText('Invalid email', { exact: true })).toBeVisible()
  await expect(footer.getByLabel('Weekly newsletter')).toHaveAttribute('aria-invalid', 'true')
  await expect(footer.getByLabel('Weekly newsletter')).toBeFocused()
  await expectAccessible(page)
  const email = newAddress()
  await footer.getByLabel('Weekly newsletter').fill(email)
  await page.keyboard.press('Enter')
  await expect(footer.getByText(`open the letter to ${email}`)).toBeFocused()

  await openLetter(page, email)
  await page.getByRole('link', { name: 'Yes, send it to me' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shall we write to you?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are subscribed' })).toBeVisible()
})

for (const path of ['/unsubscribe', '/unsubscribe?list=forum', '/preferences', '/confirm-newsletter']) {
  test(`${path} tells nobody where it was, is not indexed, and says when its link is not valid`, async ({ page }) => {
    const response = await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=not-a-link`)
    expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    if (path !== '/preferences') {
      await expect(page.getByText('This link is not valid any more')).toHaveCount(0)
      await page.getByRole('button', { name: /^(Unsubscribe|Stop these letters|Yes, send it to me)$/ }).click()
    }
    await expect(page.getByRole('alert').filter({ hasText: 'This link is not valid any more' })).toBeVisible()
    await expectAccessible(page)
  })
}
