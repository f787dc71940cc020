// The frame around every page: header, menu, footer, banner, not-found.
import { admin, expect, expectAccessible, free, member, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.describe('the header', () => {
  test('leads a visitor to the four areas and to signing in', async ({ page }) => {
    await withoutBanner(page)
    await page.goto('/')
    const header = page.getByRole('banner')
    for (const [name, path] of [
      ['Educational', '/educational'],
      ['Forum', '/forum'],
      ['Blog', '/blog'],
      ['Universities', '/universities'],
    ] as const) {
      await header.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
    }
    await header.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(header.getByRole('button', { name: 'Sign out' })).toBeHidden()
  })

  test('is already right in the HTML for a signed-in member, and offers posting to admins only', async ({ page }) => {
    await withoutBanner(page)
    await signInAs(page, free)
    const html = await (await page.request.get('/')).text()
    expect(html).toContain('My Account')
    expect(html).not.toContain('Post Job')
    await signInAs(page, admin)
    expect(await (await page.request.get('/')).text()).toContain('Post Job')
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Post Job' })).toHaveAttribute('href', '/post-job')
  })

  test('signs out with the toast of the specification', async ({ page }) => {
    await withoutBanner(page)
    await signInAs(page, free)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click()
    await expect(page).toHaveURL('/account')
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await expect(toast(page, 'You have been logged out')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect(await page.evaluate(() => window.localStorage.getItem('auth_token'))).toBeNull()
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })

  test('ends a session whose token the browser has lost', async ({ page }) => {
    await withoutBanner(page)
    await page.request.post('/api/login', { data: free })
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect.poll(async () => (await page.request.get('/api/user')).status()).toBe(401)
  })

  test('stays on a screen of 320 px with text twice as large, and keeps its name', async ({ page }) => {
    await withoutBanner(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await signInAs(page, member)
    await page.goto('/blog')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const header = page.getByRole('banner')
    for (const control of [
      header.getByRole('link', { name: 'Ocean Berth' }),
      header.getByLabel(/^Notifications/).filter({ visible: true }),
      header.getByRole('button', { name: 'Open menu' }),
    ]) {
      const { x, width } = (await control.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(320)
      expect(width).toBeGreaterThanOrEqual(44)
    }
  })

  test('folds into a menu on small screens that closes after a choice and on Escape', async ({ page }) => {
    await withoutBanner(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const toggle = page.getByRole('button', { name: 'Open menu' })
    await toggle.click()
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toBeFocused()
    await toggle.click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('the cookie banner', () => {
  for (const [button, stored] of [
    ['Accept All', 'accepted'],
    ['Essential Only', 'essential-only'],
    ['Decline', 'declined'],
    ['Close', 'declined'],
  ] as const) {
    test(`stores ${stored} for ${button} and does not ask again`, async ({ page }) => {
      await page.goto('/')
      // Each is the only one of its name, also where a part of the name is asked for.
      await page.getByRole('region', { name: 'We Use Cookies' }).getByRole('button', { name: button }).click()
      await expect(page.getByRole('heading', { name: 'We Use Cookies' })).toBeHidden()
      expect(await page.evaluate(() => window.localStorage.getItem('oceanberth_cookie_consent'))).toBe(stored)
      await page.reload()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'We Use Cookies' })).toBeHidden()
      await page.getByRole('button', { name: 'Manage Cookies' }).click()
      await expect(page.getByRole('heading', { name: 'We Use Cookies' })).toBeVisible()
    })
  }

  test('explains itself on request and is usable by everybody', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Details' }).click()
    await expect(page.getByText('Essential Cookies')).toBeVisible()
    await expect(page.getByText('Analytics Cookies')).toBeVisible()
    await expectAccessible(page)
  })
})

test('pages are read by the rules of today, not those of old browsers', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat')
})

test('an unknown path is a 404 page with a way back', async ({ page }) => {
  await withoutBanner(page)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the listings' }).click()
  await expect(page).toHaveURL('/')
})

test('the footer leads everywhere it should', async ({ page, baseURL }) => {
  await withoutBanner(page)
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const paths = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/auth',
      '/forum',
      '/blog',
      '/educational',
      '/privacy-policy',
      '/terms-of-service',
      '/terms-of-sale',
      '/admin-login',
      '/account?tab=pricing',
      'mailto:hello@oceanberth.example',
    ]),
  )
  await expect(footer.getByRole('link', { name: 'admin', exact: true })).toHaveAttribute('href', '/admin-login')
  await expect(footer.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth')
  await expect(footer.locator('a[target=_blank][rel="noopener noreferrer"]')).toHaveAttribute('href', /^https:/)
  for (const path of paths.filter((each) => each?.startsWith('/'))) {
    expect([path, (await page.request.get(`${baseURL}${path}`)).status()]).toEqual([path, 200])
  }
})

test('the skip link is first and leads to the content', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

for (const width of [768, 834, 960]) {
  test(`the whale swims beside the words of the home page, not behind them, at ${width} px`, async ({ page }) => {
    await withoutBanner(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    // As far as it swims to and fro.
    const reach = 24
    const covered = await page.getByRole('region', { name: 'Search', exact: true }).evaluate((hero, far) => {
      const whale = hero.querySelector('.sea-whale')!.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(hero.querySelector('h1 + p')!)
      return [...words.getClientRects()].filter(
        ({ right, top, bottom }) => right > whale.left - far && top < whale.bottom && bottom > whale.top,
      ).length
    }, reach)
    expect(covered).toBe(0)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.beforeEach(({ page }) => withoutBanner(page))
  const gutter = 17

  test('the foot begins at one edge, and its lines are as far from each other', async ({ page }) => {
    await page.goto('/about')
    const foot = page.locator('footer')
    const edges = await foot.getByRole('link', { name: 'admin' }).evaluate((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      return Math.round(words.getBoundingClientRect().left)
    })
    expect(edges).toBe(gutter)
    const gaps = await foot.getByRole('navigation', { name: 'Join' }).evaluate((join) => {
      const lines = [...join.querySelectorAll('a')].map((link) => {
        const words = document.createRange()
        words.selectNodeContents(link)
        return words.getBoundingClientRect()
      })
      return lines.slice(1).map(({ top }, at) => Math.round(top - lines[at]!.bottom))
    })
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(2)
  })

  test('what can be done with a listing begins where its words do', async ({ page }) => {
    await signInAs(page, member)
    await page.goto('/')
    await page.locator('#jobs article:not([aria-hidden]) a').first().click()
    for (const name of [/^Saved?$/, /^Follow/]) {
      const icon = page.getByRole('main').getByRole('button', { name }).locator('svg').first()
      await expect.poll(async () => Math.round((await icon.boundingBox())!.x), String(name)).toBe(gutter)
    }
  })

  test('an address is not broken within a word that the next line has room for', async ({ page }) => {
    await page.goto('/membership')
    const address = page.getByRole('main').getByRole('link', { name: /@/ })
    expect(await address.evaluate((link) => link.getClientRects().length)).toBe(1)
  })

  test('half of what is paid most stands beneath the middle of its bar', async ({ page }) => {
    await page.goto('/pay')
    const distances = await page.locator('main figure:has(> p[aria-hidden])').evaluateAll((charts) =>
      charts.map((chart) => {
        const words = document.createRange()
        words.selectNodeContents(chart.querySelector('p[aria-hidden] > :nth-child(2)')!)
        const [half, bar] = [words.getBoundingClientRect(), chart.querySelector('svg')!.getBoundingClientRect()]
        return Math.abs(half.left + half.width / 2 - bar.left - bar.width / 2)
      }),
    )
    expect(distances.length).toBeGreaterThan(0)
    expect(Math.max(...distances)).toBeLessThan(1)
  })
})
