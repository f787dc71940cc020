// The mailed link that confirms an address: opening it changes nothing, the button does, and it works once.
import { registered } from './people.ts'
import { expect, expectAccessible, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test('the link from the letter confirms the address by one press, and only once', async ({ page }) => {
  const { email } = await registered(page)
  const isVerified = async () => (await (await page.request.get('/api/user')).json()).emailVerified
  const letters = async () => (await page.request.get('/demo/outbox')).text()
  await expect.poll(letters).toContain(email)
  await page.goto('/demo/outbox')
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click()
  const link = /\/verify-email\?token=[\w-]+/.exec(await page.content())?.[0] ?? 'no link'
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible()
  expect(await isVerified()).toBe(false)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  expect(await isVerified()).toBe(true)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('the tab that is left open knows of it when one comes back to it', async ({ page, context }) => {
  const { email } = await registered(page)
  await page.goto('/account')
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  const mailbox = await context.newPage()
  await expect(async () => {
    await mailbox.goto('/demo/outbox')
    await expect(mailbox.getByRole('listitem').filter({ hasText: email })).toBeVisible({ timeout: 500 })
  }).toPass()
  await mailbox.getByRole('listitem').filter({ hasText: email }).getByRole('link').click()
  await mailbox.goto(/\/verify-email\?token=[\w-]+/.exec(await mailbox.content())?.[0] ?? 'no link')
  await mailbox.waitForSelector('html[data-awake]')
  await mailbox.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(mailbox.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await mailbox.close()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})
