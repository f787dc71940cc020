// The newsletter's desk and the letters that came back, as an admin meets them. In order: they share one newsletter.
import type { Page } from '@playwright/test'
import { demoLost, demoSuppressions } from '../src/features/newsletter/server/newsletter.demo-rows.ts'
import { counting } from './counting.ts'
import { callsOf, openSection, postCopies } from './operator.ts'
import { admin, expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'
import { askDatabase } from './site-database.ts'
import { toast } from './toast.ts'

test.describe.configure({ mode: 'serial' })

// As the demo has them: whoever tries these journeys once more does not begin with what the first try has sent.
test.beforeAll(async ({ request }) => {
  const call = await callsOf(request, admin)
  const { upcoming } = await call<{ upcoming: { week: string } }>('GET', '/api/admin/newsletter')
  await askDatabase('delete from newsletter_issues where week = $1', [upcoming.week])
  await askDatabase('delete from mail_letters where key like $1', [`issue:${upcoming.week}:%`])
  for (const { key, status, attempts, lastError } of demoLost)
    await askDatabase(
      `update mail_letters set status = $2, attempts = $3, last_error = $4, claimed_at = null, sent_at = null,
              text = coalesce(nullif(text, ''), 'Once more.')
        where key = $1`,
      [key, status, attempts, lastError],
    )
  for (const { emailKey, reason } of demoSuppressions)
    await askDatabase(
      'insert into newsletter_suppressions (email_key, reason, at) values ($1, $2, now()) on conflict do nothing',
      [emailKey, reason],
    )
})

test.beforeEach(async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, admin)
})

async function openTab(page: Page, name: 'Newsletter' | 'Letters'): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('button', { name: 'Operations' }).click()
  await page.getByRole('tab', { name, exact: true }).click()
}

const region = (page: Page, name: RegExp | string) => page.getByRole('region', { name })

test('the desk says that it is loading, that it failed, and tries again', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let isBroken = true
  await page.route('**/api/admin/newsletter', async (route) => {
    await held
    if (isBroken) return route.fulfill({ status: 503, body: '' })
    await route.continue()
  })
  await openTab(page, 'Newsletter')
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /^Coming issue/ })).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`desk and letters are accessible at ${width} px, and fit`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Newsletter', 'Letters'] as const) {
      await openTab(page, name)
      const shown = name === 'Newsletter' ? /^Coming issue/ : /undelivered letters|Every letter arrived/
      await expect(page.getByText(shown).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}

