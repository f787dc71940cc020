// Smaller promises of the board: how it scrolls, what small screens leave out, what is asked again, what is told to machines.
import { cards } from './board-list.ts'
import { callsOf } from './operator.ts'
import { registered } from './people.ts'
import { admin, expect, expectAccessible, free, hold, member, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test('searching and filtering bring the listings into view, smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      asked.push(`${this.id} ${JSON.stringify(options)}`)
    }
  })
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked.splice(0))
  const smoothly = ['jobs {"behavior":"smooth"}']
  await signInAs(page, member)
  await page.goto('/?scrollToJobs=true')
  await expect(page).toHaveURL('/')
  await expect.poll(asked).toEqual(smoothly)
  await page.getByPlaceholder('Job title, keywords, or company').fill('whale')
  await page.getByLabel('Job Type').first().selectOption('All Types')
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await expect(page).toHaveURL('/?search=whale')
  expect(await asked()).toEqual(smoothly)
  await page.getByLabel('Full-time', { exact: true }).click()
  await expect(page).toHaveURL(/workType=full-time/)
  expect(await asked()).toEqual(smoothly)
})

test('a small screen shows only the button of the search, which asks in a sheet over the listings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByPlaceholder('Job title, keywords, or company')).toBeHidden()
  await expect(page.getByLabel('Job Type').first()).toBeHidden()
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await expect(page.getByRole('dialog', { name: 'Search and filters' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.getElementById('jobs')!.getBoundingClientRect().top))
    .toBeLessThan(200)
})

test('who closes the sheet of the search on a small screen is at the listings, not at the button that opened it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, member)
  await page.goto('/')
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search and filters' })
  await sheet.getByLabel('Full-time', { exact: true }).check()
  await expect(page).toHaveURL('/?workType=full-time')
  await sheet.getByRole('button', { name: /^Show (\d+ )?listings?$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Search Jobs' })).not.toBeInViewport()
  await expect(page.getByRole('button', { name: 'Filters' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused()
})

test('the list is sorted by Most Recent, which is the only way', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText(['Most Recent'])
})

test('a heart is a toggle, after which the favourites are read again', async ({ page }) => {
  const isRead = (path: string) => /\/api\/users\/[^/]+\/favorites$/.test(path)
  await registered(page)
  await page.goto('/')
  const heart = cards(page).first().getByRole('button')
  for (const [method, pressed] of [
    ['POST', 'true'],
    ['DELETE', 'false'],
  ] as const) {
    const changed = page.waitForRequest((request) => request.url().endsWith('/api/favorites'))
    const read = page.waitForResponse((response) => isRead(response.url()))
    await heart.click()
    expect((await changed).method()).toBe(method)
    expect((await (await read).json()).length).toBe(pressed === 'true' ? 1 : 0)
    await expect(heart).toHaveAttribute('aria-pressed', pressed)
  }
})

test('hearts pressed faster than the line are sent in turn, and the last press counts', async ({ page }) => {
  await registered(page)
  await page.goto('/')
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/favorites') && sent.push(request.method()))
  const letThrough = await hold(page, '**/api/favorites')
  const [first, second] = [cards(page).nth(0).getByRole('button'), cards(page).nth(1).getByRole('button')]
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  expect(sent).toEqual(['POST'])
  const read = page.waitForResponse((response) => /\/users\/[^/]+\/favorites$/.test(response.url()))
  letThrough()
  expect(await (await read).json()).toHaveLength(1)
  expect(sent).toEqual(['POST', 'DELETE', 'POST'])
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
})

test('a listing tells machines what it is, in the head of its page', async ({ page }) => {
  await signInAs(page, member)
  const { jobs } = await (await page.request.get('/api/jobs')).json()
  const html = await (await page.request.get(`/jobs/${jobs[0].id}`)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? '{}')
  expect(data).toMatchObject({ '@type': 'JobPosting', title: jobs[0].title })
})

test('the job form has its two parts, marks what it needs, and falls back to 30 days', async ({ page }) => {
  await signInAs(page, admin)
  await page.goto('/post-job')
  for (const name of ['Company Information', 'Job Details'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  const marks = page.locator('.required-mark')
  await expect(marks).toHaveText(['Company Name', 'Company Logo', 'Job Title', 'Location', 'Job URL', 'Job Type'])
  const after = await marks.first().evaluate((label) => getComputedStyle(label, '::after').content)
  expect(after).toContain('*')
  await expect(page.getByLabel('Display Days')).toHaveValue('30')
  await page.getByLabel('Display Days').fill('a month')
  await page.getByRole('button', { name: 'Post Job', exact: true }).click()
  await expect(page.getByText('Title is required', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Display days/)).toHaveCount(0)
})

test('visits that can not be counted disturb nobody', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('oceanberth_cookie_consent', 'accepted'))
  await page.route('**/api/analytics/*', (route) => route.fulfill({ status: 503, body: '' }))
  await signInAs(page, member)
  await page.goto('/')
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/jobs\//)
  await expect(page.getByRole('heading', { name: 'About the Company' })).toBeVisible()
  await expect(page.locator('.toast-panel')).toHaveCount(0)
})

test('a listing is shared by the device where it can, and by a copied link where it can not', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(page, member)
  await page.goto('/')
  await cards(page).first().getByRole('link').click()
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.evaluate(() =>
    Object.assign(navigator, { share: async ({ url }: ShareData) => document.body.setAttribute('data-shared', url!) }),
  )
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', page.url())
})

test('what is shared of a listing does not say how one came to it, and a device that can not share copies', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(page, member)
  await page.goto('/')
  const path = await cards(page).first().getByRole('link').getAttribute('href')
  await page.goto(`${path}?utm_source=newsletter&utm_campaign=2026-11-16`)
  await page.evaluate(() =>
    Object.assign(navigator, { share: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) }),
  )
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path!, page.url()).href)
})

