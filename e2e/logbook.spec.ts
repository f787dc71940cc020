// The logbook: noting on a listing, moving by select, keys and pointer, notes, the table, and the question after Apply.
import { readFile } from 'node:fs/promises'
import { openNewest, otherDevice } from './logbook-listing.ts'
import { registered } from './people.ts'
import { expect, expectAccessible, member, signInAs, test, withoutBanner } from './site.ts'

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => withoutBanner(page))

    test('what is noted on a listing is marked on its card and stands in the logbook', async ({ page }) => {
      await registered(page)
      await page.goto('/logbook')
      await expect(page.getByRole('heading', { name: 'Keep track of your applications' })).toBeVisible()
      const title = await openNewest(page)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
      await page.getByLabel('In your logbook').selectOption('applied')
      await page.getByRole('link', { name: 'Open my logbook' }).click()
      const applied = page.getByRole('region', { name: 'Applied', exact: false }).filter({ hasText: title })
      await expect(applied.getByText(/^Applied on /)).toBeVisible()
      await page.goto('/')
      const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) })
      await expect(card.getByText('Applied', { exact: true })).toBeVisible()
      await expect(card.getByText('Seen', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.goto('/account?tab=favorites')
      await expect(card.getByText('Applied', { exact: true })).toBeVisible()
    })

    test('an entry moves by its select and by arrow keys, keeps a note, and can be taken out', async ({ page }) => {
      await registered(page)
      const title = await openNewest(page)
      await page.getByLabel('In your logbook').selectOption('interested')
      await expect(page.getByRole('link', { name: 'Open my logbook' })).toBeVisible()
      await page.goto('/account?tab=logbook')
      await page.getByLabel(`Stage of ${title}`).selectOption('interview')
      const at = (stage: string) =>
        page.locator('section', { has: page.locator(`#stage-${stage}`) }).getByRole('article')
      await expect(at('interview')).toHaveCount(1)
      const handle = page.getByRole('button', { name: `Move ${title}, by arrow keys` })
      await handle.focus()
      // The browser's own: a way on in the history, and none of the entry's.
      await handle.press('Alt+ArrowRight')
      await handle.press('ArrowRight')
      await expect(at('offer')).toHaveCount(1)
      await expect(handle).toBeFocused()
      await page.getByRole('button', { name: `Edit ${title}` }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByLabel('Next step on').fill('2031-02-03')
      await dialog.getByLabel('Note').fill('Ask about **boots**')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(at('offer').locator('strong', { hasText: 'boots' })).toBeVisible()
      await expect(at('offer').getByText('Next step: February 3, 2031')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: `Edit ${title}` }).click()
      await dialog.getByRole('button', { name: 'Remove from the logbook' }).click()
      await expect(page.getByRole('heading', { name: 'Keep track of your applications' })).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(at('offer')).toHaveCount(1)
    })
  })
}

test('an entry is dragged to another stage, and the table has it', async ({ page }) => {
  await withoutBanner(page)
  await registered(page)
  const title = await openNewest(page)
  await page.getByLabel('In your logbook').selectOption('interested')
  await page.getByRole('link', { name: 'Open my logbook' }).click()
  await expect(page).toHaveURL(/\/logbook/)
  await page.getByRole('article').filter({ hasText: title }).dragTo(page.locator('#stage-interview'))
  await expect(page.getByLabel(`Stage of ${title}`)).toHaveValue('interview')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as a table' }).click()
  expect(await readFile(await (await file).path(), 'utf8')).toContain('Interview')
})

