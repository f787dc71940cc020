// What the home page costs: bytes of script, shifts of layout, and code of other areas that must not come along.
import { gzipSync } from 'node:zlib'
import { admin, expect, member, signInAs, test, withoutBanner } from './site.ts'

test('the home page ships at most 150 kB of JavaScript by gzip, and none of the forum or the back-office', async ({
  page,
}) => {
  await withoutBanner(page)
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const bodies = await Promise.all(scripts)
  expect(bodies.length).toBeGreaterThan(0)
  expect(bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)).toBeLessThanOrEqual(150_000)
  const calls = ['/api/forum/', '/api/admin/analytics', '/api/admin/users']
  expect(calls.filter((call) => bodies.some((body) => body.includes(call)))).toEqual([])
})

test('the home page asks for few scripts, and only when its first picture is on the screen', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const { paint, starts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]!.startTime,
    starts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(starts.length).toBeGreaterThan(0)
  expect(starts.length).toBeLessThanOrEqual(10)
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(paint)
})

for (const width of [390, 1440]) {
  test(`nothing shifts while the home page loads at ${width} px`, async ({ page }) => {
    await withoutBanner(page)
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  })
}

test('the question about cookies, which comes late, is not the largest thing to see on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(() => {
    const largest: string[] = []
    Object.assign(window, { largest })
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
        largest.push(element?.closest('main') ? 'of the page itself' : `${element?.outerHTML}`)
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto('/auth')
  await expect(page.getByRole('region', { name: 'We Use Cookies' })).toBeVisible()
  // It is told of when it has been painted, which is when the frame after it has begun.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
  const largest = await page.evaluate(() => (window as unknown as { largest: string[] }).largest)
  expect(new Set(largest)).toEqual(new Set(['of the page itself']))
})

const late = [
  { what: 'the guide', path: '/guide', width: 1440, who: member },
  { what: 'the logbook', path: '/logbook', width: 1440, who: member },
  { what: 'an organisation', path: '/organisations/atoll-reef-fellowship', width: 390, who: member },
  ...[390, 1440].flatMap((width) => [
    { what: 'the desk', path: '/admin', width, who: admin },
    { what: 'the desk’s visits', path: '/admin?section=site', width, who: admin },
    { what: 'the desk’s listings', path: '/admin?section=jobs', width, who: admin },
    { what: 'the desk’s revenue', path: '/admin?section=revenue', width, who: admin },
    { what: 'the daily work', path: '/admin?section=operations', width, who: admin },
  ]),
]
/** What the desk asks for beside its numbers, and what is told of the account. */
const later = /\/api\/(?:admin\/(?:waiting|drafts|revenue|empty-searches)|second-factor)/
for (const { what, path, width, who } of late) {
  test(`what comes late pushes nothing of ${what} aside at ${width} px`, async ({ page }) => {
    await withoutBanner(page)
    await signInAs(page, who)
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, later.test(route.request().url()) ? 600 : 300))
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.03)
  })
}
