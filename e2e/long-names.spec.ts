// Names as long as they may be, on the smallest screen: nothing pushes a page, a window or a post wider than it is.
import type { Locator, Page } from '@playwright/test'
import { makeReply, makeTopic } from './forum-posts.ts'
import { callsOf } from './operator.ts'
import { registered, somebody } from './people.ts'
import { admin, expect, test, withoutBanner } from './site.ts'

const width = 320
test.use({ viewport: { width, height: 700 } })
test.beforeEach(({ page }) => withoutBanner(page))

const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const overflow = (part: Locator) => part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

/** The newest listing, so that a free member sees it. */
async function aListing(page: Page) {
  const call = await callsOf(page.request, admin)
  const { jobs } = await call<{ jobs: { companyLogo: string | null }[] }>('GET', '/api/jobs')
  const { companyLogo } = jobs.find((job) => job.companyLogo)!
  const word = 'Meeresschildkrötenschutzgebietsverwaltungsgesellschaft'
  const listing = {
    title: `Diver for the ${word}`,
    company: `International Council for the Study of ${word} ${Date.now()}`,
    companyWebsite: 'https://www.meeresschildkroetenschutzgebietsverwaltung.example/',
    location: `${word}, Portugal`,
    salary: `https://jobs.example/${'pay-'.repeat(2)}${'scales'.repeat(12)}`,
    jobUrl: 'https://jobs.example/diver',
    companyLogo,
  }
  const { id, company } = await call<{ id: string; company: string }>('POST', '/api/jobs', listing)
  return { id, company, remove: () => call('DELETE', `/api/jobs/${id}`) }
}

test('a listing, what can be done with it, and its organisation fit', async ({ page }) => {
  const { id, company, remove } = await aListing(page)
  await registered(page)
  await page.goto(`/jobs/${id}`)
  await expect(page.getByRole('button', { name: `Follow ${company}` })).toBeVisible()
  expect(await widest(page)).toBe(width)
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Hide from your lists' })
  await expect(dialog.getByRole('button', { name: `All of ${company}` })).toBeVisible()
  expect(await overflow(dialog)).toBe(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: company }).click()
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible()
  await expect(page.getByRole('button', { name: `Follow ${company}` })).toBeVisible()
  expect(await widest(page)).toBe(width)
  await remove()
})

test('the address of a feed is cut, not the page', async ({ page }) => {
  await registered(page)
  await page.goto('/?search=turtle')
  await page.getByRole('button', { name: 'Tell me when there is one' }).click()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('link', { name: 'Confirm your address to be told' }).click()
  const feed = page.locator('details').filter({ hasText: 'As a feed' })
  // Seen once to stay shut at the first press, right after the page had come.
  await expect(async () => {
    if (!(await feed.evaluate((details: HTMLDetailsElement) => details.open))) await feed.locator('summary').click()
    await expect(feed.getByText(/\/alerts\/.+\.rss/)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(await widest(page)).toBe(width)
})

test('what somebody with the longest name wrote can be read, and is found by them', async ({ page }) => {
  const person = somebody()
  const writer = { ...person, username: `${'wavewatcher'.repeat(7)}${person.username}` }
  expect((await page.request.post('/api/register', { data: writer })).status()).toBe(201)
  const { email, password } = writer
  const word = `berth${Date.now()}`
  const { id } = await makeTopic(page.request, { email, password }, `Who knows the ${word}?`)
  await makeReply(page.request, { email, password }, id, 'Nobody does, so I went there by myself and looked.')
  await registered(page)
  await page.goto(`/forum/topics/${id}`)
  await expect(page.getByRole('link', { name: writer.username })).toHaveCount(2)
  expect(await widest(page)).toBe(width)
  expect(await overflow(page.getByRole('listitem').filter({ hasText: 'Nobody does' }))).toBe(0)
  for (const path of [`/forum?author=${writer.username}`, `/forum?search=${word}&within=texts`]) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: `Who knows the ${word}?` })).toBeVisible()
    expect([path, await widest(page)]).toEqual([path, width])
  }
})
