// The texts of the house: readable by everybody, at every width, without JavaScript, and with a way back from nowhere.
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, member, signInAs, test, withoutBanner } from './site.ts'

const pages = [
  { path: '/educational', heading: 'Careers in the ocean' },
  { path: '/career/diving-instructor', heading: 'Diving Instructor' },
  { path: '/blog', heading: 'Blog' },
  { path: '/blog/top-tips-finding-job-ocean-field', heading: 'Twelve tips for finding a job in the ocean field' },
  { path: '/universities', heading: 'Marine Conservation University Programs' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/terms-of-service', heading: 'Terms of Service' },
  { path: '/terms-of-sale', heading: 'Terms of Sale' },
]

const missing = [
  { path: '/career/pirate', heading: 'Career Not Found', back: 'Back to the careers', to: '/educational' },
  { path: '/blog/flat-sea-theory', heading: 'Article Not Found', back: 'Back to the blog', to: '/blog' },
]

const main = (page: Page) => page.getByRole('main')

for (const { path, heading, back, to } of missing) {
  test(`${path} is not there, says so, and leads back`, async ({ page }) => {
    await withoutBanner(page)
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page).toHaveTitle(new RegExp(heading))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(to)
  })
}

for (const path of ['/educational', '/blog/coral-restoration-breakthrough', '/universities']) {
  test(`${path} can be read in the dark`, async ({ page }) => {
    await withoutBanner(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await expectAccessible(page)
  })
}

test.describe('without JavaScript', () => {
  // A context of its own: scripts that are announced and then not run would count as complaints.
  async function openPlainly(browser: Browser, baseURL: string | undefined): Promise<Page> {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    return context.newPage()
  }

  test('every text has its title, its description and its words', async ({ browser, baseURL }) => {
    const page = await openPlainly(browser, baseURL)
    for (const { path, heading } of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveTitle(/ – Ocean Berth$/)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50}/)
      expect((await main(page).textContent())?.length).toBeGreaterThan(1_000)
    }
    await page.context().close()
  })

  test('a country button still leads to its country', async ({ browser, baseURL }) => {
    const page = await openPlainly(browser, baseURL)
    await page.goto('/universities')
    await page.getByRole('button', { name: 'Portugal' }).click()
    await expect(page).toHaveURL(/#portugal$/)
    await expect(page.getByRole('heading', { level: 2, name: /^Portugal/ })).toBeInViewport()
    await page.context().close()
  })
})

test('ten careers lead to their pages, and only the diving instructor is NEW', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/educational')
  const links = main(page).locator('a[href^="/career/"]')
  await expect(links).toHaveCount(10)
  await expect(main(page).getByText('NEW', { exact: true })).toHaveCount(1)
  await main(page).getByRole('link', { name: 'Oceanographer' }).click()
  await expect(page).toHaveURL('/career/oceanographer')
  await expect(main(page).getByText('$60,000 - $100,000')).toBeVisible()
  for (const name of ['Duration', 'Location']) await expect(main(page).getByText(name, { exact: true })).toBeVisible()
  for (const name of ['Responsibilities', 'Requirements', 'Skills', 'Where to study', 'Read on']) {
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
  }
  const search = main(page).getByRole('link', { name: /Search the board/ })
  await expect(search).toHaveAttribute('href', '/?search=oceanographer#jobs')
})

test('beside a career stand the newest listings of its kind, as far as one may see them', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/career/marine-biologist')
  const open = page.getByRole('region', { name: 'Open listings' })
  await expect(open.getByText(/^\d+ listings are open just now\./)).toBeVisible()
  await expect(open.getByRole('link', { name: 'See what a membership gives' })).toBeVisible()
  await expect(open.getByRole('listitem')).toHaveCount(0)
  await signInAs(page, member)
  await page.goto('/career/marine-biologist')
  await expect(open.getByRole('listitem')).toHaveCount(3)
  await expect(open.getByRole('link', { name: 'See what a membership gives' })).toHaveCount(0)
  await expectAccessible(page)
})

test('eight articles lead to their pages, newest first, and on to the next', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/blog')
  // Another journey publishes one of its own for a moment.
  const cards = main(page).getByRole('listitem').filter({ hasNotText: 'On notes-' })
  await expect(cards).toHaveCount(8)
  await expect(cards.first().getByText('NEW', { exact: true })).toBeVisible()
  await expect(cards.last().getByText('October 14, 2025')).toBeVisible()
  await expect(main(page).locator('li img, li svg')).not.toHaveCount(0)
  await cards.first().getByRole('link').click()
  await expect(page).toHaveURL('/blog/coral-restoration-breakthrough')
  await page.getByRole('link', { name: /Older article/ }).click()
  await expect(page).toHaveURL('/blog/future-ocean-conservation-careers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/The next ten years of ocean work/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('one author is linked to a profile elsewhere, the others are plain text', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/blog/build-career-marine-biology')
  const author = main(page).getByRole('link', { name: /Marina Tidewell/ })
  await expect(author).toHaveAttribute('target', '_blank')
  await expect(author).toHaveAttribute('rel', 'noopener noreferrer')
  await page.goto('/blog/marine-protected-areas-success')
  await expect(main(page).getByText('Finn Saltmarsh', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /Finn Saltmarsh/ })).toHaveCount(0)
})

test('an article tells search engines what it is', async ({ page }) => {
  const html = await (await page.request.get('/blog/marine-protected-areas-success')).text()
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  expect(data).toMatchObject({ '@type': 'Article', datePublished: '2026-03-10', author: { name: 'Finn Saltmarsh' } })
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/blog\/marine-protected-areas-success"\/>/)
})

test('the browser loads only the article that is read', async ({ page }) => {
  await withoutBanner(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/blog', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /assets\/(coral-restoration|build-career)[^/]*\.js/.test(url))).toEqual([])
})

test('the headings of a text can be jumped to', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/privacy-policy')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your rights' }).click()
  await expect(page).toHaveURL('/privacy-policy#your-rights')
  await expect(main(page).getByRole('heading', { name: 'Your rights' })).toBeInViewport()
  await expect(main(page).getByText('September 27, 2025').first()).toBeAttached()
})
