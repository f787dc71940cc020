// Every rule of the account's forms at its limit and one step beyond, as the page tells it.
import type { Page } from '@playwright/test'
import { registered, somebody } from './people.ts'
import { admin, expect, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

type Step = { field: string; value: string; text: string; isShown: boolean }

/** Fills one field after the other and looks whether its complaint stands there after the button was pressed. */
async function walk(page: Page, button: string, steps: Step[]): Promise<void> {
  for (const { field, value, text, isShown } of steps) {
    await page.getByLabel(field, { exact: true }).fill(value)
    await page.getByRole('button', { name: button, exact: true }).click()
    const complaint = page.getByText(text, { exact: true })
    if (isShown) await expect(complaint, `${field} "${value}"`).toBeVisible()
    else await expect(complaint, `${field} "${value}"`).toHaveCount(0)
  }
}

const brandWords = /ocean.*berth/i

test('signing up: names, address and passwords', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  // The confirmation never fits, so that nobody is registered on the way.
  await walk(page, 'Sign Up', [
    { field: 'First name', value: '', text: 'First name required', isShown: true },
    { field: 'First name', value: 'A', text: 'First name required', isShown: false },
    { field: 'Last name', value: '', text: 'Last name required', isShown: true },
    { field: 'Last name', value: 'M', text: 'Last name required', isShown: false },
    { field: 'Username', value: 'ab', text: 'Username required (min 3 characters)', isShown: true },
    { field: 'Username', value: 'abc', text: 'Username required (min 3 characters)', isShown: false },
    { field: 'Email', value: 'a@b', text: 'Invalid email', isShown: true },
    { field: 'Email', value: 'a@b.example', text: 'Invalid email', isShown: false },
    { field: 'Password', value: '12345', text: 'Password required (min 6 characters)', isShown: true },
    { field: 'Password', value: '123456', text: 'Password required (min 6 characters)', isShown: false },
    { field: 'Confirm password', value: '', text: 'Password confirmation required', isShown: true },
    { field: 'Confirm password', value: '1234567', text: 'Password confirmation required', isShown: false },
    { field: 'Confirm password', value: '1234567', text: "Passwords don't match", isShown: true },
  ])
  await page.getByLabel('Username').fill('the OCEAN Berth crew')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.locator('p', { hasText: brandWords }).filter({ hasText: /username/i })).toBeVisible()
})

for (const [path, button] of [
  ['/auth', 'Sign In'],
  ['/admin-login', 'Access Administration'],
] as const) {
  test(`signing in at ${path}: address and password`, async ({ page }) => {
    await page.goto(path)
    await walk(page, button, [
      { field: 'Email', value: 'nobody', text: 'Invalid email', isShown: true },
      { field: 'Email', value: 'nobody@mail.example', text: 'Invalid email', isShown: false },
      { field: 'Password', value: '', text: 'Password required', isShown: true },
      { field: 'Password', value: 'x', text: 'Password required', isShown: false },
    ])
    await expect(toast(page, 'Login failed')).toBeVisible()
  })
}

test('the profile: name, address and password', async ({ page }) => {
  const person = await registered(page)
  await page.goto('/account')
  const full = person.username.padEnd(30, 'x')
  await walk(page, 'Update username', [
    { field: 'Username', value: 'ab', text: 'Username must be at least 3 characters', isShown: true },
    { field: 'Username', value: `${full}x`, text: 'Username must be less than 30 characters', isShown: true },
    { field: 'Username', value: full, text: 'Username must be less than 30 characters', isShown: false },
  ])
  await expect(toast(page, 'Username updated successfully')).toBeVisible()
  await walk(page, 'Update email', [
    { field: 'Email', value: 'sailor@', text: 'Invalid email', isShown: true },
    { field: 'Email', value: `x${person.email}`, text: 'Invalid email', isShown: false },
  ])
  await walk(page, 'Update password', [
    { field: 'Current password', value: '', text: 'Current password required', isShown: true },
    { field: 'Current password', value: 'not-this-one', text: 'Current password required', isShown: false },
    { field: 'New password', value: '12345', text: 'New password must be at least 6 characters', isShown: true },
    { field: 'New password', value: '123456', text: 'New password must be at least 6 characters', isShown: false },
    { field: 'Confirm new password', value: '', text: 'Confirmation required', isShown: true },
    { field: 'Confirm new password', value: '1234567', text: 'Confirmation required', isShown: false },
    { field: 'Confirm new password', value: '1234567', text: "Passwords don't match", isShown: true },
  ])
})

test('the reset page: length, confirmation and both alike, in French', async ({ page }) => {
  const person = somebody()
  await page.request.post('/api/register', { data: person })
  const { token } = await (await page.request.post('/api/admin/login', { data: admin })).json()
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post('/api/admin/generate-reset-link', { data: { email: person.email }, headers })
  await page.request.post('/api/logout', { headers })
  await page.goto((await made.json()).resetLink)
  const tooShort = 'Le mot de passe doit contenir au moins 6 caractères'
  const unconfirmed = 'Confirmation du mot de passe requise'
  await walk(page, 'Modifier le mot de passe', [
    { field: 'Nouveau mot de passe', value: '12345', text: tooShort, isShown: true },
    { field: 'Nouveau mot de passe', value: '123456', text: tooShort, isShown: false },
    { field: 'Confirmer le mot de passe', value: '', text: unconfirmed, isShown: true },
    { field: 'Confirmer le mot de passe', value: '1', text: unconfirmed, isShown: false },
    {
      field: 'Confirmer le mot de passe',
      value: '12345',
      text: 'Les mots de passe ne correspondent pas',
      isShown: true,
    },
  ])
})