test('an admin writes the intro, sees it as each reader will, and sends a test', async ({ page }) => {
  // On a Monday morning the week has hardly any news of its own.
  await postCopies(page.request, 'News of this week', 5)
  await openTab(page, 'Newsletter')
  const intro = page.getByLabel('Intro')
  await expect(page.getByRole('button', { name: 'Save intro' })).toBeDisabled()
  await intro.fill('x'.repeat(2_001))
  await page.getByRole('button', { name: 'Save intro' }).click()
  await expect(intro).toHaveAttribute('aria-invalid', 'true')
  await intro.fill('Dear readers,\n\nthe <b>crews</b> are filling.')
  await expect(page.getByText('Save the intro first')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send now' })).toBeDisabled()
  await page.getByRole('tab', { name: 'Letters', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save intro' }).click()
  await expect(toast(page, 'Intro saved')).toBeVisible()
  await expect(page.getByText('Save the intro first')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save intro' })).toBeFocused()

  await expect(region(page, 'Letter, Member').getByText('the <b>crews</b> are filling.')).toBeVisible()
  await expect(region(page, 'Letter, Member').getByRole('link', { name: 'See the whole board' })).toBeVisible()
  await page.getByRole('tab', { name: 'Member', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(region(page, 'Letter, Free member').getByText(/more for members/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(region(page, 'Letter, Without an account').getByText(/more for members/)).toBeVisible()
  await expect(region(page, 'Letter, Without an account').getByText('Talked about in the forum')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Plain text' }).check()
  await expect(region(page, 'Plain text, Without an account').getByText(/Dear readers,/)).toBeVisible()

  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(toast(page, 'A test is on its way to you')).toBeVisible()
  await expect(async () => {
    await page.goto('/demo/outbox')
    await expect(
      page.getByRole('listitem').filter({ hasText: admin.email }).filter({ hasText: '[Test]' }).first(),
    ).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
})

test('from the home page to an intro and a test letter it is six presses', async ({ page }) => {
  const count = await counting(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Back-office' }).first().click()
  await openSection(page, 'Operations')
  await page.getByRole('tab', { name: 'Newsletter' }).click()
  await page.getByLabel('Intro').click()
  await page.keyboard.type('Hello. ')
  await page.getByRole('button', { name: 'Save intro' }).click()
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(toast(page, 'A test is on its way to you')).toBeVisible()
  expect((await count()).clicks).toBe(6)
})

test('an address is taken off the list by keyboard, after a question', async ({ page }) => {
  await openTab(page, 'Newsletter')
  const button = page.getByRole('button', { name: 'Lift no.more.please@post.example' })
  await button.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Write to this address again?' })
  await expect(question).toContainText('They called a letter spam')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'They can subscribe again')).toBeVisible()
  await expect(page.getByRole('cell').getByText('no.more.please@post.example')).toHaveCount(0)
})

test('an undelivered letter is tried again, then all of them, and then there are none', async ({ page }) => {
  await openTab(page, 'Letters')
  await expect(page.getByText('3 undelivered letters', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'captian@mail.exmaple' })).toContainText('Refused')
  const again = page.getByRole('button', { name: 'Try again Receipt to b.okafor@post.example' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'The letter is tried again')).toBeVisible()
  await expect(page.getByText('2 undelivered letters', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try all again' }).click()
  await expect(toast(page, '2 letters are tried again')).toBeVisible()
  await expect(page.getByText('Every letter arrived')).toBeVisible()
  await expectAccessible(page)
})

test('an issue is sent after a question, once, and its numbers appear', async ({ page }) => {
  await openTab(page, 'Newsletter')
  await page.getByRole('button', { name: 'Skip this issue' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Skip this issue?' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send it' }).dblclick()
  await expect(page.getByText('It has been sent already.')).toBeVisible({ timeout: 20_000 })
  // It would show a letter that nobody gets: these words with what is new since.
  await expect(page.getByRole('heading', { name: 'Preview' })).toHaveCount(0)
  const newest = page
    .getByRole('region', { name: /^Issues/ })
    .getByRole('row')
    .nth(1)
  await expect(newest.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0)
})

test('an issue that is on its way is stopped after a question, put right, and goes on to the others', async ({
  page,
}) => {
  // Letters of the demo are out at once: one that takes its time.
  const { rows } = await askDatabase(
    `update newsletter_issues set status = 'sending', subject = 'Fair wnids'
      where week = (select max(week) from newsletter_issues where status = 'sent') returning week`,
  )
  await openTab(page, 'Newsletter')
  const row = page
    .getByRole('region', { name: /^Issues/ })
    .getByRole('row')
    .nth(1)
  await row.getByRole('button', { name: /^Stop the issue of/ }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog', { name: 'Stop this issue?' }).getByRole('button', { name: 'Stop it' }).click()
  await expect(toast(page, 'The issue is stopped')).toBeVisible()
  await expect(row.getByText('Stopped', { exact: true })).toBeVisible()
  await expect(page.getByText('It was stopped; below, under Past issues, it can go on.')).toBeVisible()

  await row.getByRole('button', { name: /^Go on with the issue of/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Go on with this issue?' })
  await expect(dialog.getByLabel('Subject')).toHaveValue('Fair wnids')
  await dialog.getByLabel('Subject').fill('Fair winds')
  await dialog.getByLabel('Intro').fill('x'.repeat(2_001))
  await dialog.getByRole('button', { name: 'Send to the others' }).click()
  await expect(dialog.getByLabel('Intro')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Intro').fill('The sea is calm.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await row.getByRole('button', { name: /^Go on with the issue of/ }).click()
  await expect(dialog.getByLabel('Intro')).toHaveValue('The sea is calm.')
  await dialog.getByRole('button', { name: 'Send to the others' }).dblclick()
  await expect(toast(page, 'The issue goes on')).toBeVisible()
  await expect(row.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 })
  const read = 'select subject, intro from newsletter_issues where week = $1'
  expect((await askDatabase(read, [rows[0].week])).rows).toEqual([{ subject: 'Fair winds', intro: 'The sea is calm.' }])
})
