// The account's own page: name, address, password, picture, data, devices and the end of it.
import sharp from 'sharp'
import { registered, somebody } from './people.ts'
import { expect, expectAccessible, free, member, signInAs, test, withoutBanner } from './site.ts'
import { ageSessionsOf } from './stale-sessions.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

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
  await expect(page.getByRole('button', { name: 'Update password' })).toBeFocused()
})

test('who signs other devices out by keys stays with the devices', async ({ page }) => {
  await registered(page)
  await page.goto('/account')
  const others = page.getByRole('button', { name: 'Sign out everywhere else' })
  await others.press('Enter')
  await expect(others).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Devices' })).toBeFocused()
})

test('takes a picture, and says no to one that is too large or none', async ({ page }) => {
  await registered(page)
  await page.goto('/account')
  const input = page.getByLabel('Your picture')
  await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) })
  await expect(toast(page, 'File too large')).toBeVisible()
  await expect(toast(page, 'Please select a file smaller than 5MB')).toBeVisible()
  await expect(input).toHaveValue('')
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

test('names of organisations are offered to members; for whom each letter would count as a search, none is asked for', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/jobs/suggestions') && asked.push(request.url())))
  const berths = page.getByRole('region', { name: 'Berths you held' })
  const type = async () => {
    await page.goto('/account')
    await berths.getByRole('button', { name: 'Add a berth' }).click()
    await berths.getByLabel('Organisation').last().pressSequentially('Reef')
  }
  await registered(page)
  await type()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await signInAs(page, member)
  await type()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})
