// Asking somebody who was there, from a listing to the answer; and what the team notes and takes back.
import { enterAs, makeTopic, mark } from './forum-posts.ts'
import { callsOf, postCopies, register } from './operator.ts'
import { admin, expect, expectAccessible, free, member, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`who held a berth is asked on the listing and told of it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await withoutBanner(page)
    const title = `Tide Gauge Keeper ${mark()}`
    await postCopies(page.request, title, 1)
    const call = await callsOf(page.request, member)
    const { jobs } = await call<{ jobs: { id: string; company: string }[] }>(
      'GET',
      `/api/jobs?search=${encodeURIComponent(`"${title}"`)}`,
    )
    const { id, company } = jobs[0]!

    const holder = await register(page.request)
    await signInAs(page, holder)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Add a berth' }).click()
    await page.getByRole('button', { name: 'Save berths' }).click()
    const card = page.getByRole('region', { name: 'Berths you held' })
    await expect(card.getByLabel('Organisation')).toHaveAttribute('aria-invalid', 'true')
    await card.getByLabel('Organisation').fill(company)
    await card.getByLabel('What you did').fill('Kept the tide gauge')
    await card.getByLabel('Year').fill('2024')
    await page.getByRole('button', { name: 'Save berths' }).click()
    await expect(
      page
        .getByRole('region', { name: /notifications/i })
        .getByText(/berth/i)
        .first(),
    ).toBeVisible()
    await expectAccessible(page)

    await signInAs(page, member)
    await page.goto(`/jobs/${id}`)
    const ask = page.getByRole('region', { name: 'Ask somebody who was there' })
    await ask.getByRole('button', { name: `Ask ${holder.username}` }).click()
    const dialog = page.getByRole('dialog', { name: `Ask ${holder.username}` })
    await expectAccessible(page)
    const question = `How cold is the water in March, ${mark()}?`
    await dialog.getByLabel('Your question').fill(question)
    await dialog.getByRole('button', { name: 'Ask in the forum' }).click()
    await expect(dialog).toHaveCount(0)
    await ask.getByRole('link', { name: 'Your question' }).click()
    await expect(page).toHaveURL(/\/forum\/topics\//)
    await expect(page.getByText(question).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'What is asked about' })).toContainText(title)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await signInAs(page, holder)
    await page.goto('/forum')
    await page.getByRole('button', { name: /notification/i }).click()
    await page.getByRole('link', { name: /asked you/ }).click()
    await page.getByLabel('Your reply').fill('Twelve degrees. Bring the thick suit.')
    await page.getByRole('button', { name: 'Post Reply' }).click()
    await expect(toast(page, 'Reply posted')).toBeVisible()
  })
}

test('the team locks a topic, takes it back from the toast and from the list, and keeps a note', async ({
  page,
  request,
}) => {
  const title = `Neap tide ${mark()}`
  const { id } = await makeTopic(request, free, title)
  await enterAs(page, admin)
  await page.goto(`/forum/topics/${id}`)
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(toast(page, 'Topic locked')).toBeVisible()
  await page
    .getByRole('region', { name: /notifications/i })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(toast(page, 'Undone')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible()

  const notes = page.getByRole('button', { name: 'Notes', exact: true })
  await notes.click()
  const dialog = page.getByRole('dialog', { name: 'Notes on this topic' })
  await dialog.getByLabel('New note').fill('Asked twice already, see the guide.')
  // Closed to look something up on the page, it still has what was begun.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await notes.click()
  await expect(dialog.getByLabel('New note')).toHaveValue('Asked twice already, see the guide.')
  await dialog.getByRole('button', { name: 'Keep note' }).click()
  const kept = dialog.getByRole('listitem').filter({ hasText: 'Asked twice already, see the guide.' })
  await expect(kept).toBeVisible()
  await expectAccessible(page)
  await kept.getByRole('button', { name: 'Delete this note' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this note?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(kept).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Notes (1)' })).toBeVisible()

  await page.goto('/admin?section=operations&part=acts')
  const act = page.getByRole('listitem').filter({ hasText: title }).first()
  await expectAccessible(page)
  await act.getByRole('button', { name: /^Undo/ }).press('Enter')
  await expect(act.getByText('Undone', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What was done' })).toBeFocused()
  await enterAs(page, free)
  await page.goto(`/forum/topics/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notes/ })).toHaveCount(0)
})
