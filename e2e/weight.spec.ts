// What the home page costs: bytes of script, shifts of layout, and code of other areas that must not come along.
import { expect, test, withoutBanner } from './site.ts'

test('the home page ships at most 150 kB of compressed JavaScript', async ({ page }) => {
  await withoutBanner(page)
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return
    sizes.set(
      response.url(),
      response
        .request()
        .sizes()
        .then((size) => size.responseBodySize),
    )
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  expect(sizes.size).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(150 * 1024)
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
