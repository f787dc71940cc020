// The board as visitors, free members, members and admins see and use it.
import { cards, lockedCards } from './board-list.ts'
import { favoriteSaved, registered } from './people.ts'
import { expect, expectAccessible, free, member, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test.describe('a visitor', () => {
  test('sees how much there is, blurred, and two ways in', async ({ page }) => {
    await page.goto('/')
    const { totalJobs } = await (await page.request.get('/api/stats')).json()
    await expect(page.getByRole('heading', { name: 'Become a part of the ocean' })).toBeVisible()
    await expect(page.getByText(`${totalJobs} jobs`)).toBeVisible()
    await expect(
      page.getByRole('heading', { name: `Become a member to view all the ${totalJobs} opportunities` }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: `${totalJobs} opportunities listed` })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await expect(lockedCards(page)).toHaveCount(6)
    await expect(page.getByRole('region', { name: 'On the board today' })).toContainText(`${totalJobs}`)
    await expect(page.getByRole('button', { name: /favorites/ })).toHaveCount(0)
    for (const name of ['Log In', 'Create Account']) {
      await page.goto('/')
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL('/auth')
    }
  })

  test('may search from the hero, which changes the count and nothing else', async ({ page }) => {
    await page.goto('/')
    await page.getByPlaceholder('Job title, keywords, or company').fill('turtle')
    await page.getByLabel('Job Type').first().selectOption('Volunteer')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await expect(page).toHaveURL('/?search=turtle&jobType=volunteer')
    await expect(lockedCards(page).first()).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await page.getByPlaceholder('Job title, keywords, or company').fill('zzqxwv')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No opportunities found')).toBeVisible()
    await expect(page.getByText('Try adjusting your search criteria or filters.')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/?search=turtle&jobType=volunteer')
  })

  test('is told what filters need', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Only paid positions').click()
    await expect(toast(page, /to use filters and discover all opportunities/)).toBeVisible()
    await expect(page.getByLabel('Only paid positions')).not.toBeChecked()
    await page.reload()
    await page.getByPlaceholder('Search locations...').focus()
    await expect(toast(page, /to use filters and discover all opportunities/)).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('reads the list without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: /opportunities listed/ })).toBeVisible()
    await page.getByPlaceholder('Job title, keywords, or company').fill('whale')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await expect(page).toHaveURL(/search=whale/)
    await context.close()
  })
})

test.describe('a free member', () => {
  test('sees the three newest, and a pager that does not work', async ({ page }) => {
    await signInAs(page, free)
    await page.goto('/')
    await expect(cards(page)).toHaveCount(3)
    await expect(lockedCards(page)).toHaveCount(17)
    await expect(page.locator('nav[aria-label="Pages of listings"] button').first()).toBeDisabled()
    await page.goto('/?page=2')
    await expect(cards(page)).toHaveCount(0)
  })

  test('saves a listing at once, and finds it in the account', async ({ page }) => {
    await registered(page)
    await page.goto('/')
    const title = await cards(page).first().getByRole('heading').textContent()
    const saved = favoriteSaved(page)
    await cards(page)
      .first()
      .getByRole('button', { name: /^Add .* to favorites$/ })
      .click()
    await expect(
      cards(page)
        .first()
        .getByRole('button', { name: /^Remove/ }),
    ).toHaveAttribute('aria-pressed', 'true')
    await saved
    await page.goto('/account?tab=favorites')
    await expect(page.getByRole('tab', { name: 'Favorites (1)' })).toBeVisible()
    await page.getByRole('button', { name: `Remove ${title} from favorites` }).click()
    await expect(page.getByText('No favorite jobs')).toBeVisible()
  })

  test('gets it back when saving fails, with the reason that was given', async ({ page }) => {
    await registered(page)
    await page.goto('/')
    await page.route('**/api/favorites', (route) => route.fulfill({ status: 503, json: { error: 'We are careening' } }))
    await cards(page).first().getByRole('button', { name: /^Add/ }).click()
    await expect(toast(page, 'Error adding to favorites')).toBeVisible()
    await expect(toast(page, 'We are careening')).toBeVisible()
    await expect(cards(page).first().getByRole('button', { name: /^Add/ })).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('a member', () => {
  test.beforeEach(({ page }) => signInAs(page, member))

  test('filters in the address, pages, clears, and walks back', async ({ page }) => {
    await page.goto('/')
    await expect(cards(page)).toHaveCount(20)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/?page=2')
    await page.getByLabel('Internship', { exact: true }).check()
    await expect(page).toHaveURL('/?jobType=internship')
    await page.getByLabel('Volunteer', { exact: true }).check()
    await expect(page).toHaveURL(/jobType=volunteer%2Cinternship|jobType=internship%2Cvolunteer/)
    await page.getByPlaceholder('Search locations...').fill('new zealand')
    await expect(page).toHaveURL(/location=new\+zealand/)
    await expect(cards(page).first()).toContainText('New Zealand')
    const clear = page.getByRole('button', { name: 'Clear All' })
    await clear.click()
    await expect(page).toHaveURL('/')
    await expect(clear).toBeDisabled()
    await expect(clear).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/location=new\+zealand/)
    await expect(page.getByPlaceholder('Search locations...')).toHaveValue('new zealand')
  })

  test('uses the filters in a sheet on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel('Part-time').check()
    await expect(page).toHaveURL('/?workType=part-time')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  test('opens a listing, and both links lead outside in a new tab', async ({ page }) => {
    await registered(page)
    await page.goto('/')
    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/)
    for (const name of [/Discover Job Details/, /Apply Now/]) {
      const link = page.getByRole('link', { name })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    await expect(page.getByRole('heading', { name: 'About the Company' })).toBeVisible()
    await expect(page.getByText('Ocean Industry')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Job Details' })).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
    await page.getByRole('button', { name: 'Saved' }).click()
    await expectAccessible(page)
  })
})

test('scrollToJobs brings the listings into view and leaves the address', async ({ page }) => {
  await page.goto('/?scrollToJobs=true')
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => page.evaluate(() => document.getElementById('jobs')!.getBoundingClientRect().top))
    .toBeLessThan(200)
  await page.goto('/#job-filters')
  await expect(page.locator('#job-filters')).toBeInViewport()
})

test('a listing that never was is a 404, and says so', async ({ page }) => {
  const response = await page.goto('/jobs/00000000-0000-4000-8000-000000000000')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Job Not Found' })).toBeVisible()
  await expect(page.getByText("The job you're looking for doesn't exist or has been removed.")).toBeVisible()
})
