// Who has set the text of their browser twice as large still has all of a page on a phone: nothing reaches beyond its edge, and
// no word of a button or a heading is cut.
import type { Page } from '@playwright/test'
import { makePerson } from './roles.ts'
import { expect, member, signInAs, test, withoutBanner } from './site.ts'

test.use({
  // What people choose in their settings, and not a style of the page: media queries follow it as well.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
  hasTouch: true,
})
test.beforeEach(({ page }) => withoutBanner(page))

/** How far the page scrolls sideways, and whose words do not fit in their own box. */
async function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWide = ({ scrollWidth, clientWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth + 1
    const parts = [
      ...document.querySelectorAll('html, main :is(h1, h2, h3, p, label, a.btn, button.btn, .badge, .card)'),
    ]
    return parts
      .filter((part) => isWide(part) && part.checkVisibility() && !part.closest('.sr-only, [aria-hidden=true]'))
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 40)}`)
  })
}

async function look(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true], main [role=status] .animate-spin')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    expect([width, await findTooWide(page)]).toEqual([width, []])
  }
}

const forVisitors = [
  '/',
  '/auth',
  '/membership',
  '/educational',
  '/career/marine-biologist',
  '/blog/coral-restoration-breakthrough',
  '/universities',
  '/pay',
  '/chart',
  '/unsubscribe?token=none',
  '/terms-of-sale',
]
const forMembers = [
  '/',
  '/account',
  '/account?tab=alerts',
  '/logbook',
  '/forum',
  '/forum/new-topic',
  '/people/coral_cat',
  '/organisations/atoll-reef-fellowship',
]
const atTheDesk = [
  '/admin',
  '/admin?section=site',
  '/admin?section=users',
  '/admin?section=jobs',
  '/admin?section=revenue',
  '/admin?section=settings',
  '/admin?section=operations&part=payments',
  '/admin?section=operations&part=letters',
  '/post-job',
]

test('every page stays on a phone with text twice as large: visitor', async ({ page }) => {
  for (const path of forVisitors) await test.step(path, () => look(page, path))
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect(await findTooWide(page)).toEqual([])
})

test('every page stays on a phone with text twice as large: member', async ({ page }) => {
  await signInAs(page, member)
  for (const path of forMembers) await test.step(path, () => look(page, path))
  const { jobs } = await (await page.request.get('/api/jobs')).json()
  await look(page, `/jobs/${jobs[0].id}`)
  await page.goto('/')
  await page.getByRole('button', { name: 'Filters', exact: true }).tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Keywords')).toBeVisible()
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('every page stays on a phone with text twice as large: the desk', async ({ page, request }) => {
  await signInAs(page, (await makePerson(request, 'admin'))!)
  for (const path of atTheDesk) await test.step(path, () => look(page, path))
})
