// npm run interactions: from a click or key to the next paint, on a processor slowed to a quarter; --markdown keeps the table.
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { storageKeys } from '#shared/brand.ts'
import { member } from '../../e2e/site.ts'
import { getChromium, howToInstall } from '../chromium.ts'
import { type DemoSite, startDemoSite } from '../screenshots/demo-site.ts'
import { writeTable } from './write-table.ts'

const slowdown = 4
const runs = 3

type Interaction = {
  name: string
  path: string
  before?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

/** As a hand does: there first, then down, then up. */
async function press(target: Locator): Promise<void> {
  await target.hover()
  await target.page().waitForTimeout(400)
  await target.click({ delay: 80 })
}

const interactions: Interaction[] = [
  { name: 'filter the list', path: '/', act: (page) => press(page.getByLabel('Internship', { exact: true })) },
  {
    name: 'save a favourite',
    path: '/',
    act: (page) =>
      press(
        page
          .locator('#jobs article')
          .getByRole('button', { name: /favorites$/ })
          .first(),
      ),
  },
  { name: 'another tab', path: '/account', act: (page) => press(page.getByRole('tab', { name: /Favorites/ })) },
  {
    name: 'write a reply',
    path: '/forum',
    before: async (page) => {
      await page.locator('main a[href^="/forum/topics/"]').first().click()
      await page.getByRole('textbox', { name: /reply/i }).click()
    },
    act: (page) => page.keyboard.type('Cold hands, warm gloves.', { delay: 60 }),
  },
]

/** The longest the browser reports between the act's inputs and the paints after them. */
async function timeOf(browser: Browser, site: DemoSite, { path, before, act }: Interaction): Promise<number> {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 900 } })
  try {
    const response = await page.request.post('/api/login', { data: member })
    const { token } = (await response.json()) as { token: string }
    const stored = [
      [storageKeys.token, token],
      [storageKeys.consent, 'declined'],
      [storageKeys.consentDate, new Date().toISOString()],
    ] as const
    await page.addInitScript((entries) => {
      for (const [name, value] of entries) window.localStorage.setItem(name, value)
    }, stored)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForSelector('html[data-awake]')
    await before?.(page)
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(() => {
      const times: number[] = []
      Object.assign(window, { times })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId) times.push(entry.duration)
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await act(page)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(800)
    const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
    return Math.max(16, ...times)
  } finally {
    await page.close()
  }
}

const executablePath = getChromium((line) => console.log(line))
if (!executablePath) {
  console.error(howToInstall)
  process.exit(1)
}
const site = await startDemoSite()
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-background-networking'] })
try {
  const rows: string[][] = []
  for (const interaction of interactions) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) times.push(await timeOf(browser, site, interaction))
    rows.push([interaction.name, String(Math.round(Math.min(...times)))])
    console.log(`${interaction.name}: ${times.map(Math.round).join(', ')} ms`)
  }
  if (process.argv.includes('--markdown')) {
    await writeTable('interactions', `processor slowed ${slowdown} ×, best of ${runs}.`, ['interaction', 'ms'], rows)
  }
} finally {
  await browser.close()
  await site.stop()
}
