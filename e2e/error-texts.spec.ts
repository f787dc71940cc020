// What people read when the server fails without a word: every default text of the specification's catalogue, but for those of
// signing in and out (sign-in-failures.spec.ts).
import sharp from 'sharp'
import { breakCalls, button, expectFailure } from './failures.ts'
import { openSection, postCopies } from './operator.ts'
import { registered } from './people.ts'
import { admin, expect, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

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
