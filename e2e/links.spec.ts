// The desk of links: what is doubtful is decided by hand or by key, a closing is undone with one press, and readers report.
import type { APIRequestContext } from '@playwright/test'
import { callsOf, openSection } from './operator.ts'
import { registered } from './people.ts'
import { admin, expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

const unique = (name: string) => `${name} ${Date.now()}`

async function aListing(request: APIRequestContext, title: string, jobUrl: string): Promise<string> {
  const call = await callsOf(request, admin)
  const { jobs } = await call<{ jobs: { id: string }[] }>('GET', '/api/jobs')
  const {
    id: _id,
    createdAt: _at,
    expiresAt: _until,
    ...fields
  } = await call<Record<string, unknown>>('GET', `/api/jobs/${jobs[0]!.id}`)
  const { id } = await call<{ id: string }>('POST', '/api/jobs', { ...fields, title, jobUrl })
  return id
}

test('the operator keeps, closes and reopens what the guardian doubts, by keys alone', async ({
  page,
  request,
  baseURL,
}) => {
  const [gone, shut] = [unique('Gone Diver'), unique('Shut Diver')]
  const ids = [
    await aListing(request, gone, 'https://fixture-gone.example/nowhere/4711'),
    await aListing(request, shut, 'https://fixture-shut.example/shut'),
  ]
  const call = await callsOf(request, admin)
  // Whoever tries this a second time waits for the host's turn, which comes twice a minute.
  const look = (id: string) => async () => (await call<{ state: string }>('POST', `/api/admin/links/${id}/check`)).state
  for (const id of ids) await expect.poll(look(id), { timeout: 90_000, intervals: [1_000, 5_000] }).toBe('doubtful')
  await signInAs(page, admin)
  await page.goto('/admin')
  await openSection(page, 'Links')
  await expect(page.getByText('The page says that it is closed').first()).toBeVisible()
  await expect(page.getByText('This position has been filled.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Keep K ${gone}` }).focus()
  // What is decided is no longer counted as waiting.
  const counted = page.waitForRequest(/\/api\/admin\/waiting$/, { timeout: 10_000 })
  await page.keyboard.press('k')
  await counted
  await expect(toast(page, `“${gone}” is kept`)).toBeVisible()
  await expect(page.getByRole('link', { name: gone })).toHaveCount(0)
  await page.getByRole('button', { name: `Keep K ${shut}` }).focus()
  await page.keyboard.press('c')
  await expect(toast(page, `“${shut}” is closed`)).toBeVisible()
  expect((await fetch(`${baseURL}/api/jobs/${ids[1]}`)).status).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'The listing is on the board again')).toBeVisible()
  expect((await fetch(`${baseURL}/api/jobs/${ids[1]}`)).status).toBe(200)
})

test('which links are shown stands in the address, and Back finds the same', async ({ page }) => {
  await signInAs(page, admin)
  await page.goto('/admin?section=links')
  await page.getByLabel('Show').selectOption('All, doubtful first')
  await expect(page).toHaveURL('/admin?section=links&state=all')
  await openSection(page, 'Overview')
  await page.goBack()
  await expect(page.getByLabel('Show')).toHaveValue('all')
})

test('a reader reports a listing, and the operator finds it at the desk', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const title = unique('Odd Diver')
  const id = await aListing(request, title, 'https://fixture-work.example/several')
  await page.goto(`/jobs/${id}`)
  await page.getByRole('link', { name: 'Report this listing' }).click()
  await expect(page).toHaveURL('/auth')
  await registered(page)
  await page.goto(`/jobs/${id}`)
  await page.getByRole('button', { name: 'Report this listing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this listing' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Please choose what is wrong')).toBeVisible()
  await dialog.getByLabel('What is wrong?').selectOption('scam')
  await dialog.getByLabel('A few words, if they help').fill('They ask for money first')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(toast(page, 'Report sent')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const office = await (await browser.newContext()).newPage()
  await withoutBanner(office)
  await signInAs(office, admin)
  await office.goto('/admin')
  await openSection(office, 'Links')
  await expect(office.getByText('They ask for money first').first()).toBeVisible()
  await office.getByRole('button', { name: `Close the listing: ${title}` }).click()
  await expect(toast(office, 'The listing is closed')).toBeVisible()
  expect((await fetch(`${baseURL}/api/jobs/${id}`)).status).toBe(404)
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(office, 'The listing is on the board again')).toBeVisible()
  expect((await fetch(`${baseURL}/api/jobs/${id}`)).status).toBe(200)
  await office.context().close()
})

test('a listing waits as a draft until it is published, and is edited from its own page', async ({ page, request }) => {
  const title = unique('Waiting Diver')
  const source = await aListing(request, unique('Source Diver'), 'https://fixture-work.example/several')
  await signInAs(page, admin)
  await page.goto(`/post-job?copy=${source}`)
  await page.getByLabel('Job Title').fill(title)
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(toast(page, 'Draft saved')).toBeVisible()
  await expect(page).toHaveURL('/admin?section=jobs')
  await page.getByRole('button', { name: `Publish now: ${title}` }).click()
  await expect(toast(page, 'It is on the board')).toBeVisible()
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeVisible()
  await page.goto(`/jobs/${source}`)
  await page.getByRole('link', { name: 'Edit this listing' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(`/jobs/${source}`)
  await page.getByRole('heading', { name: 'About the Company' }).locator('..').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/organisations\//)
  await expect(page.getByRole('heading', { name: 'Open now' })).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
})
