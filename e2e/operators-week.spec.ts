// The tasks of an operator's week, each from the home page to its end, with as few presses as docs/HANDBOOK.md says.
import type { Page } from '@playwright/test'
import { counting } from './counting.ts'
import { callsOf, openSection, postCopies, register } from './operator.ts'
import { somebody } from './people.ts'
import { admin, expect, hold, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

/** Without digits, which the filter would take for another word. */
const unique = (name: string) => `${name} ${String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`

/** Signed in, on the home page, with nothing counted yet. */
async function begin(page: Page) {
  await signInAs(page, admin)
  const count = await counting(page)
  await page.goto('/')
  const openDesk = async () => {
    await page.getByRole('link', { name: 'Back-office' }).first().click()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  }
  return { openDesk, clicks: async () => (await count()).clicks }
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).click()
  await page.getByLabel(label).pressSequentially(text)
}

test('a mistake in a listing is mended from the listing itself, in four presses', async ({ page }) => {
  const title = unique('Kelp Keeper')
  await postCopies(page.request, title, 1)
  const { clicks } = await begin(page)
  await page.getByRole('heading', { name: `${title} 1` }).click()
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await write(page, 'Job Title', '!')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /!/ })).toBeVisible()
  expect(await clicks()).toBe(4)
})

test('a listing is closed in six presses, with a question that names it', async ({ page }) => {
  const title = unique('Reef Ranger')
  await postCopies(page.request, title, 1)
  const { openDesk, clicks } = await begin(page)
  await openDesk()
  await openSection(page, 'Job Analytics')
  await write(page, 'Filter by title or company', title)
  await page.getByRole('checkbox', { name: `Choose ${title} 1` }).check()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(
    page.getByRole('table', { name: /^Interactions per job/ }).getByText('Closed', { exact: true }),
  ).toHaveCount(1)
  expect(await clicks()).toBe(6)
})

test('what people look at most is there after three presses', async ({ page }) => {
  const { openDesk, clicks } = await begin(page)
  await openDesk()
  await openSection(page, 'Job Analytics')
  await page.getByRole('button', { name: 'Title clicks' }).click()
  const table = page.getByRole('table', { name: /^Interactions per job/ })
  await expect(table.getByRole('columnheader', { name: 'Title clicks' })).toHaveAttribute('aria-sort', 'descending')
  expect(await clicks()).toBe(3)
})

test('the numbers of visits lead to where these came from, whatever comes above it meanwhile', async ({ page }) => {
  await signInAs(page, admin)
  const letThrough = await hold(page, '**/api/admin/revenue*')
  await page.goto('/admin?section=site')
  await page.getByRole('link', { name: 'Where they came from' }).click()
  const sources = page.getByRole('region', { name: 'Where members came from' })
  await expect(sources.getByRole('heading', { name: 'Where members came from' })).toBeInViewport()
  letThrough()
  await expect(page.getByRole('heading', { name: 'Memberships' })).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(sources.getByRole('heading', { name: 'Where members came from' })).toBeInViewport()
})

test('somebody is found and given a year in six presses', async ({ page }) => {
  const person = await register(page.request)
  const { openDesk, clicks } = await begin(page)
  await openDesk()
  await openSection(page, 'Users & Accounts')
  await write(page, 'Name or e-mail', person.email)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Open ${person.username}` }).click()
  const dialog = page.getByRole('dialog', { name: person.username })
  await dialog.getByLabel('Reason').click()
  await page.keyboard.type('Paid by bank transfer')
  await dialog.getByRole('button', { name: 'Grant membership' }).click()
  await expect(dialog.getByText(/^until /)).toBeVisible()
  expect(await clicks()).toBe(6)
})

test('a reported post is decided in four presses, from the list of what waits', async ({ page }) => {
  const author = await register(page.request)
  const title = `Berths for money ${somebody().username}`
  const draft = { title, content: 'Send me a little money first, and I will find you a berth.' }
  const { id } = await (await callsOf(page.request, author))<{ id: string }>('POST', '/api/forum/topics', draft)
  const witness = await callsOf(page.request, await register(page.request))
  await witness('POST', '/api/forum/reports', { kind: 'topic', postId: id, reason: 'misleading', text: '' })
  const { openDesk, clicks } = await begin(page)
  await openDesk()
  await page
    .getByRole('region', { name: 'Waits for you' })
    .getByRole('link', { name: /report/ })
    .first()
    .click()
  const card = page.getByRole('listitem').filter({ hasText: title })
  await card.getByRole('button', { name: 'Delete post' }).click()
  await page.keyboard.type('Asking for money is not allowed here.')
  await card.getByRole('button', { name: 'Delete and tell the author' }).click()
  await expect(card).toHaveCount(0)
  expect(await clicks()).toBe(4)
})

test('money that went back is found in three presses', async ({ page }) => {
  const { openDesk, clicks } = await begin(page)
  await openDesk()
  await openSection(page, 'Operations')
  // Choosing in a list is a press that the test's own way does not make.
  await page.getByLabel('Status').selectOption('refunded')
  await expect(page).toHaveURL(/section=operations&status=refunded/)
  expect((await clicks()) + 1).toBe(3)
})
