import type { Page } from '@playwright/test'
import { fillSignUp, registered, somebody } from './people.ts'
import { admin, expect, expectAccessible, free, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test.describe('signing up', () => {
  test('shows every complaint under its field, then lands on the membership', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    for (const text of [
      'First name required',
      'Last name required',
      'Username required (min 3 characters)',
      'Invalid email',
      'Password required (min 6 characters)',
      'Password confirmation required',
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    const person = somebody()
    await page.getByLabel('First name').fill(person.firstName)
    await page.getByLabel('Last name').fill(person.lastName)
    await page.getByLabel('Username').fill(person.username)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm password').fill('something else')
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await page.getByLabel('Confirm password').fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/account?tab=pricing')
    await expect(page.getByRole('tab', { name: 'Membership' })).toHaveAttribute('aria-selected', 'true')
    expect(await page.evaluate(() => window.localStorage.getItem('auth_token'))).toMatch(/^ses_/)
    await page.goto('/account')
    await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
  })

  test('opens the membership once, also when another tab was asked for before', async ({ page }) => {
    await registered(page)
    await page.goto('/account')
    await page.evaluate(() => window.localStorage.setItem('oceanberth_new_registration', 'true'))
    const chosen = (name: string) => expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await page.goto('/account?tab=favorites')
    await chosen('Favorites')
    await page.goto('/account')
    await expect(page).toHaveURL('/account?tab=pricing')
    await chosen('Membership')
    await page.goto('/account')
    await chosen('Profile')
    await expect(page).toHaveURL('/account')
  })

  test('goes on where one was when the page is loaded again', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await fillSignUp(page, somebody())
    // A page that could not come to life as it was sent would say so on the console.
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
    await fillSignUp(page, somebody())
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  })

  test('names the field when a name is taken', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    const person = somebody()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Marsh')
    await page.getByLabel('Username').fill('TOM_TIDEPOOL')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm password').fill(person.password)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(toast(page, 'Registration failed')).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  })
})

test.describe('signing in', () => {
  test('says what is wrong, then brings people back to where they were', async ({ page }) => {
    await page.goto('/universities')
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/auth')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Password required', { exact: true })).toBeVisible()
    await page.getByLabel('Email').fill(free.email)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Login failed')).toBeVisible()
    await expect(toast(page, 'Invalid credentials')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(free.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/universities')
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Account' })).toBeVisible()
  })

  test('ends in the tab it was done in when it ends in another one', async ({ page, context }) => {
    const person = somebody()
    expect((await page.request.post('/api/register', { data: person })).status()).toBe(201)
    await context.clearCookies()
    await page.goto('/auth')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/about')
    await other.waitForSelector('html[data-awake]')
    await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'My Account' })).toHaveCount(0)
  })

  test('is not for those who are in already, and needed for the account', async ({ page }) => {
    const response = await page.request.get('/account', { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([302, '/auth'])
    await signInAs(page, free)
    await page.goto('/auth')
    await expect(page).toHaveURL('/account')
  })

  test('tells how to get a new password', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Forgot Password?' }).click()
    await expect(page.getByRole('link', { name: 'hello@oceanberth.example' }).first()).toBeVisible()
    await page.getByLabel('Email').fill('somebody@mail.example')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByText('Please look into your mailbox')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('the operator’s door', () => {
  test('opens for admins only', async ({ page }) => {
    await page.goto('/admin-login')
    await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    await page.getByLabel('Email').fill(free.email)
    await page.getByLabel('Password', { exact: true }).fill(free.password)
    await page.getByRole('button', { name: 'Access Administration' }).click()
    await expect(toast(page, 'Login failed')).toBeVisible()
    expect(await page.evaluate(() => window.localStorage.getItem('auth_token'))).toBeNull()
    await page.getByLabel('Email').fill(admin.email)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Access Administration' }).click()
    await expect(page).toHaveURL('/admin')
    await page.goto('/admin-login')
    await expect(page).toHaveURL('/admin')
  })

  test('leads on to where a letter or the bookmark was leading, and to nowhere else', async ({ page }) => {
    const forget = async () => {
      await page.evaluate(() => window.localStorage.removeItem('auth_token'))
      await page.context().clearCookies()
    }
    const signIn = async () => {
      await expect(page).toHaveURL('/admin-login')
      await page.getByLabel('Email').fill(admin.email)
      await page.getByLabel('Password', { exact: true }).fill(admin.password)
      await page.getByRole('button', { name: 'Access Administration' }).click()
    }
    await page.goto('/admin?section=operations&part=system')
    await signIn()
    await expect(page).toHaveURL('/admin?section=operations&part=system')
    await expect(page.getByRole('tab', { name: 'System', selected: true })).toBeVisible()
    await forget()
    await page.goto('/post-job?import=https%3A%2F%2Ffixture-work.example%2Fscript')
    await signIn()
    await expect(page.getByLabel('Address of a posting')).toHaveValue('https://fixture-work.example/script')
    await forget()
    await page.goto('/admin-login?returnTo=%2Faccount')
    await signIn()
    await expect(page).toHaveURL('/admin')
  })

  test('sends members home', async ({ page }) => {
    await signInAs(page, free)
    await page.goto('/admin?section=users')
    await expect(page).toHaveURL('/')
  })
})

test.describe('the reset page', () => {
  test('speaks French: no token, a dead one, and a good one that works once', async ({ page }) => {
    await page.goto('/admin-reset-password')
    await expect(toast(page, 'Aucun token de réinitialisation trouvé')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Lien invalide' })).toBeVisible()
    await expect(page.locator('[lang="fr"]')).toBeVisible()
    await page.goto('/admin-reset-password?token=dead')
    await expect(toast(page, 'Lien invalide ou expiré')).toBeVisible()
    await expect(page.getByText("Ce lien n'est plus valide ou a déjà été utilisé.")).toBeVisible()

    const person = somebody()
    await page.request.post('/api/register', { data: person })
    await page.goto(await resetLinkFor(page, person.email))
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
    await expect(page).toHaveURL('/admin-reset-password')
    await page.getByLabel('Nouveau mot de passe').fill('12345')
    await page.getByLabel('Confirmer le mot de passe').fill('123456')
    await page.getByRole('button', { name: 'Modifier le mot de passe' }).click()
    await expect(page.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible()
    await page.getByLabel('Nouveau mot de passe').fill('un-mot-neuf')
    await page.getByRole('button', { name: 'Modifier le mot de passe' }).click()
    await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Confirmer le mot de passe').fill('un-mot-neuf')
    await page.getByRole('button', { name: 'Modifier le mot de passe' }).click()
    await expect(page.getByRole('heading', { name: 'Mot de passe modifié' })).toBeVisible()
    await expect(page).toHaveURL('/auth')
    expect(
      (await page.request.post('/api/login', { data: { email: person.email, password: 'un-mot-neuf' } })).status(),
    ).toBe(200)
  })

  test('leads to signing in also in the browser whose own session has ended by it', async ({ page }) => {
    const person = somebody()
    await page.request.post('/api/register', { data: person })
    const link = await resetLinkFor(page, person.email)
    await signInAs(page, person)
    await page.goto(link)
    await page.getByLabel('Nouveau mot de passe').fill('un-mot-neuf')
    await page.getByLabel('Confirmer le mot de passe').fill('un-mot-neuf')
    await page.getByRole('button', { name: 'Modifier le mot de passe' }).click()
    await expect(page.getByRole('heading', { name: 'Mot de passe modifié' })).toBeVisible()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  })
})

async function resetLinkFor(page: Page, email: string): Promise<string> {
  const { token } = await (await page.request.post('/api/admin/login', { data: admin })).json()
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post('/api/admin/generate-reset-link', { data: { email }, headers })
  await page.request.post('/api/logout', { headers })
  return (await made.json()).resetLink
}
