// Measuring visits only with consent, and the operator's dashboard.
import type { Page } from '@playwright/test'
import { fillSignUp, somebody } from './people.ts'
import { admin, expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

function watchReports(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/analytics/')) sent.push(`${request.url().split('/').at(-1)} ${request.postData()}`)
  })
  return sent
}
const stored = (page: Page) => page.evaluate(() => window.sessionStorage.getItem('oceanberth_session_id'))
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('button', { name })

test.describe('visits', () => {
  test.use({ userAgent: browser })

  test('are not measured before they are accepted, and not after that is withdrawn', async ({ page }) => {
    const sent = watchReports(page)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible()
    await page.goto('/blog')
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible()
    expect(sent).toEqual([])
    expect(await stored(page)).toBeNull()

    const first = page.waitForResponse('**/api/analytics/session')
    await page.getByRole('button', { name: 'Accept All' }).click()
    expect((await first).status()).toBe(204)
    expect(await stored(page)).toMatch(/^session_/)
    expect(sent).toHaveLength(1)

    await page.getByRole('button', { name: 'Manage Cookies' }).click()
    await page.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect.poll(() => stored(page)).toBeNull()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(await stored(page)).toBeNull()
  })

  test('with a click on a title are reported once accepted, in the name of whoever is signed in', async ({ page }) => {
    await signInAs(page, admin)
    await page.addInitScript(() => window.localStorage.setItem('oceanberth_cookie_consent', 'accepted'))
    const sent = watchReports(page)
    const registered = page.waitForResponse('**/api/analytics/session')
    await page.goto('/admin')
    expect((await registered).status()).toBe(204)
    await page.goto('/')
    const clicked = page.waitForResponse('**/api/analytics/interaction')
    await page.locator('article h3 a').first().click()
    expect((await clicked).status()).toBe(204)
    expect(sent.at(-1)).toContain('"interactionType":"click_title"')
    expect(sent.at(-1)).not.toContain('"userId":null')

    const further = page.waitForResponse('**/api/analytics/interaction')
    await page.locator('article article h3 a').first().click()
    expect((await further).status()).toBe(204)
    expect(sent.at(-1)).toContain('"interactionType":"click_title"')
  })

  test('with a listing that was saved before signing up are reported as a like', async ({ page }) => {
    await page.addInitScript(() => window.localStorage.setItem('oceanberth_cookie_consent', 'accepted'))
    const feed = await (await page.request.get('/jobs.rss')).text()
    const path = /\/jobs\/[0-9a-f-]{36}/.exec(feed)![0]
    const sent = watchReports(page)
    await page.goto(path)
    await page.getByRole('link', { name: 'Save' }).click()
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await fillSignUp(page, somebody())
    const liked = page.waitForResponse('**/api/analytics/interaction')
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    expect((await liked).status()).toBe(204)
    expect(sent.filter((report) => report.includes('"interactionType":"like"'))).toHaveLength(1)
    await expect(page).toHaveURL(path)
  })
})

