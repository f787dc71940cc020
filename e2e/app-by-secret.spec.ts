// An authenticator app without its QR code: on a line that loses the code which draws it.
import { registered } from './people.ts'
import { expect, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test('an app can be set up by its secret where the picture of it does not arrive', async ({ page }) => {
  await registered(page)
  const code = '**/assets/qr-code-*.js'
  await page.route(code, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/account')
  const isMissed = page.waitForResponse(code)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await isMissed
  await page.waitForRequest(code, { timeout: 10_000 })
  const dialog = page.getByRole('dialog', { name: 'Set up your app' })
  await expect(dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)).toBeVisible()
  await expect(dialog.getByLabel('Code from the app')).toBeEditable()
})
