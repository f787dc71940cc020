// The operator's hour: passwords, fresh numbers, listings, people, memberships and gift codes.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { callsOf, openPerson, openSection, postCopies, register } from './operator.ts'
import { admin, expect, signInAs, test, withoutBanner } from './site.ts'
import { siteFolder } from './site-place.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

const runAdminCommand = (email: string) =>
  promisify(execFile)('node', ['--import', 'tsx', 'src/server/make-admin.ts', email], {
    env: { ...process.env, DATA_DIR: siteFolder },
  })

test('a password made by `npm run admin` is changed first, and later once more in Settings', async ({ page }) => {
  const email = `captain-${Date.now()}@mail.example`
  const { stdout } = await runAdminCommand(email)
  const made = /first sign-in: (\S+)/.exec(stdout)![1]!
  await page.goto('/admin-login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(made)
  await page.getByRole('button', { name: 'Access Administration' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText('Please choose a new password first')).toBeVisible()

  const change = async (from: string, to: string) => {
    await page.getByLabel('Current password').fill(from)
    await page.getByLabel('New password', { exact: true }).fill(to)
    await page.getByLabel('Confirm new password').fill(to)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(toast(page, 'Password changed')).toBeVisible()
  }
  await change(made, 'a-quiet-anchorage')
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible()

  const elsewhere = await callsOf(page.request, { email, password: 'a-quiet-anchorage' })
  await openSection(page, 'Settings')
  await change('a-quiet-anchorage', 'a-quieter-anchorage')
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await expect(elsewhere('GET', '/api/user')).rejects.toThrow('401')
  const refused = await page.request.post('/api/login', { data: { email, password: 'a-quiet-anchorage' } })
  expect(refused.status()).toBe(401)
  await openSection(page, 'Overview')
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible()
})

test('refreshing also looks at what waits, which stands above the numbers', async ({ page }) => {
  await signInAs(page, admin)
  const counted = () => page.waitForResponse('**/api/admin/waiting')
  await Promise.all([counted(), page.goto('/admin')])
  const again = counted()
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  expect((await again).status()).toBe(200)
})

test('numbers are looked at again each minute, and with the window when half a minute old', async ({ page }) => {
  await page.clock.install()
  await signInAs(page, admin)
  let asked = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/api/admin/analytics')) asked += 1
  })
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible()
  await page.clock.runFor(1_000)
  const first = asked
  await page.clock.runFor(20_000)
  await look()
  await page.clock.runFor(1_000)
  expect(asked).toBe(first)
  await page.clock.runFor(12_000)
  await look()
  await expect.poll(() => asked).toBe(first + 1)
  await page.clock.runFor(61_000)
  await expect.poll(() => asked).toBe(first + 2)
})

test('a listing is duplicated, posted, and deleted after a question', async ({ page }) => {
  const title = `Copied berth ${Date.now()}`
  await signInAs(page, admin)
  await page.goto('/admin')
  await openSection(page, 'Job Analytics')
  await page
    .getByRole('link', { name: /^Duplicate / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/post-job\?copy=/)
  await expect(page.getByText('It goes online when you post it.')).toBeVisible()
  await expect(page.getByLabel('Company Name')).not.toHaveValue('')
  await page.getByLabel('Job Title').fill(title)
  await page.getByRole('button', { name: 'Post Job', exact: true }).click()
  await expect(toast(page, 'Job Posted Successfully')).toBeVisible()

  await page.goto('/admin')
  await openSection(page, 'Job Analytics')
  await page.getByLabel('Filter by title or company').fill(title)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete job' }).click()
  await expect(toast(page, 'Job deleted')).toBeVisible()
  await expect(page.getByText('No jobs here')).toBeVisible()
})

test('many listings are closed, reopened, extended, featured and deleted at once', async ({ page }) => {
  const title = `Fleet ${Date.now()}`
  await postCopies(page.request, title, 2)
  await signInAs(page, admin)
  await page.goto('/admin')
  await openSection(page, 'Job Analytics')
  await page.getByLabel('Filter by title or company').fill(title)
  const table = page.getByRole('table', { name: /^Interactions per job/ })
  const act = async (name: string) => {
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
    await expect(page.getByText('2 chosen')).toBeVisible()
    await page.getByRole('button', { name, exact: true }).click()
    const question = page.getByRole('alertdialog')
    // By name, so that nobody closes what they did not mean.
    for (const n of [1, 2]) await expect(question.getByText(`${title} ${n}`)).toBeVisible()
    if (name !== 'Delete') await question.getByRole('button', { name: name.split(' ')[0]!, exact: true }).click()
  }
  await act('Close')
  await expect(table.getByText('Closed', { exact: true })).toHaveCount(2)
  await page.getByLabel('Show').selectOption('over')
  await expect(table.getByRole('row')).toHaveCount(3)
  await act('Reopen')
  await expect(page.getByText('No jobs here')).toBeVisible()
  await page.getByLabel('Show').selectOption('live')
  await act('Feature')
  await expect(table.getByText('Featured', { exact: true })).toHaveCount(2)
  const before = await table.getByText(/days left/).allTextContents()
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  for (const typed of ['', '0', '400']) {
    await page.getByRole('spinbutton', { name: 'Days' }).fill(typed)
    await expect(page.getByRole('spinbutton', { name: 'Days' })).toHaveAccessibleDescription(
      'Please choose 1 to 365 days',
    )
    await expect(page.getByRole('button', { name: 'Extend by days' })).toBeDisabled()
  }
  await page.getByRole('spinbutton', { name: 'Days' }).fill('45')
  await act('Extend by days')
  await expect(table.getByText(before[0]!)).toHaveCount(0)
  await act('Delete')
  await page.getByRole('alertdialog', { name: 'Delete 2 jobs?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No jobs here')).toBeVisible()
})

test('an account is deleted after a question', async ({ page }) => {
  const person = await register(page.request)
  await signInAs(page, admin)
  await page.goto('/admin')
  const dialog = await openPerson(page, person)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
  await expect(toast(page, 'Account deleted')).toBeVisible()
  await expect(page.getByText('Nobody found')).toBeVisible()
  const refused = await page.request.post('/api/login', { data: { email: person.email, password: person.password } })
  expect(refused.status()).toBe(401)
})

test('what is typed while a note is being kept stays for the next one', async ({ page }) => {
  const person = await register(page.request)
  await signInAs(page, admin)
  await page.goto('/admin')
  const dialog = await openPerson(page, person)
  const { promise: slowLine, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/admin/users/*/notes', async (route) => {
    await slowLine
    await route.continue()
  })
  const note = dialog.getByLabel('New note')
  await note.fill('Called on Monday')
  await dialog.getByRole('button', { name: 'Keep note' }).click()
  await note.fill('Called on Tuesday')
  answer()
  await expect(dialog.getByRole('listitem').getByText('Called on Monday')).toBeVisible()
  await expect(note).toHaveValue('Called on Tuesday')
})

test('a table is saved as a file', async ({ page }) => {
  await signInAs(page, admin)
  await page.goto('/admin')
  await openSection(page, 'Job Analytics')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV of job analytics' }).click()
  expect((await saved).suggestedFilename()).toBe('jobs.csv')
})
