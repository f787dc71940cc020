// Small joints: taking something back, reading what is meant, and nothing in the way of what has the focus.
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { favoriteSaved, registered } from './people.ts'
import { admin, expect, expectAccessible, free, member, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const panel = (page: Page) => page.locator('.toast-panel')

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Whether what has the focus can be seen, and pressed, in its middle. */
const focusIsFree = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.id === 'main') return true
    const { left, top, width, height } = focused.getBoundingClientRect()
    if (width <= 1) return true
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (focused.contains(there) || there.contains(focused) || there.tagName === 'LABEL')
  })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await withoutBanner(page)
    })

    test('a listing that was taken out of the favorites comes back with one press', async ({ page }) => {
      await registered(page)
      await page.goto('/')
      const heart = page.locator('#jobs article:not([aria-hidden])').first().getByRole('button')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      const back = favoriteSaved(page)
      await panel(page).getByRole('button', { name: 'Undo' }).click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await back
      await page.goto('/account?tab=favorites')
      const saved = page.getByRole('tabpanel').locator('article')
      await expect(saved).toHaveCount(1)
      await saved.getByRole('button').click()
      await expect(page.getByText('No favorite jobs')).toBeVisible()
      await panel(page).getByRole('button', { name: 'Undo' }).click()
      await expect(saved).toHaveCount(1)
      await page.reload()
      await expect(saved).toHaveCount(1)
    })

    test('one corrects the own name', async ({ page }) => {
      await registered(page)
      await page.goto('/account')
      await page.getByLabel('First name').fill('')
      await button(page, 'Update name').click()
      await expect(page.getByText('First name required')).toBeVisible()
      await page.getByLabel('First name').fill('Zoë')
      await button(page, 'Update name').click()
      await expect(toast(page, 'Name updated successfully')).toBeVisible()
      await expect(page.getByText('Hello, Zoë.')).toBeVisible()
    })

    test('a picture is taken away again', async ({ page }) => {
      await registered(page)
      await page.goto('/account')
      await expect(button(page, 'Remove the picture')).toHaveCount(0)
      const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#1d8f9b' } })
        .png()
        .toBuffer()
      const file = { name: 'me.png', mimeType: 'image/png', buffer: picture }
      await page.getByLabel('Your picture').setInputFiles(file)
      await expect(toast(page, 'Upload successful')).toBeVisible()
      await button(page, 'Remove the picture').click()
      await expect(toast(page, 'Picture removed')).toBeVisible()
      await expect(page.getByRole('tabpanel').locator('img')).toHaveCount(0)
      await expect(button(page, 'Choose a picture')).toBeVisible()
      expect((await (await page.request.get('/api/user')).json()).profilePicture).toBeNull()
    })

    test('a message never lies on the button that was pressed', async ({ page }) => {
      await registered(page)
      await page.goto('/account')
      await page.route('**/api/users/*', (route) => route.fulfill({ status: 503, body: '' }))
      const press = button(page, 'Update password')
      await page.getByLabel('Current password').fill('not-important')
      await page.getByLabel('New password', { exact: true }).fill('brand-new-1')
      await page.getByLabel('Confirm new password').fill('brand-new-1')
      // To the lower edge, where messages stand.
      await press.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await page.evaluate(() => window.scrollBy(0, -20))
      await press.click()
      await expect(toast(page, 'Error updating password')).toBeVisible()
      expect(await overlap(panel(page), press)).toBe(false)
    })

    test('an address is completed, and the days of a listing are said before they count', async ({ page }) => {
      await signInAs(page, admin)
      await page.goto('/post-job')
      await page.getByLabel('Company Website').fill('reef.example')
      await page.getByLabel('Job URL').fill('reef.example/jobs/7?from=board')
      await page.getByLabel('Display Days').fill('soon')
      await expect(page.getByText(/will be shown for 30 days/)).toBeVisible()
      await page.getByLabel('Job Title').focus()
      await expect(page.getByLabel('Company Website')).toHaveValue('https://reef.example')
      await expect(page.getByLabel('Job URL')).toHaveValue('https://reef.example/jobs/7?from=board')
      await expect(page.getByLabel('Display Days')).toHaveValue('30')
      await page.getByLabel('Display Days').fill('1')
      await expect(page.getByText(/will be shown for 1 day,/)).toBeVisible()
      await page.getByLabel('Job URL').fill('not an address')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Please enter a valid URL')).toBeVisible()
      await expect(page.getByLabel('Job URL')).toHaveValue('not an address')
    })

    test('universities are spelled in one way', async ({ page }) => {
      await page.goto('/universities')
      const words = await page.getByRole('main').evaluate((main) => {
        for (const title of main.querySelectorAll('h3')) title.remove()
        return main.textContent
      })
      expect(words).toMatch(/\d+ programs/)
      expect(words).not.toMatch(/programme/i)
    })

    test('prices are written in one way', async ({ page }) => {
      for (const path of ['/membership', '/account?tab=pricing']) {
        await signInAs(page, free)
        await page.goto(path)
        const words = (await page.getByRole('main').textContent())!
        expect(words).toContain('$29.90 USD')
        expect(words).not.toMatch(/(?<![\d.$])\d+(\.\d\d)? USD/)
      }
    })

    test('paper has the words of the deep places, the address to apply at, and no empty sea', async ({ page }) => {
      await signInAs(page, member)
      await page.goto('/')
      const first = page.locator('#jobs article').first().getByRole('link').first()
      const path = (await first.getAttribute('href'))!
      await page.emulateMedia({ media: 'print' })
      const hero = page.getByRole('heading', { level: 1 })
      await expect(hero).toHaveCSS('color', 'rgb(0, 0, 0)')
      expect((await page.locator('section[aria-label="Search"]').boundingBox())!.height).toBeLessThan(320)
      await page.goto(path)
      await expect(page.getByText(/^Apply at https?:/)).toBeVisible()
      await page.goto('/forum')
      await page.getByRole('table').getByRole('link').first().click()
      await expect(page.getByRole('heading', { name: /^\d+ repl(y|ies)$/ })).toBeVisible()
      await expect(page.getByLabel('Your reply')).toBeHidden()
      await expect(page.getByText('Follow', { exact: true })).toBeHidden()
      await page.goto('/logbook')
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('main').locator('article select + svg').first()).toBeHidden()
      await page.goto('/universities')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(page.getByRole('main').locator('section svg').first()).toBeHidden()
      const card = page.getByRole('main').getByRole('listitem').first()
      const address = await card.getByRole('link').getAttribute('href')
      const printed = await card.getByRole('link').evaluate((link) => getComputedStyle(link, '::after').content)
      expect(printed).toBe(JSON.stringify(address))
    })

    test('paper has nothing to press, and the answers to all questions', async ({ page }) => {
      await signInAs(page, member)
      await page.emulateMedia({ media: 'print' })
      await page.goto('/account?tab=pricing')
      await expect(page.getByText(/^Active until/)).toBeVisible()
      for (const name of ['Search Opportunities', 'Extend now', 'Gift code', 'Your part for the sea'])
        await expect(page.getByRole('main').getByText(name, { exact: true })).toBeHidden()
      await page.goto('/membership')
      const answers = page.getByRole('region', { name: 'Questions and answers' }).locator('details > div')
      expect(await answers.count()).toBeGreaterThan(3)
      for (const answer of await answers.all()) await expect(answer).toBeVisible()
      await page.goto('/career/marine-biologist')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByText('All careers')).toBeHidden()
    })

    test('with forced colours buttons, badges and the chosen tab keep an edge', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await signInAs(page, free)
      await page.goto('/account?tab=pricing')
      const edge = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).borderTopWidth)
      expect(await edge(button(page, 'Get membership'))).toBe('2px')
      expect(await edge(page.getByText('Current Plan'))).toBe('1px')
      await expect(page.getByRole('tab', { name: 'Membership' })).toHaveCSS('outline-style', 'solid')
      await page.goto('/')
      const { ink, ground } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
        ink: getComputedStyle(heading).color,
        ground: getComputedStyle(document.body).backgroundColor,
      }))
      expect(ink).not.toBe(ground)
    })
  })
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px, with the cookie banner open,`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 844 }))

    for (const path of ['/auth', '/blog']) {
      test(`nothing that has the focus is covered on ${path}`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: 'We Use Cookies' })).toBeVisible()
        let steps = 0
        for (; steps < 60; steps += 1) {
          await page.keyboard.press('Tab')
          const name = await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id)
          expect(await focusIsFree(page), `step ${steps}: ${name}`).toBe(true)
          if (await page.evaluate(() => document.activeElement === document.body)) break
        }
        expect(steps).toBeGreaterThan(10)
      })
    }
  })
}

test('the privacy policy names everything that the browser holds after a long visit', async ({ page }) => {
  await page.goto('/')
  await button(page, 'Accept All').click()
  await registered(page)
  await page.goto('/forum/new-topic')
  await page.getByLabel('Title').fill('A topic that is not sent')
  await page.getByLabel('Content').fill('It waits here for another day.')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  const held = () => page.evaluate(() => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)])
  await expect.poll(held).toContain('oceanberth_session_id')
  const keys = await held()
  expect(keys.length).toBeGreaterThan(3)
  await page.goto('/privacy-policy')
  const named = await page.getByRole('main').locator('code').allTextContents()
  expect(keys.filter((key) => !named.includes(key))).toEqual([])
  await expectAccessible(page)
})
