// What the operator sets for the whole site: seen before it is saved, and on every page at once.
import { openSection } from './operator.ts'
import { admin, expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test('the operator sees what a setting does before saving it, and it is on the site at once', async ({
  page,
  browser,
}) => {
  await withoutBanner(page)
  await signInAs(page, admin)
  await page.goto('/admin')
  await openSection(page, 'Settings')
  await page.getByLabel('Price', { exact: true }).fill('34.50')
  await expect(page.getByText('$34.50 USD for one year. Only $2.88/month, and it ends by itself.')).toBeVisible()
  await page.getByLabel('Currency').fill('jpy')
  await expect(page.getByText('This currency has no cents, or is not known')).toBeVisible()
  await expectAccessible(page)

  const visitor = await browser.newPage()
  await page.getByRole('button', { name: 'Announce' }).click()
  await expect(page.getByText('Please write what it says.')).toBeVisible()
  await page.getByLabel('What it says').fill('The forum rests on Sunday morning')
  await page.getByRole('button', { name: 'Announce' }).click()
  await expect(page.getByLabel('Ends (UTC)')).toBeFocused()
  await expect(page.getByText('Please choose when it ends, day and time.')).toBeVisible()
  await page.getByLabel('Ends (UTC)').fill('2020-01-01T08:00')
  await page.getByRole('button', { name: 'Announce' }).click()
  await expect(page.getByText('Please choose an end that lies ahead.')).toBeVisible()
  await page.getByLabel('Ends (UTC)').fill('2099-01-01T08:00')
  await page.getByRole('button', { name: 'Announce' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await visitor.goto('/pay')
  const bar = visitor.getByRole('complementary', { name: 'Announcement' })
  await expect(bar).toContainText('The forum rests on Sunday morning')
  const shift = await visitor.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const watcher = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        watcher.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
  expect(shift).toBeLessThan(0.01)
  await visitor.waitForSelector('html[data-awake]')
  await expectAccessible(visitor)
  await bar.getByRole('button', { name: 'Close the announcement' }).click()
  await expect(bar).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toBeHidden()

  // The button says something else while it waits.
  const isDown = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Take it down' }).click()
  expect((await isDown).status()).toBe(200)
  await visitor.goto('/pay')
  await expect(visitor.getByText('The forum rests on Sunday morning')).toHaveCount(0)
  await visitor.close()
})

test('rows that were typed are not lost without a question, and taking one out leaves the focus in the list', async ({
  page,
}) => {
  await withoutBanner(page)
  await signInAs(page, admin)
  await page.goto('/admin?section=settings')
  const links = page.getByRole('region', { name: 'Links at the foot of the page' })
  const add = links.getByRole('button', { name: 'Add a link' })
  await add.click()
  await links.getByLabel('Text').last().fill('Tide tables')
  await openSection(page, 'Overview')
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(links.getByLabel('Text').last()).toHaveValue('Tide tables')
  await links
    .getByRole('button', { name: /^Remove link / })
    .last()
    .click()
  await expect(add).toBeFocused()
  await openSection(page, 'Overview')
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/section=overview/)
})
