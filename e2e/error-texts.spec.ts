// What people read when the server fails without a word: every default text of the specification's catalogue.
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { openSection, postCopies } from './operator.ts'
import { fillSignUp, registered, somebody } from './people.ts'
import { admin, expect, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

/** From now on these calls are answered by nothing but a 503. */
const breakCalls = (page: Page, path: string, method = /./) =>
  page.route(path, (route) =>
    method.test(route.request().method()) ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  )

/** Presses, then reads both lines of the one toast, which must be of the loud kind. */
async function expectFailure(page: Page, press: () => Promise<void>, title: string, text?: string): Promise<void> {
  await press()
  if (text) await expect(toast(page, text)).toBeVisible()
  await expect(toast(page, title)).toBeVisible()
  await expect(page.locator('.toast-panel.bg-danger')).toHaveCount(1)
  await page.locator('.toast-panel').getByRole('button', { name: 'Close' }).click()
  await expect(toast(page, title)).toBeHidden()
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

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

test('the profile: name, address, password, newsletter and deletion', async ({ page }) => {
  const person = await registered(page)
  await page.goto('/account')
  const newsletter = page.getByRole('region', { name: 'Newsletter' })
  await newsletter.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(newsletter.getByText('You are subscribed.')).toBeVisible()
  await breakCalls(page, '**/api/{newsletter,users/*}', /PATCH|DELETE/)
  const later = 'Please try again later'
  await expectFailure(
    page,
    () => newsletter.getByRole('button', { name: 'Unsubscribe' }).click(),
    'Unsubscribe failed',
    later,
  )
  await expectFailure(page, () => button(page, 'Update username').click(), 'Error', 'Error updating username')
  await expectFailure(page, () => button(page, 'Update email').click(), 'Error', 'Error updating email')
  await page.getByLabel('Current password').fill(person.password)
  await page.getByLabel('New password', { exact: true }).fill('brand-new-1')
  await page.getByLabel('Confirm new password').fill('brand-new-1')
  await expectFailure(page, () => button(page, 'Update password').click(), 'Error', 'Error updating password')
  page.once('dialog', (dialog) => dialog.accept())
  await expectFailure(page, () => button(page, 'Delete account').click(), 'Account deletion failed', later)
  await expect(page).toHaveURL('/account')
})

test('the profile says what the server says, and misses an address that is not there', async ({ page }) => {
  await registered(page)
  await page.goto('/account')
  await page.getByLabel('Username').fill('tom_tidepool')
  const taken = 'This username is already taken'
  await expectFailure(page, () => button(page, 'Update username').click(), 'Error', taken)
  const user = await (await page.request.get('/api/user')).json()
  await page.route('**/api/users/*', (route) => route.fulfill({ json: { ...user, email: '' } }))
  await button(page, 'Update username').click()
  await expect(toast(page, 'Username updated successfully')).toBeVisible()
  const subscribe = () => page.getByRole('region', { name: 'Newsletter' }).getByRole('button', { name: 'Subscribe' })
  await expectFailure(page, () => subscribe().click(), 'Subscription failed', 'Unable to retrieve your email address')
})

test('pictures: no ticket, a file that does not arrive, and one that can not be kept', async ({ page }) => {
  await registered(page)
  await page.goto('/account')
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#1d8f9b' } })
    .png()
    .toBuffer()
  const choose = () =>
    page.getByLabel('Your picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  const failed = 'There was an error uploading your file. Please try again.'
  for (const path of ['**/api/objects/upload', '**/api/objects/upload/*']) {
    await breakCalls(page, path)
    await expectFailure(page, choose, 'Upload failed', failed)
    await page.unroute(path)
  }
  await breakCalls(page, '**/api/users/profile-picture')
  await expectFailure(page, choose, 'Update failed', 'Failed to update profile picture. Please try again.')
})

test('favourites that can not be removed stay', async ({ page }) => {
  await registered(page)
  await page.goto('/')
  const heart = page.locator('#jobs article:not([aria-hidden])').first().getByRole('button')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await breakCalls(page, '**/api/favorites')
  await expectFailure(page, () => heart.click(), 'Error removing from favorites')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a listing that can not be posted, changed or deleted', async ({ page }) => {
  const title = `Stubborn berth ${Date.now()}`
  await postCopies(page.request, title, 1)
  await signInAs(page, admin)
  const { jobs } = await (await page.request.get(`/api/jobs?search=${encodeURIComponent(title)}`)).json()
  await breakCalls(page, '**/api/{jobs,jobs/*}', /POST|PATCH|DELETE/)
  await page.goto(`/post-job?copy=${jobs[0].id}`)
  await expect(page.getByLabel('Job Title')).toHaveValue(`${title} 1`)
  const again = (what: string) => `There was an error ${what}. Please try again.`
  await expectFailure(page, () => button(page, 'Post Job').click(), 'Posting Failed', again('posting your job'))
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto(`/edit-job/${jobs[0].id}`)
  await expectFailure(page, () => button(page, 'Save Changes').click(), 'Update Failed', again('updating the job'))
  await button(page, 'Delete').click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
  await expectFailure(page, () => confirm.click(), 'Error', 'Failed to delete job posting')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin')
})

test("the operator's password and links for members", async ({ page }) => {
  await signInAs(page, admin)
  await page.goto('/admin')
  await openSection(page, 'Settings')
  await breakCalls(page, '**/api/admin/{change-password,generate-reset-link}')
  await page.getByLabel('Current password').fill(admin.password)
  await page.getByLabel('New password', { exact: true }).fill('a-long-new-password')
  await page.getByLabel('Confirm new password').fill('a-long-new-password')
  await expectFailure(page, () => button(page, 'Change password').click(), 'Error', 'Unable to change password')
  await button(page, 'Générer le lien').click()
  await expect(page.getByText('Invalid email', { exact: true })).toBeVisible()
  await page.getByLabel('E-mail du membre').fill('free@oceanberth.example')
  await expectFailure(
    page,
    () => button(page, 'Générer le lien').click(),
    'Erreur',
    'Impossible de générer le lien de réinitialisation',
  )
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

test('a topic that can not be created, and one that does not load', async ({ page }) => {
  await registered(page)
  await page.goto('/forum/new-topic')
  await breakCalls(page, '**/api/forum/topics', /POST/)
  await page.getByLabel('Title').fill('A title nobody will see')
  await page.getByLabel('Content').fill('Words that stay on this side.')
  const failed = 'An error occurred while creating the topic.'
  await expectFailure(page, () => button(page, 'Create Topic').click(), 'Error during creation', failed)
  await expect(page).toHaveURL('/forum/new-topic')
  await page.goto('/forum')
  await breakCalls(page, '**/api/forum/topics/*', /GET/)
  const open = () => page.getByRole('table').getByRole('link').first().click()
  await expectFailure(page, open, 'Loading error', 'Unable to load the topic. Please try again.')
  await page.unroute('**/api/forum/topics/*')
  await button(page, 'Try again').click()
  await expect(page.getByRole('article')).toBeVisible()
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
  await page.goto('/')
  const wayOut = page.getByRole('banner').getByRole('button', { name: 'Sign out' })
  const codeOfToasts = page.waitForResponse('**/assets/toast-viewport-*.js')
  await wayOut.focus()
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
  await expect(page.locator('#jobs article[aria-hidden]').first()).toBeVisible()
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
