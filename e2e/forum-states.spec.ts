// The forum while it loads, when it fails, in the dark, and on the smallest screen.
import type { Locator } from '@playwright/test'
import { enterAs, makeReply, makeTopic, mark } from './forum-posts.ts'
import { registered } from './people.ts'
import { admin, expect, expectAccessible, hold, member, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test('sees five grey rows while topics load, and can try again when they do not', async ({ page }) => {
  await enterAs(page, member)
  await page.goto('/blog')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/forum/topics*', async (route) => {
    await held
    await route.fulfill({
      status: 503,
      json: { error: 'The service is briefly unavailable.', code: 'database_unavailable' },
    })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Forum', exact: true }).click()
  await expect(page.locator('[data-skeleton-row]')).toHaveCount(5)
  release()
  await expect(page.getByRole('alert')).toContainText('The service is briefly unavailable.')
  await page.unroute('**/api/forum/topics*')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
  // The button is gone; who goes by keys goes on from the list.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main > *')!.contains(document.activeElement)))
    .toBe(true)
})

test('sees that a search goes on while only loaded topics are narrowed', async ({ page }) => {
  await enterAs(page, member)
  await page.goto('/forum')
  const letThrough = await hold(page, '**/api/forum/topics*')
  const ring = page.locator('search .spinner')
  await expect(ring).toHaveCount(0)
  await page.getByLabel('Search topics').fill('how')
  await expect(page).toHaveURL('/forum?search=how')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(ring).toBeVisible()
  letThrough()
  await expect(ring).toHaveCount(0)
})

test('is told what failed, in the words of the product', async ({ page }) => {
  await enterAs(page, admin)
  const { id } = await makeTopic(page.request, admin, `Headwind ${mark()}`)
  const reply = await makeReply(page.request, admin, id, 'A reply that stays.')
  await signInAs(page, admin)
  await page.goto(`/forum/topics/${id}`)
  await page.route('**/api/forum/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, body: '' }),
  )
  const item = page.locator(`#reply-${reply.id}`)
  const article = page.getByRole('article')
  await page.getByLabel('Your reply').fill('This will not arrive.')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(toast(page, 'Failed to post reply. Please try again.')).toBeVisible()
  await article.getByRole('button', { name: 'Pin' }).click()
  await expect(toast(page, 'Failed to update topic pin status')).toBeVisible()
  await item.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Edit reply').fill('Another text altogether.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Failed to update reply')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await article.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Failed to update topic')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await item.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete reply')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await article.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete topic')).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`everybody can use it in the dark at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width, height: 900 })
    await enterAs(page, admin)
    for (const path of ['/forum', '/forum?search=zzzzzz', '/forum/new-topic']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
    await page.goto('/forum?search=how+we+talk')
    await page
      .getByRole('main')
      .getByRole('link', { name: /how we talk/ })
      .click()
    await page.getByRole('article').getByRole('button', { name: 'Edit' }).click()
    await expectAccessible(page)
  })
}

test('nothing is wider than a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await enterAs(page, member)
  const { id } = await makeTopic(
    page.request,
    member,
    `${'W'.repeat(180)}${mark()}`,
    `${'ocean'.repeat(400)}\n\n\`\`\`\n${'code '.repeat(60)}\n\`\`\``,
  )
  await signInAs(page, member)
  for (const path of ['/forum', '/forum/new-topic', `/forum/topics/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, widest]).toEqual([path, 320])
  }
})

test('a member is sent the topics with the page, and does not ask for them again', async ({ page }) => {
  await signInAs(page, member)
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/forum/topics') asked.push(request.url())
  })
  const html = await (await page.request.get('/forum')).text()
  const shown = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(shown).toContain('href="/forum/topics/')
  expect(shown).not.toContain('Loading topics')
  await page.goto('/forum', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
})

test('a wide screen has three columns under their heads, a narrow one a short block for each topic', async ({
  page,
}) => {
  await enterAs(page, member)
  await page.goto('/forum')
  const leftOf = async (row: number) => {
    const cells = page.getByRole('row').nth(row).locator('th, td')
    return cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)))
  }
  expect(await leftOf(1)).toEqual(await leftOf(0))
  await page.setViewportSize({ width: 390, height: 900 })
  const [subject, author] = await leftOf(1)
  expect(author).toBe(subject)
})

test('what says that somebody is of the team is not cut off beside a name that leaves no room for it', async ({
  page,
}) => {
  await enterAs(page, member)
  await page.goto('/forum')
  const cell = page.getByRole('row', { name: 'Read me first' }).locator('.topic-author')
  const rightOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
  expect(await rightOf(cell.getByText('Team', { exact: true }))).toBeLessThanOrEqual(await rightOf(cell))
})

test('words that are typed before the old ones arrive stay, and nothing is saved over words that did not load', async ({
  page,
}) => {
  await registered(page)
  await withoutBanner(page)
  await page.route('**/api/forum/profile', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'About you' })
  await expect(card.getByRole('alert')).toContainText('Please check your connection and try again.')
  await expectAccessible(page)
  await page.unroute('**/api/forum/profile')

  const letThrough = await hold(page, '**/api/forum/profile')
  await page.reload()
  await card.getByLabel('In your own words').fill('Kelp, mostly.')
  await expect(card.getByRole('button', { name: 'Save these words' })).toBeDisabled()
  letThrough()
  await card.getByRole('button', { name: 'Save these words' }).click()
  await expect(toast(page, 'Your page is up to date')).toBeVisible()
  await card.getByRole('link', { name: 'your page in the forum' }).click()
  await expect(page.getByText('Kelp, mostly.')).toBeVisible()
})

test('who cannot be told whether the forum writes to them is not told that it does not, and can ask again', async ({
  page,
}) => {
  await registered(page)
  await withoutBanner(page)
  await page.route('**/api/forum/settings', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/account?tab=forum')
  const choice = page.getByRole('switch', { name: 'E-mail me what is new in the forum, at most once a day' })
  await expect(page.getByRole('alert')).toContainText('Please check your connection and try again.')
  await expect(choice).toHaveCount(0)
  await page.unroute('**/api/forum/settings')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(choice).toBeEnabled()
  await expect(choice).not.toBeChecked()
})

test('a bell whose news did not arrive does not say that there are none, and can ask again', async ({ page }) => {
  await registered(page)
  await withoutBanner(page)
  await page.route('**/api/forum/notifications', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Notifications' }).click()
  const news = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect(news.getByRole('alert')).toContainText('Please check your connection and try again.')
  await expect(news.getByText('Nothing yet.')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/api/forum/notifications')
  await news.getByRole('button', { name: 'Try again' }).click()
  await expect(news.getByText('Nothing yet.')).toBeVisible()
})
