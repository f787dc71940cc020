// A change of address as people make it: the password again, the link in the new mailbox, the way back in the old one; and
// the list of people that an admin takes along.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openSection } from './operator.ts'
import { registered } from './people.ts'
import { makePerson } from './roles.ts'
import { admin, expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'
import { askDatabase } from './site-database.ts'
import { ageSessionsOf } from './stale-sessions.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

const sizes = [
  [390, 'dark'],
  [1440, 'light'],
] as const

async function fits(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** The link of the newest letter with such a subject to an address. */
async function linkTo(page: Page, email: string, subject: string, path: string): Promise<string> {
  const letter = () => page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/demo/outbox')
    await expect(letter()).toBeVisible({ timeout: 500 })
  }).toPass()
  await letter().getByRole('link').click()
  await page.waitForURL(/\/demo\/outbox\/.+/)
  return new RegExp(`${path}\\?token=[\\w-]+`).exec(await page.content())?.[0] ?? 'no link'
}

for (const [width, colorScheme] of sizes) {
  test(`an address is changed after the password was asked for, and taken back by the old mailbox, at ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const person = await registered(page)
    const email = person.email.replace('@', '.moved@')
    await page.goto('/account')
    await ageSessionsOf(person)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Update email' }).click()
    const question = page.getByRole('dialog', { name: 'Please confirm your password' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await fits(page, width)
    await question.getByLabel('Password', { exact: true }).fill('not this one')
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(question.getByText('The current password is not right')).toBeVisible()
    await question.getByLabel('Password', { exact: true }).fill(person.password)
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(page, 'Email updated successfully')).toBeVisible()
    await expect(page.getByText('waits to be confirmed.')).toContainText(email)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
    await fits(page, width)

    await page.goto(await linkTo(page, email, 'Please confirm your new e-mail address', '/verify-email'))
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await page.goto('/account')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)

    await page.goto(await linkTo(page, person.email, 'Your e-mail address was changed', '/undo-email'))
    await expect(page.getByRole('heading', { name: 'Was this not you?' })).toBeVisible()
    await expectAccessible(page)
    await fits(page, width)
    await page.getByRole('button', { name: 'Take the change back' }).click()
    await expect(page.getByRole('heading', { name: 'The change is taken back' })).toBeVisible()
    await expectAccessible(page)
    const enter = async (address: string) =>
      (await page.request.post('/api/login', { data: { email: address, password: person.password } })).status()
    expect([await enter(email), await enter(person.email)]).toEqual([401, 200])
  })
}

test('who confirms an address elsewhere and asks for the letter again is told so, and sees it', async ({ page }) => {
  const person = await registered(page)
  await page.goto('/account')
  const again = page.getByRole('button', { name: 'Send the confirmation again' })
  await expect(again).toBeVisible()
  await askDatabase('update users set email_verified = true where email_key = $1', [person.email])
  await again.click()
  await expect(toast(page, 'This address is confirmed already')).toBeVisible()
  await expect(again).toHaveCount(0)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('an admin saves the people found as a file, and the log says so', async ({ page }) => {
  const boss = (await makePerson(page.request, 'admin')) ?? admin
  await signInAs(page, boss)
  await page.goto('/admin')
  await openSection(page, 'Users & Accounts')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV of the people found' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('people.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(boss.email)
  await openSection(page, 'Operations')
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await expect(page.getByText('Saves a list of people as a file').first()).toBeVisible()
})
