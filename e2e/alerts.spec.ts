// Saved searches, hiding, following and coming back, as people do it on the pages.
import type { Page } from '@playwright/test'
import { breakCalls } from './failures.ts'
import { callsOf } from './operator.ts'
import { registered, somebody } from './people.ts'
import { makePerson } from './roles.ts'
import { type Account, expect, expectAccessible, hold, member, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => withoutBanner(page))

    test('a member saves a search where nothing was found, changes its letters, renames and deletes it', async ({
      page,
    }) => {
      await registered(page)
      await page.goto('/?search=narwhalberth')
      await page.getByRole('button', { name: 'Tell me when there is one' }).click()
      const dialog = page.getByRole('dialog', { name: 'Tell me when there is one' })
      await expect(dialog.getByLabel('Name')).toHaveValue('narwhalberth')
      await expectAccessible(page)
      await dialog.getByLabel('Name').fill('Narwhals')
      // Nobody who has just signed up has confirmed the address.
      await expect(dialog.getByLabel('Letters')).toHaveAccessibleDescription(/confirm your e-mail address first/)
      await dialog.getByLabel('Letters').selectOption('weekly')
      await dialog.getByRole('button', { name: 'Save this search' }).click()
      await expect(toast(page, /once you have confirmed your address/)).toBeVisible()
      await page.getByRole('link', { name: 'Confirm your address to be told' }).click()
      await expect(page).toHaveURL(/\/account\?tab=alerts$/)
      const card = page.getByRole('region', { name: 'Narwhals' })
      await expect(card.getByLabel('Letters')).toHaveValue('weekly')
      await card.getByLabel('Letters').selectOption('never')
      await expect(toast(page, 'Saved')).toBeVisible()
      await card.getByRole('button', { name: 'Rename Narwhals' }).click()
      await card.getByLabel('Name').fill('Unicorns of the sea')
      await card.getByLabel('Name').press('Enter')
      const renamed = page.getByRole('region', { name: 'Unicorns of the sea' })
      await renamed.getByText('As a feed').click()
      await expect(renamed.getByText(/\/alerts\/.+\.rss/)).toBeVisible()
      await expectAccessible(page)
      await renamed.getByRole('button', { name: 'Delete Unicorns of the sea' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('heading', { name: 'Let the listings come to you' })).toBeVisible()
    })

    test('a visitor who wants to be told signs in and is asked where they were', async ({ page }) => {
      const person = await registeredElsewhere(page)
      await page.goto('/?search=turtle')
      await page.getByRole('link', { name: 'Tell me when there is one' }).click()
      await expect(page.getByText('Then you choose how we tell you of new listings')).toBeVisible()
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL(/\/\?search=turtle/)
      await expect(page.getByRole('dialog', { name: 'Tell me when there is one' })).toBeVisible()
    })

    test('a hidden listing is gone from the list, and comes back by Undo or from the account', async ({ page }) => {
      await registered(page)
      await page.goto('/')
      const first = page.getByRole('article').first()
      const title = (await first.getByRole('heading').textContent())!
      await first.getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(/\/jobs\//)
      const address = page.url()
      const hide = async () => {
        await page.goto(address)
        await page.getByRole('button', { name: 'Hide', exact: true }).click()
        await page.getByRole('button', { name: 'Only this listing' }).click()
        await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      }
      const hidden = page.getByRole('heading', { name: 'Hidden' })
      await hide()
      await page.goto('/')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('article').getByRole('link', { name: title, exact: true })).toHaveCount(0)
      await page.goto('/account?tab=alerts')
      await expectAccessible(page)
      await page.getByRole('button', { name: `Show again ${title}` }).click()
      await expect(hidden).toHaveCount(0)
      await hide()
      const undone = page.waitForResponse((response) => response.request().method() === 'DELETE')
      await page.getByRole('button', { name: 'Undo' }).click()
      await undone
      await page.goto('/account?tab=alerts')
      await expect(page.getByRole('region', { name: 'Closing days' })).toBeVisible()
      await expect(hidden).toHaveCount(0)
    })

    test('reminders are switched off for good, and the calendar gets a new address', async ({ page }) => {
      await registered(page)
      await page.goto('/account?tab=alerts')
      const closing = page.getByRole('region', { name: 'Closing days' })
      const reminders = closing.getByRole('switch', { name: 'Remind me by mail' })
      await expect(reminders).toHaveAccessibleDescription(/confirm your e-mail address first/)
      await reminders.uncheck()
      await expect(toast(page, 'No more reminders of closing days')).toBeVisible()
      const address = await closing.getByText(/\/calendar\/.+\.ics/).textContent()
      await closing.getByRole('button', { name: /^Renew/ }).click()
      await page.getByRole('button', { name: 'Renew it' }).click()
      await expect(closing.getByText(/\/calendar\/.+\.ics/)).not.toHaveText(address!)
      await page.reload()
      await expect(closing.getByRole('switch', { name: 'Remind me by mail' })).not.toBeChecked()
    })

    test('links that stop letters ask first, and say so when they are no longer good', async ({ page }) => {
      for (const [path, button] of [
        ['/stop-alerts', 'Stop these letters'],
        ['/stop-reminders', 'Stop reminders'],
      ] as const) {
        const response = await page.goto(`${path}?token=made.up`)
        expect(response?.headers()['x-robots-tag']).toContain('noindex')
        await expectAccessible(page)
        await page.getByRole('button', { name: button }).click()
        await expect(page.getByRole('alert')).toHaveText('This link is not valid any more')
      }
    })
  })
}