test('on a slow line the stage that was chosen is seen at once, and stays when the answer comes', async ({ page }) => {
  await withoutBanner(page)
  await registered(page)
  await openNewest(page)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/logbook/*', async (route) => {
    await isAnswered
    await route.continue()
  })
  const stage = page.getByLabel('In your logbook')
  const asked = page.waitForRequest((request) => request.method() === 'PUT')
  await stage.selectOption('applied')
  await asked
  await expect(stage).toHaveValue('applied')
  answer()
  await expect(page.getByRole('link', { name: 'Open my logbook' })).toBeVisible()
  await expect(stage).toHaveValue('applied')
})

test('a note written on another device stays when the stage is changed here', async ({ page }) => {
  await withoutBanner(page)
  await registered(page)
  const title = await openNewest(page)
  const phone = await otherDevice(page)
  await page.getByLabel('In your logbook').selectOption('interested')
  await expect(page.getByRole('link', { name: 'Open my logbook' })).toBeVisible()
  await phone.write({ stage: 'interested', note: 'Ana knows the skipper' })
  await page.getByLabel('In your logbook').selectOption('applied')
  await expect.poll(phone.read).toMatchObject({ stage: 'applied', note: 'Ana knows the skipper' })

  await page.goto('/logbook')
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('Ana knows the skipper')).toBeVisible()
  await phone.write({ stage: 'applied', appliedOn: '2026-05-10', nextOn: '2031-02-03', note: 'They called' })
  // Two at once: the last one counts.
  const handle = page.getByRole('button', { name: `Move ${title}, by arrow keys` })
  await handle.press('ArrowRight')
  await handle.press('ArrowRight')
  await expect(card.getByText('They called')).toBeVisible()
  await expect(card.getByText('Next step: February 3, 2031')).toBeVisible()
  await expect(page.getByLabel(`Stage of ${title}`)).toHaveValue('offer')
  await expect.poll(phone.read).toMatchObject({ stage: 'offer', appliedOn: '2026-05-10', note: 'They called' })

  await phone.strikeOut()
  await page.getByLabel(`Stage of ${title}`).selectOption('accepted')
  await expect(card.getByText('They called')).toHaveCount(0)
  await expect.poll(phone.read).toMatchObject({ stage: 'accepted', nextOn: null, note: null })
})

test.describe('where it is another day than at Greenwich', () => {
  test.use({ timezoneId: new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Pacific/Kiritimati' })

  test('who applies today applied on the day that it is there', async ({ page }) => {
    await withoutBanner(page)
    await registered(page)
    const title = await openNewest(page)
    const phone = await otherDevice(page)
    // As Sweden writes it: 2026-05-10.
    const appliedOn = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
    await page.getByLabel('In your logbook').selectOption('applied')
    await expect.poll(phone.read).toMatchObject({ appliedOn })
    await phone.write({ stage: 'interested' })
    await page.goto('/logbook')
    await page.getByLabel(`Stage of ${title}`).selectOption('applied')
    await expect.poll(phone.read).toMatchObject({ appliedOn })
    await phone.write({ stage: 'interested' })
    await page.reload()
    await page.getByRole('button', { name: `Edit ${title}` }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByLabel('Stage').selectOption('applied')
    await expect(dialog.getByLabel('Applied on')).toHaveValue(appliedOn)
  })
})

test('after Apply it is asked once whether to note it, when the person is back', async ({ page }) => {
  await withoutBanner(page)
  await registered(page)
  const title = await openNewest(page)
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByLabel('In your logbook')).toBeEnabled()
  const question = page.getByText('Did you apply?')
  // The organisation's page is none of ours: the link is pressed and goes nowhere.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  const apply = page.getByRole('link', { name: /^Apply Now/ })
  await apply.click()
  await expect(async () => {
    await comeBack()
    await expect(question).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('In your logbook')).toBeEnabled()
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await apply.click()
  await comeBack()
  await expect(question).toHaveCount(0)
  expect(title).not.toBe('')
})

test('what is gone from the board stays readable in the logbook', async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, member)
  await page.goto('/logbook')
  const gone = page.getByRole('article').filter({ hasText: 'Seagrass Survey Diver' })
  await expect(gone.getByText('No longer listed')).toBeVisible()
  await expect(gone.getByRole('link')).toHaveCount(0)
  await expectAccessible(page)
})

test('what was typed into an entry is not lost by a stray key, and what is gone is only removed after a question', async ({
  page,
}) => {
  await withoutBanner(page)
  await signInAs(page, member)
  await page.goto('/logbook')
  const title = 'Seagrass Survey Diver'
  const edit = page.getByRole('button', { name: `Edit ${title}` })
  const dialog = page.getByRole('dialog', { name: title })
  await edit.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await edit.click()
  const note = dialog.getByLabel('Note')
  await note.fill('Half a thought')
  await page.keyboard.press('Escape')
  const leaving = page.getByRole('alertdialog', { name: 'Close without saving?' })
  await expectAccessible(page)
  await leaving.getByRole('button', { name: 'Go on writing' }).click()
  await expect(note).toHaveValue('Half a thought')
  const carried = await note.evaluate((element) => {
    const dataTransfer = new DataTransfer()
    element.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }))
    return [...dataTransfer.types]
  })
  expect(carried).toEqual([])
  await dialog.getByRole('button', { name: 'Remove from the logbook' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.keyboard.press('Escape')
  await leaving.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(edit).toBeFocused()
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Too short a season.')
})

test('a visitor who opens the logbook signs in first', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/logbook')
  await expect(page).toHaveURL(/\/auth/)
})
