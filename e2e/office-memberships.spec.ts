// Memberships in the operator's hands: given, extended and ended, gift codes, and payments that look for their member.
import { callsOf, openPerson, openSection, register } from './operator.ts'
import { admin, expect, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test('a membership is granted, extended and ended with a reason, and a gift code is made and redeemed', async ({
  page,
  browser,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await register(page.request)
  await signInAs(page, admin)
  await page.goto('/admin')
  const dialog = await openPerson(page, person)
  await dialog.getByRole('button', { name: 'Grant membership' }).click()
  await expect(dialog.getByText('Please say why')).toBeVisible()
  await dialog.getByRole('button', { name: '90 days' }).click()
  await dialog.getByLabel('Reason').fill('Wrote for the blog')
  await dialog.getByRole('button', { name: 'Grant membership' }).click()
  const ledger = dialog.getByRole('table', { name: /^Membership of/ })
  await expect(ledger.getByRole('cell', { name: 'Wrote for the blog' })).toBeVisible()
  await expect(dialog.getByText(/^until /)).toBeVisible()
  await dialog.getByLabel('Reason').fill('And once more')
  await dialog.getByRole('button', { name: 'Extend membership' }).click()
  await expect(ledger.getByRole('row')).toHaveCount(3)
  await dialog.getByLabel('Reason').fill('Asked to leave')
  await dialog.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End membership' }).click()
  await expect(dialog.getByText(/^Annual ended on /)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: person.username }).getByText(/^Annual ended on /)).toBeVisible()

  await openSection(page, 'Operations')
  await page.getByRole('tab', { name: 'Gift codes' }).click()
  await page.getByLabel('Days each').fill('0')
  await page.getByRole('button', { name: 'Make codes' }).click()
  await expect(page.getByText('Please choose 1 to 366')).toBeVisible()
  await page.getByLabel('Days each').fill('45')
  await page.getByLabel('Note').fill(`For ${person.username}`)
  await page.getByRole('button', { name: 'Make codes' }).click()
  await page.getByRole('button', { name: 'Copy code' }).click()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toMatch(/^TIDE-[0-9A-F]{16}$/)
  const row = page.getByRole('row', { name: `For ${person.username}` })
  await expect(row.getByText('Open', { exact: true })).toBeVisible()

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await withoutBanner(theirs)
  await signInAs(theirs, person)
  await theirs.goto('/account?tab=pricing')
  await theirs.getByLabel('Code').fill(code)
  await theirs.getByRole('button', { name: 'Redeem' }).click()
  await expect(toast(theirs, 'Gift code redeemed')).toBeVisible()
  await other.close()

  await page.reload()
  await openSection(page, 'Operations')
  await page.getByRole('tab', { name: 'Gift codes' }).click()
  await expect(row.getByText('Redeemed')).toBeVisible()
  await expect(row).toContainText(person.username)
})

test('a payment finds its member by name or address, and keeps the organisation chosen at checkout', async ({
  page,
}) => {
  const person = await register(page.request)
  const payer = `payer-of-${person.email}`
  const form = { email: payer, ngo: 'open-sea-trust', act: 'pay' }
  expect((await page.request.post('/sandbox/checkout', { form })).status()).toBe(200)
  await signInAs(page, admin)
  await page.goto('/admin')
  await openSection(page, 'Operations')
  const card = page.getByRole('listitem').filter({ hasText: payer })
  await card.getByRole('button', { name: 'Assign to a member' }).click()
  await expect(card.getByText('Nobody found.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Assign' })).toBeDisabled()
  await card.getByLabel('Member', { exact: true }).fill(person.username)
  await card.getByRole('radio', { name: person.username }).check()
  await card.getByRole('button', { name: `Assign to ${person.username}` }).click()
  await expect(toast(page, 'Payment assigned')).toBeVisible()
  await expect(card).toHaveCount(0)
  const call = await callsOf(page.request, person)
  expect(await call('GET', '/api/user')).toMatchObject({ subscriptionType: 'Annual' })
  expect(await call('GET', '/api/membership')).toMatchObject({ ngo: 'open-sea-trust' })
})

test('the page about the membership tells the team of none that they have not bought, as their account does', async ({
  page,
}) => {
  await signInAs(page, admin)
  for (const path of ['/membership', '/account?tab=pricing']) {
    await page.goto(path)
    const plan = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(plan('Free Plan').getByText('Current Plan')).toBeVisible()
    await expect(plan('One year membership').getByText('Current Plan')).toHaveCount(0)
  }
})
