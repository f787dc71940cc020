// Tokens for programs of one's own, from the profile.
import { callsOf } from './operator.ts'
import { registered } from './people.ts'
import { expect, expectAccessible, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test('a member makes an access token that is shown once, works, and ends when it is deleted', async ({ page }) => {
  await withoutBanner(page)
  await registered(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a token' })
  await dialog.getByRole('button', { name: 'Make the token' }).click()
  await expect(dialog.getByText('Please name it')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  const may = dialog.getByRole('group', { name: 'It may' })
  await may.getByRole('checkbox').first().uncheck()
  await dialog.getByLabel('Name').fill('My spreadsheet')
  await dialog.getByRole('button', { name: 'Make the token' }).click()
  await expect(may).toHaveAccessibleDescription('Please choose what it may do')
  await may.getByRole('checkbox').first().check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make the token' }).click()
  const news = page.getByRole('status').filter({ hasText: '“My spreadsheet” is shown only now.' })
  const token = await news.locator('code', { hasText: /^pat_/ }).textContent()
  const ask = () => page.request.get('/api/logbook', { headers: { authorization: `Bearer ${token}` } })
  expect((await ask()).status()).toBe(200)
  await page.getByRole('tab', { name: 'Membership' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  await expect(question).toHaveAccessibleDescription(/can't be shown again/)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByText(token!)).toBeVisible()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByText(token!)).toHaveCount(0)
  // Whoever thinks better of it reads nothing strange while the question fades away.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: 'Delete the token My spreadsheet' }).click()
  const fading = await page.getByRole('alertdialog').evaluate(async (question) => {
    const [cancel] = question.getElementsByTagName('button')
    cancel?.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return question.textContent
  })
  expect(fading).toContain('Programs that use “My spreadsheet”')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete the token My spreadsheet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('My spreadsheet')).toHaveCount(0)
  expect((await ask()).status()).toBe(401)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'What can be called' })).toBeFocused()
})

test('a question that is answered by a double click is answered once', async ({ page }) => {
  await withoutBanner(page)
  const own = await callsOf(page.request, await registered(page))
  await own('POST', '/api/tokens', { name: 'My spreadsheet', scopes: ['read:own'] })
  await page.goto('/account')
  // The question stays for a moment while it fades away.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && calls.push(request.url()))
  await page.getByRole('button', { name: 'Delete the token My spreadsheet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).dblclick()
  await expect(toast(page, 'Token deleted')).toBeVisible()
  await expect(page.getByText('My spreadsheet')).toHaveCount(0)
  expect(calls).toHaveLength(1)
})

test('a token that was deleted in another tab leaves this one too, when it is deleted here', async ({ page }) => {
  await withoutBanner(page)
  const own = await callsOf(page.request, await registered(page))
  const { id } = await own<{ id: string }>('POST', '/api/tokens', { name: 'My spreadsheet', scopes: ['read:own'] })
  await page.goto('/account')
  const remove = page.getByRole('button', { name: 'Delete the token My spreadsheet' })
  await expect(remove).toBeVisible()
  await own('DELETE', `/api/tokens/${id}`)
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'This token is gone already')).toBeVisible()
  await expect(remove).toHaveCount(0)
})

test('where the browser has no clipboard, a press on Copy says so and shows what there is to copy', async ({
  page,
}) => {
  await withoutBanner(page)
  // As on any address without https.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await registered(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a token' })
  await dialog.getByLabel('Name').fill('My spreadsheet')
  await dialog.getByRole('button', { name: 'Make the token' }).click()
  await page.getByRole('button', { name: 'Copy the token' }).click()
  await expect(toast(page, 'The browser does not allow copying')).toBeVisible()
})
