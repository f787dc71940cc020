// From a new account to everything open: the tab, the dialog, the sandbox, the way back, and the guide.
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { cards, lockedCards } from './board-list.ts'
import { callsOf } from './operator.ts'
import { paymentDialog, tickBoth } from './payment-dialog.ts'
import { admin, expect, expectAccessible, free, member, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

const dialog = paymentDialog
const toStripe = (page: Page) => dialog(page).getByRole('button', { name: 'Continue to Stripe' })
const plan = (page: Page, name: string) =>
  page
    .getByRole('tabpanel')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

async function registered(page: Page) {
  const id = randomBytes(5).toString('hex')
  const person = { username: `sailor-${id}`, email: `sailor-${id}@mail.example`, password: `tide-${id}` }
  const response = await page.request.post('/api/register', {
    data: { ...person, firstName: 'Ada', lastName: 'Marsh' },
  })
  expect(response.status()).toBe(201)
  await signInAs(page, person)
  return { ...person, id: (await response.json()).user.id as string }
}

test('a new member registers, pays in the sandbox, comes back, and sees everything', async ({ page, context }) => {
  const id = randomBytes(5).toString('hex')
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Marsh')
  await page.getByLabel('Username').fill(`sailor-${id}`)
  await page.getByLabel('Email').fill(`sailor-${id}@mail.example`)
  await page.getByLabel('Password', { exact: true }).fill(`tide-${id}`)
  await page.getByLabel('Confirm password').fill(`tide-${id}`)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL('/account?tab=pricing')
  await expect(plan(page, 'Free Plan').getByText('Current Plan')).toBeVisible()
  await expect(plan(page, 'One year membership').getByText('29.90 USD')).toBeVisible()
  await expect(plan(page, 'One year membership').getByText(/Only \$2\.49\/month/)).toBeVisible()

  await page.getByRole('button', { name: 'Get membership' }).click()
  await tickBoth(page)
  await expect(dialog(page).getByText(/refresh the page/)).toBeVisible()
  const [checkout] = await Promise.all([context.waitForEvent('page'), toStripe(page).click()])
  expect(await checkout.evaluate(() => window.opener)).toBeNull()
  await expect(checkout.getByLabel('Email')).toHaveValue(`sailor-${id}@mail.example`)
  await expectAccessible(checkout)
  await checkout.getByLabel(/Which organisation/).selectOption('turtle-watch')
  await checkout.getByRole('button', { name: /^Pay \$29\.90/ }).click()
  await expect(checkout.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await checkout.close()

  await page.bringToFront()
  // A browser without windows does not say that the tab is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // The dialog becomes the welcome: a key pressed in between reaches neither.
  const welcome = page.getByRole('dialog', { name: 'Welcome aboard' })
  await expect(welcome).toBeVisible()
  await welcome.getByRole('button', { name: 'Close' }).click()
  await expect(welcome).toBeHidden()
  await expect(page.getByText(/^Active until /)).toBeVisible()
  await expect(plan(page, 'One year membership').getByText('Current Plan')).toBeVisible()
  await expect(page.getByLabel('Organisation')).toHaveValue('turtle-watch')

  await page.goto('/')
  await expect(cards(page)).toHaveCount(20)
  await expect(lockedCards(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Get Membership' })).toHaveCount(0)
})

test('a gift code opens at once what was locked before, and who gets a part is chosen by keys', async ({ page }) => {
  const boss = await callsOf(page.request, admin)
  const gift = { count: 1, days: 30, note: 'For a journey' }
  const { codes } = await boss<{ codes: string[] }>('POST', '/api/admin/gift-codes', gift)
  await registered(page)
  await page.goto('/')
  await cards(page).first().getByRole('link').click()
  const offer = page.getByText(/more like this (is|are) open to members/)
  await expect(offer).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your plan' }).click()
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription('Code required')
  await page.getByLabel('Code').fill(codes[0]!)
  await page.getByRole('button', { name: 'Redeem' }).click()
  const ngo = page.getByLabel('Organisation')
  await ngo.focus()
  const kept = page.waitForResponse('**/api/membership/ngo')
  await ngo.selectOption('open-sea-trust')
  await kept
  await expect(ngo).toHaveValue('open-sea-trust')
  await expect(ngo).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs\//)
  await expect(page.getByRole('heading', { name: 'Similar opportunities' })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('the dialog waits for both ticks, links to the terms, and forgets them when it is closed', async ({ page }) => {
  await registered(page)
  await page.goto('/account?tab=pricing')
  await page.getByRole('button', { name: 'Get membership' }).click()
  const [terms, email] = [dialog(page).getByLabel(/terms of sale/), dialog(page).getByLabel(/same e-mail/)]
  const waiting = toStripe(page)
  await expect(waiting).toBeDisabled()
  await expect(dialog(page).getByRole('link', { name: 'terms of sale' })).toHaveAttribute('href', '/terms-of-sale')
  await terms.check()
  await expect(waiting).toBeDisabled()
  await email.check()
  await expect(waiting).toBeEnabled()
  await terms.uncheck()
  await expect(waiting).toBeDisabled()
  await terms.check()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Get membership' }).click()
  await expect(terms).not.toBeChecked()
  await expect(email).not.toBeChecked()
  await expect(toStripe(page)).toBeDisabled()
})

test('a free member finds the comparison after the fifth listing, and the same dialog behind it', async ({ page }) => {
  await signInAs(page, free)
  await page.goto('/')
  const fifth = page.locator('#jobs ul').first().locator('> li').nth(4)
  await expect(fifth.getByRole('heading', { name: 'See every opportunity' })).toBeVisible()
  await expect(fifth.getByText('A step-by-step guide for applications and interviews')).toBeVisible()
  await fifth.getByRole('button', { name: 'Get Membership' }).click()
  await expect(dialog(page)).toBeVisible()
})

test('the box about the guide stands on large screens until it is sent away', async ({ page }) => {
  await signInAs(page, free)
  await page.goto('/account?tab=pricing')
  const box = page.getByRole('complementary', { name: 'Guide included' })
  await expect(box).toBeVisible()
  await box.getByRole('button', { name: 'Dismiss' }).click()
  await expect(box).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(plan(page, 'Free Plan')).toBeVisible()
  await expect(box).toBeHidden()
})

test.describe('the guide', () => {
  test('is open to a member from the first chapter to the last, and prints as a whole', async ({ page }) => {
    await signInAs(page, member)
    await page.goto('/guide')
    const { chapters } = await (await page.request.get('/api/guide/teaser')).json()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(chapters.length)
    await expect(page.getByRole('button', { name: 'Print all chapters' })).toBeEnabled()
    await page.emulateMedia({ media: 'print' })
    for (const { order, title } of chapters)
      await expect(page.getByRole('heading', { name: `${order}. ${title}`, exact: true })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: chapters[0].title }).click()
    for (const [index, { title }] of chapters.entries()) {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'In this chapter' })).toBeVisible()
      const next = page.getByRole('link', { name: /^Next chapter/ })
      if (index < chapters.length - 1) await next.click()
      else await expect(next).toHaveCount(0)
    }
  })

  test('shows others how it begins, and the way in', async ({ page }) => {
    await page.goto('/guide')
    await expect(page.getByRole('heading', { name: 'The guide comes with the membership' })).toBeVisible()
    await page.getByRole('link', { name: 'Reading an advert like a contract' }).click()
    await expect(page).toHaveURL('/guide/reading-an-advert')
    await expect(page.getByText('Free to read')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Find the sentence that pays for the job' })).toBeVisible()
    await page.goto('/guide/after-a-no')
    await expect(page.getByText(/^You will be refused/)).toBeVisible()
    await expect(page.getByText('Where did it stop?')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/auth')
    await signInAs(page, free)
    await page.goto('/guide/after-a-no')
    await page.getByRole('button', { name: 'Get Membership' }).click()
    await expect(dialog(page)).toBeVisible()
    expect((await page.goto('/guide/no-such-chapter'))?.status()).toBe(404)
  })
})

for (const width of [390, 1440]) {
  test.describe(`at ${width} px everything is accessible and fits:`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 900 }))

    async function expectInOrder(page: Page): Promise<void> {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    }

    test("the guide's teaser", async ({ page }) => {
      await page.goto('/guide')
      await expect(page.getByRole('heading', { name: 'The guide comes with the membership' })).toBeVisible()
      await expectInOrder(page)
    })

    for (const path of ['/guide', '/guide/certificates-and-medicals']) {
      test(`${path} of a member`, async ({ page }) => {
        await signInAs(page, member)
        await page.goto(path)
        await expectInOrder(page)
      })
    }

    test('the dialog, before and after the ticks', async ({ page }) => {
      await signInAs(page, member)
      await page.goto('/account?tab=pricing')
      await page.getByText('Extend now', { exact: true }).click()
      await page.getByRole('button', { name: 'Extend by a year' }).click()
      await expect(dialog(page)).toBeVisible()
      await expectAccessible(page)
      await tickBoth(page)
      await expect(toStripe(page)).toBeEnabled()
      await expectAccessible(page)
    })
  })
}

test('a dialog for paying that another tab has signed out of does not wait for the next person', async ({
  page,
  context,
}) => {
  const leaving = await registered(page)
  await page.goto('/membership')
  await page.getByRole('button', { name: 'Get membership' }).first().click()
  await expect(dialog(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about')
  await other.waitForSelector('html[data-awake]')
  await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await page.getByLabel('Email').fill(leaving.email)
  await page.getByLabel('Password', { exact: true }).fill(leaving.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('link', { name: 'My Account' }).first()).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})
