// The back-office by keyboard alone, and for those who use other eyes: every dialog and tab, small and large.
import type { Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { openPerson, openSection, postCopies, register } from './operator.ts'
import { admin, expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, admin)
})

test('the whole dashboard is walked by keyboard', async ({ page }) => {
  test.slow()
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Administration' })
  await tabTo(page, nav.getByRole('button', { name: 'Overview' }))
  for (const name of ['Site Analytics', 'Users & Accounts']) {
    await tabTo(page, nav.getByRole('button', { name }), 1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await tabTo(page, page.getByLabel('Name or e-mail'))
  await page.keyboard.type('member@oceanberth.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  const open = page.getByRole('button', { name: 'Open ines.costa' })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'ines.costa' })).toBeVisible()
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'End sessions' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()

  await openByKeys(page, 'Job Analytics')
  await tabTo(page, page.getByRole('button', { name: 'Company', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'ascending')
  await tabTo(page, page.getByRole('checkbox', { name: /^Choose (?!all)/ }).first())
  await page.keyboard.press('Space')
  await expect(page.getByText('1 chosen')).toBeVisible()

  await openByKeys(page, 'Operations')
  await tabTo(page, page.getByRole('tab', { name: 'Payments' }))
  for (const name of ['Gift codes', 'NGO tally', 'Reports', 'Organisations', 'Audit log']) {
    while (!(await page.getByRole('tab', { name }).evaluate((tab) => tab === document.activeElement)))
      await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
  }
})

/** From wherever the walk has got to, on by Tab and round the end of the page to the sections. */
async function openByKeys(page: Page, name: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const button = page.getByRole('navigation', { name: 'Administration' }).getByRole('button', { name })
  await tabTo(page, button, 400)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`every tab and dialog is accessible at ${width} px, ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const check = async () => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      // What is half under the header would be measured as half as high.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(page)
    }
    await page.goto('/admin')
    await openPerson(page, await register(page.request))
    await check()
    await page.getByRole('dialog').getByLabel('Role').selectOption('admin')
    await page.getByRole('button', { name: 'Change role' }).click()
    await check()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.keyboard.press('Escape')

    await postCopies(page.request, `A draft at ${width} px`, 1, { draft: true })
    await openSection(page, 'Job Analytics')
    await expect(page.getByRole('button', { name: `Publish now: A draft at ${width} px 1` }).first()).toBeVisible()
    await page
      .getByRole('checkbox', { name: /^Choose (?!all)/ })
      .first()
      .check()
    await check()
    await page
      .getByRole('button', { name: /^Delete ./ })
      .first()
      .click()
    await check()
    await page.getByRole('button', { name: 'Cancel' }).click()

    await openSection(page, 'Operations')
    await page.getByRole('button', { name: 'Assign to a member' }).last().click()
    await page.getByLabel('Member', { exact: true }).fill('mar')
    await expect(page.getByRole('radio').first()).toBeVisible()
    await check()
    for (const name of ['Gift codes', 'NGO tally', 'Reports', 'Organisations', 'Audit log']) {
      await page.getByRole('tab', { name }).click()
      await check()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.getByRole('tab', { name: 'Organisations' }).click()
    await page.getByRole('button', { name: 'New organisation' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check()
  })
}
