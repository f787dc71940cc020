// What a listing's page, a career and the hero owe to whoever comes from elsewhere: words, a way on, nothing that jumps.
import type { Page } from '@playwright/test'
import { lockedCards } from './board-list.ts'
import { expect, hold, member, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

async function openPublicListing(page: Page): Promise<string> {
  const path = /\/jobs\/[0-9a-f-]{36}/.exec(await (await page.request.get('/jobs.rss')).text())?.[0] ?? ''
  await page.goto(path)
  return path
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 844 }))

    test('a visitor hears how many more are like a listing, and how to see them', async ({ page }) => {
      await openPublicListing(page)
      const more = page.getByText(/^\d+ more like this (is|are) open to members/)
      await expect(more).toBeVisible()
      await more.getByRole('link', { name: 'See what a membership gives' }).click()
      await expect(page).toHaveURL('/membership')
    })

    test('a level is told in words, and what people wrote finds its own direction', async ({ page }) => {
      await signInAs(page, member)
      const { jobs } = (await (await page.request.get('/api/jobs')).json()) as { jobs: { id: string }[] }
      await page.goto(`/jobs/${jobs[0]!.id}`)
      await expect(page.getByText(/^(Entry|Mid|Senior)[- ]level$/).first()).toBeVisible()
      const title = page.getByRole('heading', { level: 1 })
      expect(await title.evaluate((heading) => heading.closest('[dir]')?.getAttribute('dir'))).toBe('auto')
    })

    test('a career leads to listings that exist, and to the list itself', async ({ page }) => {
      await signInAs(page, member)
      await page.goto('/career/marine-biologist')
      await page.getByRole('link', { name: /^Search the board for/ }).click()
      await expect(page).toHaveURL(/\/\?search=/)
      await expect(page.locator('#jobs article').first()).toBeInViewport()
    })

    test('a listing that is slow to come holds its place', async ({ page }) => {
      await signInAs(page, member)
      await page.goto('/')
      const letThrough = await hold(page, /\/api\/jobs\/[0-9a-f-]{36}$/)
      const link = page.locator('#jobs article h3 a').first()
      const title = (await link.textContent())!.trim()
      await link.click()
      await expect(page.locator('main [aria-busy="true"], main [data-skeleton], main .skeleton').first()).toBeVisible()
      letThrough()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    })

    test('the hero stays as tall as it was when its numbers arrive', async ({ page }) => {
      const letThrough = await hold(page, '**/api/stats')
      await page.goto('/blog')
      await page.getByRole('link', { name: 'Ocean Berth' }).first().click()
      const promise = page.getByRole('heading', { name: 'Become a part of the ocean' })
      await expect(promise).toBeVisible()
      const heightOf = () =>
        page
          .locator('section', { has: promise })
          .first()
          .evaluate((hero) => hero.clientHeight)
      const before = await heightOf()
      letThrough()
      await expect(page.getByText(/Right now there are/)).toBeVisible()
      expect(await heightOf()).toBe(before)
    })

    test('a visitor scrolls past six placeholders to what may be told of the board', async ({ page }) => {
      await page.goto('/')
      await expect(lockedCards(page)).toHaveCount(6)
      const facts = page.getByRole('region', { name: 'On the board today' })
      await expect(facts).toContainText(/this week/)
      await expect(facts).toContainText(/\$29\.90/)
    })

    test('the way to search stays at hand far down the list', async ({ page }) => {
      await signInAs(page, member)
      await page.goto('/')
      await page.locator('#jobs article').nth(12).scrollIntoViewIfNeeded()
      const search =
        width < 768
          ? page.getByRole('button', { name: /^Filters/ }).first()
          : page
              .locator('#job-filters')
              .getByRole('searchbox')
              .or(page.locator('#job-filters').getByRole('combobox'))
              .first()
      await expect(search).toBeInViewport()
    })

    test('a card gives its title the room there is, and the heart a corner', async ({ page }) => {
      await signInAs(page, member)
      await page.goto('/')
      const card = page.locator('#jobs article').first()
      // At once: what is new to the member may still move the list down.
      const { whole, title, heart } = await card.evaluate((whole) => {
        const boxOf = (part: string) => whole.querySelector(part)!.getBoundingClientRect().toJSON() as DOMRect
        return { whole: whole.getBoundingClientRect().toJSON() as DOMRect, title: boxOf('h3'), heart: boxOf('button') }
      })
      if (width < 768) expect(title.width).toBeGreaterThan(0.8 * whole.width)
      expect(whole.x + whole.width - heart.x - heart.width).toBeLessThan(32)
      expect(heart.y - whole.y).toBeLessThan(32)
    })

    test('on a card only the organisation makes room for the heart, and nothing lies beneath it', async ({ page }) => {
      test.skip(width >= 640, 'There the heart stands beside the title')
      await signInAs(page, member)
      await page.goto('/')
      const cards = await page.locator('#jobs article').evaluateAll((all) =>
        all.map((card) => {
          const endOf = (part: string) => card.querySelector(part)!.getBoundingClientRect().right
          const heart = card.querySelector('button svg')!.getBoundingClientRect()
          const words = document.createRange()
          const lines = [...card.querySelectorAll('.media-meta bdi, .media-meta time')].flatMap((part) => {
            words.selectNodeContents(part)
            return [...words.getClientRects()]
          })
          const isFree = lines.every(({ right, top }) => right <= heart.left || top >= heart.bottom)
          return { isWide: endOf('.media-meta') === endOf('.media-head'), isFree }
        }),
      )
      expect(cards.length).toBeGreaterThan(0)
      expect(cards.filter(({ isWide, isFree }) => !isWide || !isFree)).toEqual([])
    })

    test('a filter without a membership is refused with an offer that leads somewhere', async ({ page }) => {
      await page.goto('/')
      if (width < 768)
        await page
          .getByRole('button', { name: /^Filters/ })
          .first()
          .click()
      const filters = width < 768 ? page.getByRole('dialog') : page.locator('#job-filters')
      await filters.getByLabel('Full-time').first().click()
      const toast = page.getByRole('region', { name: /notifications/i })
      await expect(toast).toContainText('Get Membership to use filters and discover all opportunities')
      await toast.getByRole('link', { name: 'Get Membership' }).click()
      await expect(page).toHaveURL('/membership')
    })

    test('a page beyond the last one is the last one', async ({ page }) => {
      await signInAs(page, member)
      await page.goto('/?page=999')
      await expect(page).toHaveURL(/[?&]page=\d{1,2}$/)
      await expect(page.locator('#jobs article').first()).toBeVisible()
    })

    test('the guide is one press away for a member, wherever they are', async ({ page }) => {
      await signInAs(page, member)
      await page.goto('/universities')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Guide to applications' }).click()
      await expect(page).toHaveURL('/guide')
    })

    test('a link to a university’s home page says so', async ({ page }) => {
      await page.goto('/universities')
      await expect(page.getByText('Link to the university’s home page').first()).toBeVisible()
    })
  })
}

test('what stands in the header can be pressed by a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, member)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const small = await page
    .getByRole('banner')
    .locator('a, button')
    .evaluateAll((all) =>
      all
        .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && box.height < 43.5)
        .map(({ name, box }) => `${name} ${box.height}`),
    )
  expect(small).toEqual([])
})
