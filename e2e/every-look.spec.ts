// Every page and state of the list that pictures are taken of, for those who enlarge it twofold, choose their own colours or have
// no pointer, and as HTML. What every-route.spec.ts does not examine is examined here.
import type { Page } from '@playwright/test'
import { type State, states, type Who } from '../scripts/screenshots/states.ts'
import { makePerson } from './roles.ts'
import {
  type Account,
  expect,
  expectAccessible,
  expectValidHtml,
  free,
  member,
  signInAs,
  test,
  withoutBanner,
} from './site.ts'

const accounts: Record<Exclude<Who, 'admin'>, Account | null> = { visitor: null, free, member }

/** Looked at by every-route.spec.ts, for everybody and at two widths. */
const examined =
  /^(home|auth|account|account-membership|account-favorites|account-forum|admin|admin-login|admin-reset-password|post-job|edit-job|job|forum|forum-new-topic|forum-topic|person|blog|blog-article|blog-article-unknown|career|career-unknown|educational|universities|pay|chart|privacy-policy|terms-of-service|terms-of-sale|not-found)$/

/** Whose words have the colour of the ground they stand on. */
async function findInvisible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      const isClear = /^rgba\(.+, 0\)$|^transparent$/.test(backgroundColor)
      return isClear && element.parentElement ? groundOf(element.parentElement) : backgroundColor
    }
    const shown = [...document.querySelectorAll('h1, h2, main a, main button, main label, main th')].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    return shown
      .filter((element) => element.textContent && getComputedStyle(element).color === groundOf(element))
      .map((element) => `${element.tagName} ${element.textContent}`)
  })
}

/** Past the way to the content, where the keyboard goes next: it must be seen. */
async function expectVisibleFocus(page: Page): Promise<void> {
  await page.locator('#main').focus()
  await page.keyboard.press('Tab')
  const focus = await page.evaluate(() => {
    const element = document.activeElement!
    // Of a card's one link, the card has the outline.
    const drawn = [undefined, '::after'].map((part) => getComputedStyle(element, part))
    const { outlineStyle, outlineWidth } = drawn.find((style) => style.outlineStyle !== 'none') ?? drawn[0]!
    return {
      name: `${element.tagName} ${element.textContent?.slice(0, 40)}`,
      outline: `${outlineStyle} ${outlineWidth}`,
    }
  })
  expect(focus.name).not.toMatch(/^BODY/)
  expect(focus).toMatchObject({ outline: expect.not.stringMatching(/^none| 0px$/) })
}

async function look(page: Page, { name, path, before }: State): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none' })
  await page.goto(typeof path === 'string' ? path : await path(page.request))
  await before?.(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true], main [role=status] .animate-spin')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  if (!examined.test(name)) await expectAccessible(page)
  await expectValidHtml(page)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await findInvisible(page)).toEqual([])
  await expectVisibleFocus(page)
}

for (const who of ['visitor', 'free', 'member', 'admin'] as const satisfies Who[]) {
  test(`every page bears twofold zoom, colours of one's own and the keyboard alone: ${who}`, async ({
    page,
    request,
  }) => {
    test.slow()
    // A window of 1280 × 900 at 200 %.
    await page.setViewportSize({ width: 640, height: 450 })
    await withoutBanner(page)
    // An account has ten sessions at most, and other journeys sign in as the operator of the demo meanwhile.
    const account = who === 'admin' ? await makePerson(request, 'admin') : accounts[who]
    if (account) await signInAs(page, account)
    const own = states.filter((state) => state.who === who && !state.hasBanner && !state.widths)
    expect(own.length).toBeGreaterThan(3)
    for (const state of own) await test.step(state.name, () => look(page, state))
  })
}