test.describe('the dashboard', () => {
  test.beforeEach(async ({ page }) => {
    await withoutBanner(page)
    await signInAs(page, admin)
  })

  test('says that it is loading, then shows four numbers, and looks again', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/admin/analytics', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/admin')
    await expect(page.getByText('Loading data...')).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
    for (const card of ['Visitors (30d)', 'Sessions (30d)', 'Published Jobs', 'Interactions'])
      await expect(page.getByText(card, { exact: true }).first()).toBeVisible()
    const again = page.waitForResponse('**/api/admin/analytics')
    await page.getByRole('button', { name: 'Refresh Data' }).click()
    expect((await again).status()).toBe(200)
    await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible()
  })

  for (const width of [390, 1440]) {
    test(`is accessible in every section at ${width} px, and fits`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/admin')
      await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible()
      for (const name of ['Site Analytics', 'Users & Accounts', 'Job Analytics', 'Settings', 'Operations']) {
        await section(page, name).click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
  }

  test('is walked by keyboard, and its charts have tables', async ({ page }) => {
    await page.goto('/admin')
    await expect(section(page, 'Overview')).toBeEnabled()
    await section(page, 'Overview').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Site Analytics' })).toBeVisible()
    await page.getByText('Show as table: Traffic').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: 'Traffic, by day, last 30 days' }).getByRole('row')).toHaveCount(31)
    await page.getByLabel('Period').selectOption('7')
    await expect(page.getByText('by day, last 7 days').first()).toBeVisible()
    const way = page.getByRole('table', { name: 'From title to website, last 7 days' })
    await expect(way.getByRole('rowheader')).toHaveText(['Title', 'Discover', 'Website'])
    await expect(page.getByText(/^before: /)).toHaveCount(4)
  })

  test('sorts and filters jobs, leads to the form, and asks before it deletes', async ({ page }) => {
    await page.goto('/admin')
    await section(page, 'Job Analytics').click()
    await page.getByRole('button', { name: 'Title', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: 'Title', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    const first = page
      .getByRole('table', { name: /^Interactions per job/ })
      .getByRole('row')
      .nth(1)
    const title = ((await first.getByRole('checkbox').getAttribute('aria-label')) ?? '').replace(/^Choose /, '')
    await page.getByLabel('Filter by title or company').fill(title)
    await expect(page.getByRole('link', { name: `Edit ${title}` }).first()).toHaveAttribute('href', /^\/edit-job\//)
    await page
      .getByRole('button', { name: `Delete ${title}` })
      .first()
      .click()
    await expect(page.getByRole('alertdialog', { name: 'Delete this job?' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page
      .getByRole('checkbox', { name: `Choose ${title}` })
      .first()
      .check()
    await expect(page.getByText('1 chosen')).toBeVisible()
    await page.getByRole('button', { name: 'Feature', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Feature 1 job?' })
    await expect(question.getByText(title)).toBeVisible()
    await question.getByRole('button', { name: 'Feature' }).click()
    await expect(page.getByText('Feature: done for 1 job', { exact: true })).toBeVisible()
    await section(page, 'Operations').click()
    await page.getByRole('tab', { name: 'Audit log' }).click()
    await expect(page.getByRole('cell', { name: /^Closes, reopens/ }).first()).toBeVisible()
  })

  test('sorts jobs on a phone too, where they are cards without a header', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin?section=jobs')
    await page.getByLabel('Sort by').selectOption('Title, A to Z')
    await expect(page).toHaveURL(/sort=title/)
    const titles = page.getByRole('table', { name: /^Interactions per job/ }).locator('a[href^="/jobs/"]')
    const shown = await titles.allTextContents()
    expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other, 'en')))
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(page.getByLabel('Sort by')).toBeHidden()
    const header = page.getByRole('columnheader', { name: 'Title', exact: true })
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
  })

  test('finds a person, and opens what is known of them', async ({ page }) => {
    await page.goto('/admin')
    await section(page, 'Users & Accounts').click()
    await page.getByLabel('Name or e-mail').fill('free@oceanberth.example')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('1 person', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Open/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Membership ledger')).toBeVisible()
    await expect(dialog.getByText('free@oceanberth.example')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Delete this account?' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('changes the password only with the right one, and makes links for members', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/admin')
    await section(page, 'Settings').click()
    await expect(page.getByText(admin.email)).toBeVisible()
    await page.getByLabel('Current password').fill('not this one at all')
    await page.getByLabel('New password', { exact: true }).fill('a-long-new-password')
    await page.getByLabel('Confirm new password').fill('another-password')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('E-mail du membre').fill('nobody@nowhere.example')
    await page.getByRole('button', { name: 'Générer le lien' }).click()
    await expect(toast(page, 'Erreur')).toBeVisible()
    await page.getByLabel('E-mail du membre').fill('free@oceanberth.example')
    await page.getByRole('button', { name: 'Générer le lien' }).click()
    await expect(toast(page, 'Lien généré')).toBeVisible()
    await page.getByRole('button', { name: 'Copier' }).click()
    await expect(page.getByRole('button', { name: 'Copié' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/admin-reset-password?token=')
  })

  test('signs out to the home page', async ({ page }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Sign Out', exact: true }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/')
  })
})