test('a form that was begun asks before it is left, by a link and by Back', async ({ page }) => {
  await signInAs(page, admin)
  await page.goto('/universities')
  await page.getByRole('banner').getByRole('link', { name: 'Post Job' }).click()
  const title = page.getByLabel('Job Title')
  await title.fill('Half a listing')
  const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' })
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  await blog.click()
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/post-job')
  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/post-job')
  await expect(title).toHaveValue('Half a listing')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/universities')
  await expect(page.getByRole('heading', { level: 1, name: /University/ })).toBeVisible()
})

test('closing the tab on a form that was begun asks as well, and moving about within it does not', async ({ page }) => {
  await signInAs(page, admin)
  await page.goto('/post-job')
  await page.getByLabel('Job Title').fill('Half a listing')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/post-job#main')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

test('a free member is told of the membership after the fifth listing, both plans beside each other', async ({
  page,
}) => {
  await signInAs(page, free)
  await page.goto('/')
  const fifth = page.locator('#jobs ul').first().locator('> li').nth(4)
  const offer = fifth.getByRole('region', { name: 'Membership' })
  await expect(offer.getByText('Free Plan')).toBeVisible()
  await expect(offer.getByText('One year membership')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Membership' })).toHaveCount(1)
})

test('a listing that is closed is not offered to machines', async ({ page, request }) => {
  const call = await callsOf(request, admin)
  const { jobs } = await call<{ jobs: { id: string }[] }>('GET', '/api/jobs')
  const open = await call<Record<string, unknown>>('GET', `/api/jobs/${jobs[0]!.id}`)
  const { id: _id, createdAt: _at, expiresAt: _until, ...fields } = open
  // Never live, so that nobody who counts the board meanwhile is disturbed.
  const closed = await call<{ id: string }>('POST', '/api/jobs', { ...fields, title: 'Closed early', active: false })
  await signInAs(page, admin)
  await page.goto(`/jobs/${closed.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Closed early' })).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await call('DELETE', `/api/jobs/${closed.id}`)
})
