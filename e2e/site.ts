// What every journey starts from: a page that must stay silent, and people to be.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { findHtmlFaults } from '../src/testing/html/html-checker.ts'

export { expect }

export type Account = { email: string; password: string }

export const admin: Account = { email: 'admin@oceanberth.example', password: 'harbour-master-2026' }
export const member: Account = { email: 'member@oceanberth.example', password: 'deep-water' }
export const free: Account = { email: 'free@oceanberth.example', password: 'shore-line' }

type Fixtures = {
  /** What a page may not do: speak on the console, break, ask another host, fail to load something. */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  complaints: [async ({ baseURL: _ }, use) => use([]), { auto: true }],
  page: async ({ page, complaints, baseURL }, use) => {
    page.on('console', (message) => {
      if (!/status of (4\d\d|503)/.test(message.text())) complaints.push(`console ${message.type()}: ${message.text()}`)
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error('policy', violatedDirective, blockedURI, sourceFile),
      )
    })
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(baseURL!) && !/^(blob|data|about):/.test(url)) complaints.push(`foreign request: ${url}`)
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
    })
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    // People who are faster than a page comes to life are a test of their own: early-clicks.spec.ts.
    const untilAwake = async () => {
      // Asked at every frame: a selector is looked for twice a second only.
      await page.waitForFunction(() => !document.getElementById('main') || 'awake' in document.documentElement.dataset)
    }
    page.goto = async (...args) => {
      const response = await goto(...args)
      await untilAwake()
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      if (options?.waitUntil !== 'commit') await untilAwake()
      return response
    }
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** Signs in through the API and puts token and cookie where a real sign-in leaves them. */
export async function signInAs(page: Page, account: Account): Promise<void> {
  const data = { email: account.email, password: account.password }
  // A connection that has been idle may be closed by the server in this very moment; browsers ask again then, too.
  const response = await page.request.post('/api/login', { data, maxRetries: 2 })
  expect(response.status()).toBe(200)
  const { token } = await response.json()
  await page.addInitScript((value) => window.localStorage.setItem('auth_token', value), token)
}

/** The banner has been answered before: most journeys are not about it. */
export async function withoutBanner(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.localStorage.setItem('oceanberth_cookie_consent', 'declined')
    window.localStorage.setItem('oceanberth_cookie_consent_at', new Date().toISOString())
  })
}

/** From now on nothing arrives from these addresses, until the function that this answers is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: isOpen, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await isOpen
    await route.continue()
  })
  return letThrough
}

export const holdScripts = (page: Page) => hold(page, '**/assets/*.js')

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Behind a dialog nothing can be pressed, so what half of the header covers there is not too small to be pressed. */
const settings = `axe.configure({ rules: [{ id: 'target-size', selector: ':not([aria-hidden="true"] *)' }] })`

/** Once for every document; left to itself the builder brings three megabytes of it for every look. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(`${axe};${settings}`)
}

/** WCAG 2.2 AA and best practice, everything on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await bringAxe(page)
  const { violations } = await new AxeBuilder({ page, axeSource: 'null' })
    // All frames are our own: the way that opens a second page for the result only costs time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/** HTML by the rules of the Nu checker, with all that scripts have made of the page. */
export async function expectValidHtml(page: Page): Promise<void> {
  expect(await findHtmlFaults(await page.content())).toEqual([])
}
