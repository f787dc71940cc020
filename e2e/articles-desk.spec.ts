// An article and the team: where it is begun, and the way there from where it is read.
import { admin, expect, member, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test('a new article finds fault with a field once it was left, not before, and names authors as readers know them', async ({
  page,
}) => {
  await signInAs(page, admin)
  await page.goto('/admin?section=texts')
  await page.getByLabel('Name in its address').fill('notes-of-the-season')
  await page.getByRole('button', { name: 'Begin writing' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Title: Please fill this in' })).toBeVisible()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await page.getByLabel('Title').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
  // The field above is left by this very press, and what is said of it takes room.
  await page.getByLabel('Author').focus()
  await page.getByLabel('Marked as NEW').click()
  await expect(page.getByLabel('Marked as NEW')).toBeChecked()
  await expect(page.getByLabel('Author')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Author').selectOption('Finn Saltmarsh')
  await expect(page.getByLabel('Author')).toHaveValue('finn-saltmarsh')
})

test('an article that is read leads the team to where it is written, and nobody else', async ({ page, browser }) => {
  const path = '/blog/coral-restoration-breakthrough'
  const asVisitor = await (await browser.newContext()).request.get(path)
  expect(await asVisitor.text()).not.toContain('Edit this article')
  await signInAs(page, member)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit this article' })).toHaveCount(0)
  await signInAs(page, admin)
  await page.goto(path)
  await page.getByRole('link', { name: 'Edit this article' }).click()
  await expect(page).toHaveURL('/admin?section=texts&text=article%2Fcoral-restoration-breakthrough')
  await expect(page.getByLabel('Author')).toHaveValue('pearl-shoalsworth')
  await page.goto('/career/marine-biologist')
  await page.getByRole('link', { name: 'Edit this career' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Marine Biologist')
})
