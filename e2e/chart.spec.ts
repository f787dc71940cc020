// The chart of lights: what each person sees of it, by mouse, by keyboard and without seeing it.
import { expect, expectAccessible, free, member, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

const areas = 'main svg a.chart-area'
const lights = 'main svg .chart-lights a'

test('a visitor sees seas with numbers and no light, in the drawing and in the table alike', async ({ page }) => {
  await page.goto('/chart')
  await expect(page.getByRole('heading', { name: 'The chart', level: 1 })).toBeVisible()
  await expect(page.locator(lights)).toHaveCount(0)
  const rows = page.getByRole('table', { name: 'Open listings by sea' }).getByRole('row')
  const drawn = await page.locator(areas).count()
  expect(drawn).toBeGreaterThan(3)
  await expect(rows).toHaveCount(drawn + 1)
  const names = await page.locator(areas).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  for (const row of await rows.all()) {
    const [sea, count] = await row.getByRole('cell').allTextContents()
    if (sea) expect(names).toContain(`${sea}: ${count} listings`)
  }
  await expectAccessible(page)
})

test('the land is a picture that is fetched once for all charts', async ({ page }) => {
  await page.goto('/chart')
  const file = (await page.locator('main svg .chart-land image').getAttribute('href'))!
  const width = await page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src })
    await picture.decode()
    return picture.naturalWidth
  }, file)
  expect(width).toBe(1000)
  expect((await page.request.get(file)).headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': expect.stringContaining('immutable'),
  })
})

test('a member presses a light and reads its listing', async ({ page }) => {
  await signInAs(page, member)
  await page.goto('/chart')
  expect(await page.locator(lights).count()).toBeGreaterThan(20)
  const href = await page.locator(lights).first().getAttribute('href')
  await page.locator(lights).first().click({ force: true })
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/)
  expect(href).toMatch(/^\/jobs\//)
  await expect(page.locator('main h1')).toBeVisible()
})

test('a member chooses a sea by keyboard and sees its listings', async ({ page }) => {
  await signInAs(page, member)
  await page.goto('/chart')
  const sea = page.locator(areas).first()
  const said = (await sea.getAttribute('aria-label'))!
  await sea.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/\?sea=[a-z-]+/)
  const count = /(\d+) listings?$/.exec(said)![1]
  await expect(page.getByRole('heading', { name: `${count} opportunities listed` })).toBeVisible()
})

test('a free member sees no light but of the newest three', async ({ page }) => {
  await signInAs(page, free)
  await page.goto('/chart')
  await expect(page.locator(areas).first()).toBeAttached()
  expect(await page.locator(lights).count()).toBeLessThanOrEqual(3)
  await expectAccessible(page)
})

test('kind and season live in the address, and nothing found has a next step', async ({ page }) => {
  await page.goto('/chart')
  await page.getByRole('link', { name: 'Volunteering' }).click()
  await expect(page).toHaveURL(/\/chart\?jobType=volunteer$/)
  await page.getByLabel('Begins').selectOption('dec-feb')
  await expect(page).toHaveURL(/jobType=volunteer&season=dec-feb$/)
  await expect(page.getByText('Only listings that say when they begin are shown.')).toBeVisible()
  await page.goto('/chart?season=nonsense&jobType=pirate')
  await expect(page.getByLabel('Begins')).toHaveValue('')
})

test('kind and season that are chosen one right after the other are both kept', async ({ page }) => {
  await page.goto('/chart')
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  const choose = (order: string[]) =>
    page.evaluate((names) => {
      const kind = [...document.querySelectorAll<HTMLElement>('a.chart-kind')].at(-1)!
      const season = document.querySelector<HTMLSelectElement>('select[name=season]')!
      const acts: Record<string, () => void> = {
        kind: () => kind.click(),
        season: () => {
          season.value = 'dec-feb'
          season.dispatchEvent(new Event('change', { bubbles: true }))
        },
      }
      for (const name of names) acts[name]!()
    }, order)
  await choose(['kind', 'season'])
  await expect(page).toHaveURL(/\?jobType=internship&season=dec-feb$/)
  await page.goto('/chart')
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  await choose(['season', 'kind'])
  await expect(page).toHaveURL(/jobType=internship/)
  await expect(page).toHaveURL(/season=dec-feb/)
})

for (const width of [390, 768, 1440]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`the chart fits ${width} px, ${scheme}, for a member`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 900 })
      await signInAs(page, member)
      await page.goto('/chart')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    })
  }
}

test('a visitor finds a small chart on the home page that leads to the large one', async ({ page }) => {
  await page.goto('/')
  const picture = page.getByRole('img', { name: 'Chart of the seas' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  await picture.click()
  await expect(page).toHaveURL(/\/chart$/)
})
