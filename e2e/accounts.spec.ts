// Signing up, in and out, the profile, and one-time links: as people do it.
import sharp from 'sharp'
import { registered, somebody } from './people.ts'
import { admin, expect, expectAccessible, free, signInAs, test, withoutBanner } from './site.ts'
import { ageSessionsOf } from './stale-sessions.ts'
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

test.describe('the profile', () => {
  test('changes name, address and password with their texts', async ({ page }) => {
    const person = await registered(page)
    await page.goto('/account')
    await expect(page.getByText(/^Password forgotten\? Write to hello@/)).toBeVisible()
    await page.getByLabel('Username').fill('ab')
    await page.getByRole('button', { name: 'Update username' }).click()
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
    await page.getByLabel('Username').fill(`new-${person.username}`)
    await page.getByRole('button', { name: 'Update username' }).click()
    await expect(toast(page, 'Username updated successfully')).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill(`new-${person.email}`)
    await page.getByRole('button', { name: 'Update email' }).click()
    await expect(toast(page, 'Email updated successfully')).toBeVisible()
    await page.getByLabel('Current password').fill('wrong')
    await page.getByLabel('New password', { exact: true }).fill('brand-new-1')
    await page.getByLabel('Confirm new password').fill('brand-new-2')
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await page.getByLabel('Confirm new password').fill('brand-new-1')
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Current password').fill(person.password)
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(toast(page, 'Password updated successfully')).toBeVisible()
    await expectAccessible(page)
  })

  test('names no other device any more once a new password has signed them out', async ({ page }) => {
    const person = await registered(page)
    await page.goto('/account')
    await page.getByRole('heading', { name: 'Devices' }).scrollIntoViewIfNeeded()
    const others = page.getByRole('button', { name: 'Sign out everywhere else' })
    await expect(others).toBeVisible()
    await page.getByLabel('Current password').fill(person.password)
    await page.getByLabel('New password', { exact: true }).fill('brand-new-1')
    await page.getByLabel('Confirm new password').fill('brand-new-1')
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(others).toHaveCount(0)
    await expect(page.getByText('This device')).toBeVisible()
  })

  test('takes a picture, and says no to one that is too large or none', async ({ page }) => {
    await registered(page)
    await page.goto('/account')
    const input = page.getByLabel('Your picture')
    await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) })
    await expect(toast(page, 'File too large')).toBeVisible()
    await expect(toast(page, 'Please select a file smaller than 5MB')).toBeVisible()
    await input.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<script>') })
    await expect(toast(page, 'Upload failed')).toBeVisible()
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1d8f9b' } })
      .png()
      .toBuffer()
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
    await expect(toast(page, 'Upload successful')).toBeVisible()
    await page.reload()
    await expect(page.locator('main img[src^="/objects/"]').first()).toBeVisible()
  })

  test('hands out the data, shows devices, and deletes the account after asking', async ({ page }) => {
    const person = await registered(page)
    await page.request.post('/api/login', { data: { email: person.email, password: person.password } })
    await page.goto('/account')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    expect((await download).suggestedFilename()).toBe('ocean-berth-my-data.json')
    await expect(page.getByText('This device')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(toast(page, 'Signed out everywhere else')).toBeVisible()
    page.once('dialog', (dialog) => dialog.dismiss())
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL('/account')
    page.once('dialog', (dialog) => {
      expect(dialog.message()).toBe(
        'Are you sure you want to delete your account? This action cannot be undone. All your data, including favorites and forum posts, will be permanently deleted.',
      )
      return dialog.accept()
    })
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Account deleted')).toBeVisible()
    expect(await page.evaluate(() => window.localStorage.getItem('auth_token'))).toBeNull()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect(
      (await page.request.post('/api/login', { data: { email: person.email, password: person.password } })).status(),
    ).toBe(401)
  })

  test('left while it asks for the password asks again the next time', async ({ page }) => {
    const person = await registered(page)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click()
    await ageSessionsOf(person)
    const question = page.getByRole('dialog', { name: 'Please confirm your password' })
    const begin = () => page.getByRole('button', { name: 'Download my data' }).click()
    await begin()
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.goForward()
    await begin()
    await question.getByLabel('Password', { exact: true }).fill(person.password)
    const download = page.waitForEvent('download')
    await question.getByRole('button', { name: 'Confirm' }).click()
    expect((await download).suggestedFilename()).toBe('ocean-berth-my-data.json')
  })

  test('in a tab that slept becomes that of whoever signed in meanwhile', async ({ page, context }) => {
    const signUp = async (person: ReturnType<typeof somebody>): Promise<string> =>
      (await (await page.request.post('/api/register', { data: person })).json()).token
    const [before, after] = [somebody(), somebody()]
    await page.addInitScript(
      (token) => {
        if (!window.localStorage.getItem('auth_token')) window.localStorage.setItem('auth_token', token)
      },
      await signUp(before),
    )
    await page.goto('/account')
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveValue(before.email)
    const token = await signUp(after)
    const other = await context.newPage()
    await other.goto('/about')
    // One person's leaving and the other's coming, told at once.
    await other.evaluate((value) => window.localStorage.setItem('auth_token', value), token)
    await expect(email).toHaveValue(after.email)
  })

  test('walks through its tabs by arrow keys, with the tab in the address', async ({ page }) => {
    await signInAs(page, free)
    await page.goto('/account')
    await page.getByRole('tab', { name: 'Profile' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/account?tab=favorites')
    await expect(page.getByRole('tab', { name: /Favorites/ })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page).toHaveURL('/account?tab=logbook')
    await page.goBack()
    await expect(page).toHaveURL('/account?tab=favorites')
    await page.getByRole('link', { name: 'Search Opportunities' }).click()
    await expect(page).toHaveURL('/#job-filters')
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
    const { token: adminToken } = await (await page.request.post('/api/admin/login', { data: admin })).json()
    const made = await page.request.post('/api/admin/generate-reset-link', {
      data: { email: person.email },
      headers: { authorization: `Bearer ${adminToken}` },
    })
    await page.request.post('/api/logout', { headers: { authorization: `Bearer ${adminToken}` } })
    const { resetLink } = await made.json()
    await page.goto(resetLink)
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
})
