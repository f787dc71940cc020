// A second factor as people set it up and use it: the app, recovery codes and passkeys; members and admins, small and large.
import type { Page } from '@playwright/test'
import { codeOf, stepAt } from '../src/features/accounts/server/totp.ts'
import { readSecret } from '../src/testing/second-factors.ts'
import { register } from './operator.ts'
import { makePerson } from './roles.ts'
import { type Account, expect, expectAccessible, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

const widths = [
  [390, 'dark'],
  [1440, 'light'],
] as const

type Door = '/auth' | '/admin-login'

async function look(page: Page, [width, colorScheme]: (typeof widths)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
}

async function givePassword(page: Page, door: Door, { email, password }: Account): Promise<void> {
  // Whoever was registered by a call left a cookie without a token.
  await page.context().clearCookies()
  await page.goto(door)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** As the way out in the header does, which is elsewhere at each width. */
async function signOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${window.localStorage.getItem('auth_token')}` }
    await fetch('/api/logout', { method: 'POST', headers })
    window.localStorage.removeItem('auth_token')
  })
}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

/** From its top and without a toast: what the header or a toast half covers would count as too small. */
async function expectProfileAccessible(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  await expectAccessible(page)
}

/** Answers what makes codes, and the recovery codes. */
async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up your app' })
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  await fits(page)
  const shown = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const secret = readSecret(shown!.replaceAll(' ', ''))
  const field = dialog.getByLabel('Code from the app')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await field.fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const recovery = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(async () => {
    // The one before: so the present one is still to be used. It is too old if a half minute ends before it is sent.
    if (!(await recovery.isVisible())) {
      await field.fill(codeOf(secret, stepAt(new Date()) - 1))
      await page.keyboard.press('Enter')
    }
    await expect(recovery).toBeVisible({ timeout: 5_000 })
  }).toPass()
  const codes = await saveCodes(page)
  await expect(page.getByRole('button', { name: 'Remove the app' })).toBeFocused()
  return { code: () => codeOf(secret, stepAt(new Date())), codes }
}

async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  const items = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(items).toHaveCount(10)
  // The first may be that of the toast about the wrong code.
  for (const _ of [1, 2]) await page.keyboard.press('Escape')
  await expect(dialog).toHaveAttribute('data-state', 'open')
  await expectAccessible(page)
  await fits(page)
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await file).suggestedFilename()).toBe('ocean-berth-recovery-codes.txt')
  await page.emulateMedia({ media: 'print' })
  await expect(items.first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const codes = await items.allInnerTexts()
  await page.mouse.click(4, 4)
  await expect(items).toHaveCount(10)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(dialog).toBeHidden()
  return codes
}

for (const size of widths) {
  test(`a member sets up an app, and signs in with both steps at ${size[0]} px`, async ({ page }) => {
    test.slow()
    await look(page, size)
    const person = await register(page.request)
    await givePassword(page, '/auth', person)
    await expect(page).toHaveURL('/account')
    const { code, codes } = await setUpApp(page)
    await expect(page.getByText('10 left. For when your phone or device is lost.')).toBeVisible()
    await expectProfileAccessible(page)

    await signOut(page)
    await givePassword(page, '/auth', person)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    expect(await page.evaluate(() => window.localStorage.getItem('auth_token'))).toBeNull()
    const field = page.getByLabel('Code', { exact: true })
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await fits(page)
    await field.fill('000000')
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('This code is not right, or it was used already', { exact: true }).first(),
    ).toBeVisible()
    await expect(field).toBeFocused()
    await page.getByRole('button', { name: 'Back to Sign In' }).click()
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()

    await givePassword(page, '/auth', person)
    await page.getByLabel('Code', { exact: true }).fill(code())
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL('/account')
    await expect(toast(page, 'Login successful')).toBeVisible()

    await signOut(page)
    await givePassword(page, '/auth', person)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Recovery code').fill(codes[0]!)
    await page.keyboard.press('Enter')
    await expect(page.getByText('9 left. For when your phone or device is lost.')).toBeVisible()

    await page.getByRole('button', { name: 'Remove the app' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page, 'Authenticator app removed')).toBeVisible()
    await expect(page.getByText('Not set up', { exact: true })).toBeVisible()
  })

  test(`an admin is warned, sets up an app in the settings, and signs in with both steps at ${size[0]} px`, async ({
    page,
  }) => {
    test.slow()
    await look(page, size)
    const person = (await makePerson(page.request, 'admin'))!
    await givePassword(page, '/admin-login', person)
    await expect(page.getByText('Your account has no second factor')).toBeVisible()
    await expectAccessible(page)
    await fits(page)
    await page.getByRole('button', { name: 'Set one up' }).click()
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible()
    const { code } = await setUpApp(page)

    await signOut(page)
    await givePassword(page, '/admin-login', person)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expectAccessible(page)
    await fits(page)
    await page.getByLabel('Code', { exact: true }).fill(code())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible()
    await expect(page.getByText('Your account has no second factor')).toBeHidden()
  })

  test(`a passkey signs in alone and after the password, until it is removed, at ${size[0]} px`, async ({ page }) => {
    test.slow()
    await look(page, size)
    await plugIn(page)
    const person = await register(page.request)
    await givePassword(page, '/auth', person)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expectAccessible(page)
    await page.getByLabel('Name', { exact: true }).fill('My phone')
    await page.getByRole('button', { name: 'Create the passkey' }).click()
    await saveCodes(page)
    await expect(page.getByText('My phone', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Added .*, not used yet$/)).toBeVisible()
    await expectProfileAccessible(page)

    await signOut(page)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByText(/^Added .*, last used /)).toBeVisible()

    await signOut(page)
    await givePassword(page, '/auth', person)
    await expect(page.getByText('Confirm with your passkey that it is you.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await expect(page).toHaveURL('/account')

    await signOut(page)
    await page.goto('/admin-login')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(toast(page, 'This account has no access to the administration')).toBeVisible()

    await page.goto('/auth')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByRole('button', { name: 'Remove the passkey My phone' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page, 'Passkey removed')).toBeVisible()
    await signOut(page)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(toast(page, 'This passkey is not known here. It may have been removed.')).toBeVisible()
  })
}

/** A device of the browser's own making, which always says yes. */
async function plugIn(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await devices.send('WebAuthn.addVirtualAuthenticator', { options })
}
