// The sheet in which a phone searches and filters: what is typed there counts at once, and the kinds that are chosen stay.
import { cards, chips } from './board-list.ts'
import { expect, expectAccessible, member, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test('typing in the sheet of a phone leaves the kinds that are chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, member)
  await page.goto('/?jobType=job,internship')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search and filters' })
  await sheet.getByLabel('Keywords').fill('turtle')
  await expect(page).toHaveURL(/search=turtle/)
  expect(new URL(page.url()).searchParams.get('jobType')).toBe('job,internship')
  await sheet.getByLabel('Keywords').fill('whale')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/search=whale/)
  expect(new URL(page.url()).searchParams.get('jobType')).toBe('job,internship')
})

test('a location is typed word by word, and counts when the sheet is closed right after it', async ({ page }) => {
  await signInAs(page, member)
  await page.goto('/')
  const location = page.getByLabel('Location', { exact: true })
  // Slower than the pause after which the list is asked for.
  await location.pressSequentially('new zea', { delay: 500 })
  await expect(page).toHaveURL('/?location=new+zea')
  await expect(location).toHaveValue('new zea')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search and filters' })
  await sheet.getByLabel('Location', { exact: true }).fill('new zealand')
  await sheet.getByRole('button', { name: /^Show (\d+ )?listings?$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/location=new\+zealand/)
})

test('words that were pasted into the sheet are looked for once, whatever way their accents are written', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, member)
  await page.goto('/')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search and filters' })
  await sheet.getByLabel('Keywords').fill('réunion'.normalize('NFD'))
  await expect(page).toHaveURL(/search=r%C3%A9union/)
  await expect(sheet.getByRole('button', { name: /^(Show \d+ listings?|Nothing found: close)$/ })).toBeVisible()
})

test('a phone types its search in a sheet that tells how many listings it leaves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, member)
  await page.goto('/')
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search and filters' })
  await sheet.getByLabel('Keywords').fill('turtle')
  await expect(page).toHaveURL('/?search=turtle')
  await expect(page.getByText(/\d opportunities for “turtle”/)).toBeVisible()
  const total = await cards(page).count()
  await expect(sheet.getByRole('button', { name: `Show ${total} listings` })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Show \d+ listing/ }).click()
  await expect(sheet).toBeHidden()
  await expect(chips(page)).toHaveText(['Remove turtle'])
})
