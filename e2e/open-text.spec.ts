// A text that is open at the desk has an address of its own, as has one that was begun.
import { randomBytes } from 'node:crypto'
import { admin, expect, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, admin)
})

test('a text that is open has an address: Back closes it, and a reload finds it open', async ({ page }) => {
  await page.goto('/admin?section=texts')
  const about = page.getByRole('button', { name: 'About us', exact: true })
  await about.click()
  await expect(page).toHaveURL('/admin?section=texts&text=page%2Fabout')
  await expect(page.getByLabel('Title')).toHaveValue('About us')
  await expect(page.locator('body')).not.toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('About us')
  await page.goBack()
  await expect(page).toHaveURL('/admin?section=texts')
  await expect(about).toBeVisible()
})

test('an address of a text that does not exist says so, and leads to those that there are', async ({ page }) => {
  await page.goto('/admin?section=texts&text=page/never-written')
  await expect(page.getByRole('heading', { name: 'There is no such text' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.getByRole('button', { name: 'All texts' }).press('Enter')
  await expect(page.getByRole('button', { name: 'About us', exact: true })).toBeVisible()
})

test('a text that was begun is gone on with after Back and Forward, and is no new one once it is saved', async ({
  page,
}) => {
  const name = `notes-${randomBytes(4).toString('hex')}`
  await page.goto('/admin?section=texts')
  await page.getByLabel('Something new').selectOption('page')
  await page.getByLabel('Name in its address').fill(name)
  await page.getByRole('button', { name: 'Begin writing' }).click()
  await page.getByLabel('Title').fill('Notes of the season')
  await page.getByLabel('Description').fill('What we learnt this season about reading the sea before going out on it.')
  await page.getByLabel('Text (Markdown)').fill('A first thought.')
  await page.goBack()
  await expect(page.getByLabel('Something new')).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('Text (Markdown)')).toHaveValue('A first thought.')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(toast(page, 'Published')).toBeVisible()
  await expect(page).toHaveURL(`/admin?section=texts&text=page%2F${name}`)
  await page.reload()
  await expect(page.getByLabel('Text (Markdown)')).toHaveValue('A first thought.')
  await expect(page.getByRole('button', { name: 'Show the history' })).toBeVisible()
})
