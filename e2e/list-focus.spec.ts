// Who asks the list for something else by keys goes on at the list, although what they pressed is gone.
import type { Page } from '@playwright/test'
import { expect, member, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, member)
})

const list = (page: Page) => page.getByRole('region', { name: 'Opportunities' })

test('the last chip that is taken away leaves the focus at the list', async ({ page }) => {
  await page.goto('/?jobType=internship')
  await page.getByRole('link', { name: 'Remove Internship' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(list(page)).toBeFocused()
})

test('another page of the list leaves the focus at the list', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Page 2', exact: true }).press('Enter')
  await expect(page).toHaveURL('/?page=2')
  await expect(list(page)).toBeFocused()
})

test('a search above the filters leaves the focus at the list', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Search the list', { exact: true }).fill('turtle')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/?search=turtle')
  await expect(list(page)).toBeFocused()
})
