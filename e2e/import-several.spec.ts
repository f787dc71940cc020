// Several listings at once: a page or a table that has many, looked over one by one or posted together.
import { addressField, known, place, unique } from './importing.ts'
import { admin, expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, admin)
})

test('whoever posts one of several in the form comes back to the others', async ({ page }) => {
  const names = ['Mate', 'Cook', 'Bosun'].map(unique)
  const rows = names.map((name) => `${name},${known},Oslo,${place}/row/${name}`)
  await page.goto('/post-job')
  await page.getByText('Many at once, from a table').click()
  const buffer = Buffer.from(`title,company,location,jobUrl\n${rows.join('\n')}\n`)
  const file = page.getByLabel('CSV file')
  await file.focus()
  await file.setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer })
  const open = page.getByRole('button', { name: new RegExp(`^Open in the form.*${names[1]}`) })
  await expect(open).toBeVisible()
  await expect(file).toBeFocused()
  await open.click()
  await expect(page.getByLabel('Job Title')).toHaveValue(names[1]!)
  await page.getByLabel('Location').fill('Bergen, Norway')
  await page.getByRole('button', { name: 'Post Job', exact: true }).click()
  await expect(toast(page, 'Job Posted Successfully')).toBeVisible()
  await expect(page).toHaveURL('/post-job')
  await expect(page.getByLabel('Job Title')).toHaveValue('')
  await expect(page.getByRole('table', { name: '2 listings to post' })).toBeInViewport()
  await expect(page.getByRole('table', { name: '2 listings to post' })).not.toContainText(names[1]!)
  await page.getByRole('button', { name: 'Post 2 listings' }).click()
  await expect(toast(page, '2 listings posted')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a page of several postings and a table are previewed, and posted with one button', async ({ page }) => {
  await page.goto('/post-job')
  await addressField(page).fill(`${place}/several`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Post 3 listings' })).toBeVisible()
  await page.getByRole('button', { name: /^Open in the form.*Manta Skipper/ }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue('Manta Skipper')

  const name = unique('Técnico')
  const csv = `title,company,location,jobUrl\n${name},${known},Oslo,${place}/row/1\n,${known},Oslo,${place}/row/2\n`
  await page.getByText('Many at once, from a table').click()
  // As Excel on Windows saves it.
  const buffer = Buffer.from(csv, 'latin1')
  await page.getByLabel('CSV file').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByRole('table', { name: '1 fault in the table, by line' })).toContainText('Title is required')
  await expect(page.getByRole('status').filter({ hasText: '1 listing to post, 1 fault in the table' })).toBeAttached()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Post 1 listing' }).click()
  await expect(toast(page, '1 listing posted')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name }).first()).toBeVisible()
})

test('another draft fills the form only after what was typed over the one before is given up', async ({ page }) => {
  await page.goto('/post-job')
  await addressField(page).fill(`${place}/several`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const [title, requirements] = [page.getByLabel('Job Title'), page.getByLabel('Requirements')]
  const openSkipper = page.getByRole('button', { name: /^Open in the form.*Manta Skipper/ })
  const others = page.getByRole('button', { name: /^Open in the form/ }).filter({ hasNotText: 'Manta Skipper' })
  await others.first().click()
  await expect(title).not.toHaveValue('')
  const before = await title.inputValue()
  await requirements.fill('Words that took a while.')
  await openSkipper.click()
  const question = page.getByRole('alertdialog', { name: 'Fill the form anew?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(openSkipper).toBeFocused()
  await expect(title).toHaveValue(before)
  await expect(requirements).toHaveValue('Words that took a while.')
  await openSkipper.click()
  await question.getByRole('button', { name: 'Fill anew' }).click()
  await expect(title).toHaveValue('Manta Skipper')
  await expect(requirements).not.toHaveValue('Words that took a while.')
  await others.first().click()
  await expect(title).toHaveValue(before)
})
