// Signing in, up and out, and a new password, when the server fails without a word or does not answer at all.
import { lockedCards } from './board-list.ts'
import { breakCalls, button, expectFailure } from './failures.ts'
import { fillSignUp, registered, somebody } from './people.ts'
import { expect, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test('signing in, signing up and asking for a link', async ({ page }) => {
  await breakCalls(page, '**/api/{login,register,request-password-reset}')
  const person = somebody()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await expectFailure(page, () => button(page, 'Sign In').click(), 'Login failed', 'Invalid credentials')
  await button(page, 'Forgot Password?').click()
  await page.getByLabel('Email').fill(person.email)
  await expectFailure(page, () => button(page, 'Send me a link').click(), 'Error', 'Unable to send reset email')
  await button(page, 'Back to Sign In').click()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, person)
  await expectFailure(page, () => button(page, 'Sign Up').click(), 'Registration failed', 'Error creating account')
})

test('the reset page keeps its form when the password can not be changed', async ({ page }) => {
  await page.goto('/admin-reset-password?token=dead')
  await expect(toast(page, 'Lien invalide ou expiré')).toBeVisible()
  await expect(toast(page, "Ce lien de réinitialisation n'est plus valide")).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/auth')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/verify-reset-token*', async (route) => {
    await held
    await route.fulfill({ json: { email: 'somebody@mail.example' } })
  })
  await page.goto('/admin-reset-password?token=alive')
  await expect(page.getByText('Vérification du lien...')).toBeVisible()
  release()
  await breakCalls(page, '**/api/admin-reset-password')
  await page.getByLabel('Nouveau mot de passe').fill('un-mot-neuf')
  await page.getByLabel('Confirmer le mot de passe').fill('un-mot-neuf')
  const failed = 'Impossible de réinitialiser le mot de passe'
  await expectFailure(page, () => button(page, 'Modifier le mot de passe').click(), 'Erreur', failed)
  await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue('un-mot-neuf')
  const inEnglish = { error: 'Too many requests', code: 'too_many_requests' }
  await page.route('**/api/admin-reset-password', (route) => route.fulfill({ status: 429, json: inEnglish }))
  const inFrench = 'Trop de tentatives. Veuillez réessayer dans quelques minutes.'
  await expectFailure(page, () => button(page, 'Modifier le mot de passe').click(), 'Erreur', inFrench)
})

test('signing out works when the server does not answer, and a dead token is forgotten', async ({ page }) => {
  const person = somebody()
  expect((await page.request.post('/api/register', { data: person })).status()).toBe(201)
  await page.goto('/auth')
  const token = () => page.evaluate(() => window.localStorage.getItem('auth_token'))
  const account = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
  for (const status of [401, 503]) {
    await page.evaluate(() => window.localStorage.setItem('auth_token', 'ses_nobody-knows-this-one'))
    await page.route('**/api/user', (route) => route.fulfill({ status, body: '' }))
    await page.context().clearCookies()
    await page.goto('/universities')
    await expect.poll(token).toBeNull()
    await expect(account).toBeVisible()
    await page.unroute('**/api/user')
  }
  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await button(page, 'Sign In').click()
  await expect(page).toHaveURL('/account')
  await breakCalls(page, '**/api/logout')
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(toast(page, 'You have been logged out')).toBeVisible()
  expect(await token()).toBeNull()
  await expect(account).toBeVisible()
})

test('without a line one is signed out all the same, and what can not be read says so', async ({
  page,
  complaints,
}) => {
  await registered(page)
  const wayOut = page.getByRole('banner').getByRole('button', { name: 'Sign out' })
  // It comes before anything is pressed: whoever reads first may have lost the line by then.
  const codeOfToasts = page.waitForResponse('**/assets/toast-viewport-*.js')
  await page.goto('/')
  await (await codeOfToasts).finished()
  await page.context().setOffline(true)
  await wayOut.press('Enter')
  await expect(toast(page, 'You have been logged out')).toBeVisible()
  expect(await page.evaluate(() => window.localStorage.getItem('auth_token'))).toBeNull()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Become a part of the ocean' })).toBeVisible()
  await expect(page.locator('#jobs').getByRole('button', { name: 'Try again' })).toBeVisible()
  // The list comes by itself when the line does.
  await page.context().setOffline(false)
  await expect(lockedCards(page).first()).toBeVisible()
  expect(complaints.splice(0).filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('the reset page tells a site that does not answer from a link that is over, and looks again', async ({ page }) => {
  let isAway = true
  await page.route('**/api/verify-reset-token*', (route) =>
    isAway ? route.fulfill({ status: 503, body: '' }) : route.fulfill({ json: { email: 'nia@mail.example' } }),
  )
  await page.goto('/admin-reset-password?token=alive')
  await expect(page.getByRole('heading', { name: 'Lien non vérifié' })).toBeVisible()
  await expect(page.getByText("Ce lien n'est plus valide")).toHaveCount(0)
  isAway = false
  await button(page, 'Réessayer').click()
  await expect(page.getByLabel('Email')).toHaveValue('nia@mail.example')
})
