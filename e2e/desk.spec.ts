// The desk: every place has an address, acts say what they do, files are whole, and nothing is out of reach.
import { readFile } from 'node:fs/promises'
import { openSection, postCopies, register } from './operator.ts'
import { admin, expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test('a section, its filter and its page are in the address: reloaded, shared, and Back works', async ({ page }) => {
  await signInAs(page, admin)
  await page.goto('/')
  await page.getByRole('link', { name: 'Back-office' }).first().click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await openSection(page, 'Job Analytics')
  await expect(page).toHaveURL('/admin?section=jobs')
  await page.getByLabel('Show').selectOption('live')
  await expect(page).toHaveURL('/admin?section=jobs&view=live')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/section=jobs&view=live&page=2/)
  await page.reload()
  await expect(page.getByLabel('Show')).toHaveValue('live')
  await openSection(page, 'Operations')
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await expect(page).toHaveURL('/admin?section=operations&part=audit')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Payments' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByLabel('Show')).toHaveValue('live')
})

test('saving an edit comes back to section, filter and page', async ({ page }) => {
  const title = `Anchor ${Date.now()}`
  await postCopies(page.request, title, 1)
  await signInAs(page, admin)
  await page.goto(`/admin?section=jobs&view=live&query=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: `Edit ${title} 1` }).click()
  await page.getByLabel('Job Title').fill(`${title} edited`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(/\/admin\?section=jobs&.*view=live/)
  await expect(page.getByLabel('Filter by title or company')).toHaveValue(title)
  await expect(page.getByRole('table', { name: /^Interactions per job/ }).getByText(`${title} edited`)).toBeVisible()
})

test('whoever acts on chosen listings by keyboard goes on from where they were', async ({ page }) => {
  const title = `Fender ${Date.now()}`
  await postCopies(page.request, title, 1)
  await signInAs(page, admin)
  await page.goto(`/admin?section=jobs&query=${encodeURIComponent(title)}`)
  await page.getByRole('checkbox', { name: `Choose ${title} 1` }).check()
  await page.getByRole('button', { name: 'Feature', exact: true }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Feature 1 job?' })
  await question.getByRole('button', { name: 'Feature', exact: true }).press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByText('1 chosen')).toBeHidden()
  const holdsFocus = () => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  await expect.poll(holdsFocus).toBe(true)
  await page.keyboard.press('Tab')
  expect(await holdsFocus()).toBe(true)
})

test('closing asks by name, reaches nothing that is not shown, and can be taken back', async ({ page }) => {
  // Without digits: the filter looks for each word, and the copies differ by theirs.
  const title = `Buoy ${String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`
  await postCopies(page.request, title, 2)
  await signInAs(page, admin)
  await page.goto('/admin?section=jobs')
  const filter = page.getByLabel('Filter by title or company')
  await filter.fill(title)
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await filter.fill(`${title} 1`)
  await expect(page.getByText('1 chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Close 1 job?' })
  await expect(question.getByText(`${title} 1`)).toBeVisible()
  await expect(question.getByText(`${title} 2`)).toHaveCount(0)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Close', exact: true }).click()
  const table = page.getByRole('table', { name: /^Interactions per job/ })
  await expect(table.getByText('Closed', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(table.getByText('Closed', { exact: true })).toHaveCount(0)
  await filter.fill(title)
  await expect(table.getByText(/days? left/)).toHaveCount(2)
})

test('what waits leads to its very row', async ({ page }) => {
  await signInAs(page, admin)
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: 'Waits for you' })
  await expect(waiting).toBeVisible()
  await expectAccessible(page)
  const row = waiting.getByRole('list').getByRole('list').getByRole('link').first()
  const name = (await row.textContent())!
  await row.click()
  await expect(page).toHaveURL(/id=[\da-f-]{36}/)
  const id = new URL(page.url()).searchParams.get('id')
  await expect(page.locator(`#row-${id}`)).toBeFocused()
  await expect(page.locator(`#row-${id}`)).toContainText(name)
})

test('revenue, payments and subscribers are searched, saved and read by everybody', async ({ page }) => {
  await signInAs(page, admin)
  await page.goto('/admin?section=revenue')
  await expect(page.getByRole('table', { name: 'Revenue by month' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where members came from' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin?section=operations&part=payments')
  await page.getByLabel('Status').selectOption('granted')
  await expect(page).toHaveURL(/part=payments&status=granted/)
  await expect(page.getByRole('table', { name: /^Payments, times/ })).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV of the payments found' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.slice(1).every((line) => line.includes(',granted,'))).toBe(true)
  await page.goto('/admin?section=operations&part=subscribers&account=without')
  await expect(page.getByRole('table', { name: /^Subscribers/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin?section=operations&part=texts')
  await expect(page.getByRole('tab', { name: 'Unread texts' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
})

test('a person’s dialog has an address, and helps with the e-mail', async ({ page }) => {
  const person = await register(page.request)
  await signInAs(page, admin)
  await page.goto('/admin?section=users&state=unverified')
  await page.getByLabel('Name or e-mail').fill(person.email)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: `Open ${person.username}` }).click()
  await expect(page).toHaveURL(/section=users&.*id=/)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: person.username })
  await dialog.getByRole('button', { name: 'Make a reset link' }).click()
  const link = dialog.getByLabel(/^Reset link/)
  await expect(link).toHaveValue(/admin-reset-password\?token=/)
  await dialog.getByRole('button', { name: 'Correct the e-mail' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save the e-mail' }).click()
  await expect(dialog.getByLabel('Right e-mail')).toBeFocused()
  await expect(dialog.getByLabel('Right e-mail')).toHaveAccessibleDescription(/This is the address already/)
  await dialog.getByLabel('Right e-mail').fill(`right-${person.email}`)
  await dialog.getByRole('button', { name: 'Save the e-mail' }).click()
  await expect(dialog.getByText(`right-${person.email}`).first()).toBeVisible()
  await expect(link).toBeHidden()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})

test('a failure says why, and by which number the log has it', async ({ page }) => {
  await signInAs(page, admin)
  await page.route('**/api/admin/audit*', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'x-request-id': 'the-number-of-it' },
      json: { error: 'The service is briefly unavailable. Please try again.', code: 'database_unavailable' },
    }),
  )
  await page.goto('/admin?section=operations&part=audit')
  await expect(page.getByText('The service is briefly unavailable. Please try again.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Request the-number-of-it')).toBeVisible()
})

test('on a phone the names of numbers are not broken within a word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs(page, admin)
  for (const place of ['section=jobs', 'section=operations&part=newsletter']) {
    await page.goto(`/admin?${place}`)
    const numbers = page.locator('td[data-label][data-align=end]')
    await expect(numbers.first()).toBeVisible()
    const broken = await numbers.evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const { content, height, lineHeight } = getComputedStyle(cell, '::before')
          const isNamed = content === `"${cell.getAttribute('data-label')}"`
          return !isNamed || Number.parseFloat(height) > 1.5 * Number.parseFloat(lineHeight)
        })
        .map((cell) => cell.getAttribute('data-label')),
    )
    expect(broken, place).toEqual([])
  }
})

test('a person’s dialog makes a link that sets a new password, and the audit log leads back to the person', async ({
  page,
  browser,
}) => {
  const person = await register(page.request)
  await signInAs(page, admin)
  await page.goto('/admin?section=users')
  await page.getByLabel('Name or e-mail').fill(person.email)
  await page.getByRole('button', { name: `Open ${person.username}` }).click()
  const dialog = page.getByRole('dialog', { name: person.username })
  await dialog.getByRole('button', { name: 'Make a reset link' }).click()
  const link = await dialog.getByLabel('Reset link, good for 24 hours and once').inputValue()
  await expectAccessible(page)
  const visitor = await browser.newPage()
  await visitor.goto(new URL(link).pathname + new URL(link).search)
  await expect(visitor.locator('input[type=password]').first()).toBeVisible()
  await visitor.close()

  await page.goto('/admin?section=operations&part=audit')
  const subject = page.getByRole('link', { name: person.username }).first()
  await subject.click()
  await expect(page).toHaveURL(/section=users&id=[\da-f-]{36}/)
  await expect(page.getByRole('dialog', { name: person.username })).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`a request about data that came by letter is entered, is due, and is settled without its name, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const who = `jane-${Date.now()}@mail.example`
    const note = `Deleted by hand ${width} ${Date.now()}`
    await signInAs(page, admin)
    await page.goto('/admin?section=operations&part=requests')
    await page.getByRole('button', { name: 'Enter request' }).click()
    await expect(page.getByText('Please say who asked')).toBeVisible()
    await page.getByLabel('What was asked').selectOption('Account deleted')
    await page.getByLabel('Who asked').fill(who)
    await page.getByLabel('Received on').fill('2026-01-31')
    await page.getByRole('button', { name: 'Enter request' }).click()
    const row = page.getByRole('row').filter({ hasText: who })
    await expect(row.getByText('Overdue')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: /overdue requests? about data/ })).toBeVisible()
    await page.goto('/admin?section=operations&part=requests')
    await row.getByRole('button', { name: `Done: Account deleted for ${who}` }).click()
    const question = page.getByRole('alertdialog', { name: 'Is it done?' })
    await question.getByLabel('Note').fill(note)
    await question.getByRole('button', { name: 'It is done' }).click()
    await expect(row).toHaveCount(0)
    await page.getByLabel('Show').selectOption('Done')
    await expect(page.getByRole('row').filter({ hasText: note })).toContainText('j…@m….example')
    await expect(page.getByText(who)).toHaveCount(0)
  })
}
