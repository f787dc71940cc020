// People who are faster than the line: what they press before a page is awake is not lost, and forms wait.

import type { Page } from '@playwright/test'
import { paymentDialog, tickBoth } from './payment-dialog.ts'
import { fillSignUp, registered, somebody } from './people.ts'
import { expect, hold, holdScripts, test, withoutBanner } from './site.ts'

/** The page again, with its scripts held back until they are let through. */
async function reloadOnSlowLine(page: Page): Promise<() => void> {
  const letThrough = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  return letThrough
}

test('a button pressed too early does its work when the page is awake', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/')
  const letThrough = await reloadOnSlowLine(page)
  await page.getByRole('button', { name: 'Manage Cookies' }).click()
  const banner = page.getByRole('heading', { name: 'We Use Cookies' })
  await expect(banner).toBeHidden()
  letThrough()
  await expect(banner).toBeVisible()
})

test('a form takes text only when it can keep it', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/auth')
  const letThrough = await reloadOnSlowLine(page)
  const email = page.getByLabel('Email')
  await expect(email).toBeVisible()
  await expect(email).not.toBeEditable()
  letThrough()
  await expect(email).toBeEditable()
})

test('who presses twice while the rules of a form are on their way signs up once', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const letThrough = await holdScripts(page)
  await fillSignUp(page, somebody())
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/register') && asked.push(request.method())))
  await page.getByRole('button', { name: 'Sign Up', exact: true }).dblclick()
  letThrough()
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  expect(asked).toEqual(['POST'])
})

test('who presses again while the next page is on its way signs up once', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const send = page.locator('form[method=post] button[type=submit]')
  await send.click()
  await expect(page.getByText('First name required')).toBeVisible()
  await fillSignUp(page, somebody())
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/register') && asked.push(request.method())))
  const letThrough = await holdScripts(page)
  await send.click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Account' })).toBeVisible()
  await expect(send).toHaveText('Creating your account')
  await send.dispatchEvent('click')
  letThrough()
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  expect(asked).toEqual(['POST'])
})

test('a double click on what sends a form sends it once', async ({ page }) => {
  await withoutBanner(page)
  await registered(page)
  await page.goto('/?search=whale')
  await page.getByRole('button', { name: 'Tell me when there is one' }).click()
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/saved-searches') && asked.push(request.method())))
  await page.getByRole('button', { name: 'Save this search' }).dblclick()
  await expect(page.getByRole('link', { name: 'Confirm your address to be told' })).toBeVisible()
  expect(asked.filter((method) => method === 'POST')).toEqual(['POST'])
})

test('the way to the payment page says that it waits while the agreement is being kept', async ({ page }) => {
  await withoutBanner(page)
  await registered(page)
  await page.goto('/account?tab=pricing')
  await page.getByRole('button', { name: 'Get membership' }).click()
  const letThrough = await hold(page, '**/api/membership/consent')
  await tickBoth(page)
  const onward = paymentDialog(page).getByRole('button', { name: 'Continue to Stripe' })
  await expect(onward).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(onward).not.toHaveAttribute('aria-busy')
  await expect(onward).toBeEnabled()
})

test('who has scrolled before the page is awake stays where they are', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/')
  const letThrough = await reloadOnSlowLine(page)
  await page.getByRole('button', { name: 'Manage Cookies' }).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  letThrough()
  await page.waitForSelector('html[data-awake]')
  await expect(page.getByLabel('Weekly newsletter')).toBeEditable()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('a link pressed too early leads where it leads', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/')
  const letThrough = await reloadOnSlowLine(page)
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  letThrough()
  await page.waitForSelector('html[data-awake]')
})