test('a member who comes back is told how much is new, and follows an organisation from its page', async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, member)
  await page.goto('/')
  await expect(page.getByText(/^\d+ new since [A-Z]/)).toBeVisible()
  await signInAs(page, (await makePerson(page.request, 'member'))!)
  await page.goto('/?search=whale')
  await page.getByRole('article').first().getByRole('link').click()
  const organisation = page.getByRole('heading', { name: 'About the Company' }).locator('..').getByRole('link').first()
  const name = await organisation.textContent()
  await organisation.click()
  await expect(page).toHaveURL(/\/organisations\//)
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible()
  await breakCalls(page, '**/api/saved-searches', /POST/)
  await page.getByRole('button', { name: /^Follow / }).click()
  await expect(toast(page, `You do not follow ${name} yet. Please try again.`)).toBeVisible()
  await page.unroute('**/api/saved-searches')
  await page.getByRole('button', { name: /^Follow / }).click()
  await expect(toast(page, `You follow ${name}`)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Following / })).toBeVisible()
  await expectAccessible(page)
})

test('a member follows an organisation from a listing; a free member is told what it takes', async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, (await makePerson(page.request, 'member'))!)
  await page.goto('/?search=coral')
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: /^Follow / }).click()
  await expect(page.getByRole('link', { name: /^Following / })).toBeVisible()
  await expectAccessible(page)
  await registered(page)
  await page.goto('/')
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: /^Follow / }).click()
  await expect(toast(page, 'Get Membership to follow organisations')).toBeVisible()
})

test('a choice of letters shows at once, and neither a slow line nor one that breaks takes the list away', async ({
  page,
}) => {
  await withoutBanner(page)
  const person = await registered(page)
  await savedBy(page, person, 'Narwhals')
  await page.goto('/account?tab=alerts')
  const card = page.getByRole('region', { name: 'Narwhals' })
  const letters = card.getByLabel('Letters')
  const letThrough = await hold(page, '**/api/saved-searches/*')
  await letters.selectOption('weekly')
  await expect(letters).toHaveValue('weekly')
  await page.route('**/api/saved-searches', (route) => route.fulfill({ status: 503, json: {} }))
  const broken = page.waitForResponse('**/api/saved-searches')
  letThrough()
  await expect(toast(page, 'Saved')).toBeVisible()
  await broken
  await expect(page.getByText('1 of 20.')).toBeVisible()
  await expect(letters).toBeVisible()
})

test('a search that was deleted in another tab leaves this one too, when something is done to it', async ({ page }) => {
  await withoutBanner(page)
  const person = await registered(page)
  const own = await callsOf(page.request, person)
  await savedBy(page, person, 'Narwhals')
  await page.goto('/account?tab=alerts')
  const card = page.getByRole('region', { name: 'Narwhals' })
  await expect(card).toBeVisible()
  const { searches } = await own<{ searches: { id: string }[] }>('GET', '/api/saved-searches')
  await own('DELETE', `/api/saved-searches/${searches[0]!.id}`)
  await card.getByLabel('Letters').selectOption('weekly')
  await expect(toast(page, 'This search does not exist')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('who renames and deletes searches by keys stays where they are', async ({ page }) => {
  await withoutBanner(page)
  const person = await registered(page)
  await savedBy(page, person, 'Narwhals')
  await savedBy(page, person, 'Turtles')
  await page.goto('/account?tab=alerts')
  await page.getByRole('button', { name: 'Rename Narwhals' }).press('Enter')
  await page.getByRole('region', { name: 'Narwhals' }).getByLabel('Name').press('Escape')
  await expect(page.getByRole('button', { name: 'Rename Narwhals' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Narwhals' }).getByLabel('Name').fill('Unicorns')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename Unicorns' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete Unicorns' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Unicorns' })).toHaveCount(0)
  // The first of what stands in the part: how to get letters at all, and then what is left.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'confirm your e-mail address' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Rename Turtles' })).toBeFocused()
})

test('who saves a search or follows an organisation by keys stays with what it has become', async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, (await makePerson(page.request, 'member'))!)
  await page.goto('/?search=coral')
  await page.getByRole('button', { name: 'Tell me when there is one' }).press('Enter')
  await page.getByRole('button', { name: 'Save this search' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Confirm your address to be told' })).toBeFocused()
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('button', { name: /^Follow / }).press('Enter')
  await expect(page.getByRole('link', { name: /^Following / })).toBeFocused()
})

async function savedBy(page: Page, person: Account, name: string): Promise<void> {
  const own = await callsOf(page.request, person)
  await own('POST', '/api/saved-searches', { name, params: { search: name }, cadence: 'daily' })
}

/** Has an account, and is not signed in here. */
async function registeredElsewhere(page: Page) {
  const person = somebody()
  expect((await page.request.post('/api/register', { data: person })).status()).toBe(201)
  await page.context().clearCookies()
  return person
}
