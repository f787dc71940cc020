// Where one thing leads to the next: paging, what was asked, gated addresses, the way back.
import type { Page } from '@playwright/test'
import { cards, chips } from './board-list.ts'
import { callsOf } from './operator.ts'
import { somebody } from './people.ts'
import { admin, expect, expectAccessible, free, member, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

const topOfList = (page: Page) =>
  page.evaluate(() => Math.round(document.getElementById('jobs')!.getBoundingClientRect().top))
const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 844 }))

    test('another page of the list begins at its top, and Back returns to where one was', async ({ page }) => {
      await signInAs(page, member)
      await page.goto('/')
      const second = page.getByRole('link', { name: 'Page 2', exact: true })
      await second.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => window.scrollY)
      await second.click()
      await expect(page).toHaveURL('/?page=2')
      await expect.poll(() => topOfList(page)).toBeLessThan(120)
      await expect.poll(() => topOfList(page)).toBeGreaterThanOrEqual(-5)
      await page.goBack()
      await expect(page).toHaveURL('/')
      await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(60)
    })

    test('what was asked stands above the list, and each part of it goes by one press', async ({ page }) => {
      await signInAs(page, member)
      await page.goto('/?search=turtle&jobType=volunteer')
      const total = await cards(page).count()
      await expect(page.getByText(`${total} opportunities for “turtle”`)).toBeVisible()
      await expect(chips(page)).toHaveText(['Remove turtle', 'Remove Volunteer'])
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Remove Volunteer' }).click()
      await expect(page).toHaveURL('/?search=turtle')
      await page.getByRole('link', { name: 'Remove turtle' }).click()
      await expect(page).toHaveURL('/')
      await expect(chips(page)).toHaveCount(0)
    })

    test('a filtered address without a membership says what one gives, and shows the list without the filter', async ({
      page,
    }) => {
      await page.goto('/?workType=part-time')
      await expect(page.getByRole('region', { name: 'These filters come with a membership' })).toBeVisible()
      await expect(page.getByRole('heading', { name: /opportunities listed/ })).toBeVisible()
      await signInAs(page, free)
      await page.goto('/?workType=part-time')
      await expect(cards(page)).toHaveCount(3)
      await expect(chips(page)).toHaveText(['Remove Part-time'])
      await expect(page).toHaveURL('/?workType=part-time')
      await page.getByRole('link', { name: 'See what a membership gives' }).click()
      await expect(page).toHaveURL('/membership')
    })

    test('the price is public: what it gives, where the money goes, a chapter to read', async ({ page }) => {
      await page.goto('/membership')
      await expect(page.getByRole('heading', { level: 1, name: 'Membership' })).toBeVisible()
      await expect(page.getByText('$29.90 USD', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Where the money goes' })).toBeVisible()
      await expectAccessible(page)
      expect(await widerThanScreen(page)).toBe(0)
      await page.getByRole('link', { name: /Read this chapter/ }).click()
      await expect(page.getByText('Free to read')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Find the sentence that pays for the job' })).toBeVisible()
    })

    test('a listing leads with what people ask first, says where Apply leads, and back finds the same list', async ({
      page,
    }) => {
      await signInAs(page, member)
      await page.goto('/?search=turtle')
      const link = cards(page).first().getByRole('link').first()
      const title = (await link.textContent()) ?? ''
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const facts = page.locator('article dl').first()
      await expect(facts).toContainText('Pay')
      await expect(facts).toContainText('Open until')
      await expect(page.getByText(/Both lead to the organisation's own posting: opens [\w.-]+/)).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
      if (width < 768) await expect(page.getByRole('link', { name: /Apply Now/ })).toBeInViewport()
      // The way back, half beneath the header, would count as too small to press.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expectAccessible(page)
      await page.getByRole('link', { name: 'All opportunities' }).click()
      await expect(page).toHaveURL('/?search=turtle')
      await expect(chips(page)).toHaveText(['Remove turtle'])
    })

    test('a wish to save survives signing in', async ({ page }) => {
      const person = somebody()
      expect((await page.request.post('/api/register', { data: person })).status()).toBe(201)
      await page.context().clearCookies()
      await page.goto('/')
      const feed = await (await page.request.get('/jobs.rss')).text().catch(() => '')
      const id = /\/jobs\/([0-9a-f-]{36})/.exec(feed)?.[1]
      expect(id).toBeTruthy()
      await page.goto(`/jobs/${id}`)
      await page.getByRole('link', { name: 'Save' }).click()
      await expect(page).toHaveURL('/auth')
      await expect(page.getByText('and the listing is saved for you')).toBeVisible()
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL(`/jobs/${id}`)
      await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
      await page.getByRole('button', { name: 'Saved' }).click()
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    })

    test('news ring on every page', async ({ page }) => {
      await signInAs(page, member)
      await page.goto('/blog')
      const bell = page.getByRole('button', { name: /^Notifications/ })
      await bell.click()
      await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toBeVisible()
    })
  })
}

test('a word that is also the name of a kind leaves no chip behind', async ({ page }) => {
  await signInAs(page, member)
  await page.goto('/?search=Volunteer&jobType=volunteer')
  await expect(chips(page)).toHaveText(['Remove Volunteer', 'Remove Volunteer'])
  await page.getByLabel('Search the list', { exact: true }).fill('whale')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=whale/)
  await expect(chips(page)).toHaveText(['Remove whale', 'Remove Volunteer'])
})

test('the page of a listing has nothing of the one before it', async ({ page, request }) => {
  const call = await callsOf(request, admin)
  const { jobs } = await call<{ jobs: { companyLogo: string }[] }>('GET', '/api/jobs')
  const { companyLogo } = jobs.find((job) => job.companyLogo)!
  const place = {
    company: 'Zanclus Works',
    location: 'Apia, Samoa',
    jobUrl: 'https://jobs.example/zanclus',
    companyLogo,
  }
  const post = (title: string, description: string) =>
    call<{ id: string }>('POST', '/api/jobs', { ...place, title: `Zanclus Keeper ${title}`, description })
  const first = await post(`I ${Date.now()}`, 'What we do.\n\n***\n\nWhat you do.\n\n***\n\nWhat you get.')
  const second = await post(`II ${Date.now()}`, 'Something else.')
  await signInAs(page, member)
  await page.goto(`/jobs/${first.id}`)
  await expect(page.getByText('***')).toHaveCount(2)
  await page.locator(`a[href="/jobs/${second.id}"]`).click()
  await expect(page.getByText('Something else.')).toBeVisible()
  await expect(page.getByText('***')).toHaveCount(0)
})

test('large text and every width leave the header inside the page', async ({ page }) => {
  await signInAs(page, admin)
  for (const [width, size] of [
    [320, '100%'],
    [768, '100%'],
    [900, '100%'],
    [1024, '100%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/blog')
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
    expect([width, size, await widerThanScreen(page)]).toEqual([width, size, 0])
    const { height } = (await page.getByRole('banner').boundingBox())!
    expect(height).toBeLessThan(size === '200%' ? 160 : 80)
  }
})

test('an icon says what it is to who points at it for a while', async ({ page }) => {
  await signInAs(page, member)
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Sign out' }).hover()
  await expect(page.locator('[data-hint-panel]')).toHaveText('Sign out')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-hint-panel]')).toHaveCount(0)
})

test('a logo that does not load leaves the first letter of the organisation', async ({ page }) => {
  await page.route('**/objects/**', (route) => route.fulfill({ status: 404 }))
  await signInAs(page, member)
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(cards(page).first().locator('img')).toHaveCount(0)
  await expect(cards(page).first().locator('span.bg-petrol')).toHaveText(/^[\p{Lu}\p{N}]$/u)
})
