// A server that neither changes nor tells anything any more: what a page shows stays, and is what is stored; what did not come
// can be asked for again.
import type { Page } from '@playwright/test'
import { callsOf } from './operator.ts'
import { favoriteSaved, registered } from './people.ts'
import { admin, expect, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

async function atTheBoard(page: Page) {
  const person = await registered(page)
  await page.goto('/')
  return person
}

const newest = (page: Page) => page.locator('#jobs article:not([aria-hidden])').first()
const titleOf = async (page: Page) => (await newest(page).getByRole('heading').textContent())!

async function letFail(page: Page, addresses: RegExp): Promise<void> {
  await page.route(addresses, (route) => route.fulfill({ status: 503, json: {} }))
}

test('favourites stay in their list', async ({ page }) => {
  await atTheBoard(page)
  const title = await titleOf(page)
  const saved = favoriteSaved(page)
  await newest(page).getByRole('button').click()
  await saved
  await page.goto('/account?tab=favorites')
  const remove = page.getByRole('button', { name: `Remove ${title} from favorites` })
  await expect(remove).toBeVisible()
  await letFail(page, /\/favorites$/)
  const readAnew = page.waitForResponse((response) => response.request().method() === 'GET')
  await remove.click()
  await expect(toast(page, 'Error removing from favorites')).toBeVisible()
  await readAnew
  await expect(remove).toBeVisible()
})

test('where favourites do not load no heart looks empty, until they do', async ({ page }) => {
  await atTheBoard(page)
  const title = await titleOf(page)
  const saved = favoriteSaved(page)
  await newest(page).getByRole('button').click()
  await saved
  await page.goto('/blog')
  await letFail(page, /\/users\/[^/]+\/favorites$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  const note = page.getByText('Your favorites did not load, so there are no hearts.')
  await expect(note).toBeVisible()
  await expect(page.getByRole('button', { name: /favorites$/ })).toHaveCount(0)
  const again = page.getByRole('button', { name: 'Try again' })
  const failedAgain = page.waitForResponse((answer) => answer.url().endsWith('/favorites'))
  await again.click()
  await failedAgain
  await expect(again).not.toHaveAttribute('aria-busy')
  await expect(note).toBeVisible()
  await page.unroute(/\/users\/[^/]+\/favorites$/)
  await again.click()
  await expect(page.getByRole('button', { name: `Remove ${title} from favorites` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(note).toBeHidden()
})

test('an entry of the logbook stays at its stage, and words about it stay in their form', async ({ page }) => {
  await atTheBoard(page)
  const title = await titleOf(page)
  await newest(page).getByRole('link').first().click()
  await page.getByLabel('In your logbook').selectOption('interested')
  await page.getByRole('link', { name: 'Open my logbook' }).click()
  const stage = page.getByLabel(`Stage of ${title}`)
  await expect(stage).toHaveValue('interested')
  await letFail(page, /\/api\/logbook/)
  await stage.selectOption('applied')
  await expect(toast(page, 'Your logbook was not changed')).toBeVisible()
  await expect(stage).toHaveValue('interested')
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Note').fill('Ask about boots')
  const readAnew = page.waitForResponse((response) => response.request().method() === 'GET')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await readAnew
  await expect(dialog.getByLabel('Note')).toHaveValue('Ask about boots')
})

test('what is hidden, the calendar and who gets a part are asked for again by whom they did not reach', async ({
  page,
  request,
}) => {
  const person = await atTheBoard(page)
  const own = await callsOf(request, person)
  const { id } = await own<{ id: string }>('GET', '/api/user')
  const grant = { action: 'grant', days: 30, reason: 'A line that breaks' }
  await (await callsOf(request, admin))('POST', `/api/admin/users/${id}/membership`, grant)
  const href = await newest(page).getByRole('link').first().getAttribute('href')
  await own('PUT', `/api/hidden/jobs/${href!.split('/').at(-1)}`)
  const ways = [/\/api\/hidden$/, /\/api\/calendar$/, /\/api\/membership$/]
  for (const way of ways) await letFail(page, way)
  await page.goto('/account?tab=alerts')
  const again = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(2)
  await page.unroute(ways[1]!)
  await again.first().click()
  await expect(page.getByText(/\/calendar\/.+\.ics/)).toBeVisible()
  await page.unroute(ways[0]!)
  await again.click()
  await expect(page.getByRole('heading', { name: 'Hidden' })).toBeVisible()
  await page.getByRole('tab', { name: 'Membership' }).click()
  await expect(again).toBeVisible()
  await expect(page.getByLabel('Organisation')).toHaveCount(0)
  await page.unroute(ways[2]!)
  await again.click()
  await expect(page.getByLabel('Organisation')).toHaveValue('')
})

test('a listing can be noted once the logbook has come after all', async ({ page }) => {
  await letFail(page, /\/api\/logbook$/)
  await atTheBoard(page)
  await newest(page).getByRole('link').first().click()
  const again = page.getByRole('button', { name: 'Your logbook did not load: try again' })
  await expect(again).toBeVisible()
  await page.unroute(/\/api\/logbook$/)
  await again.click()
  await expect(page.getByLabel('In your logbook')).toBeEnabled()
})
