// The universities: a button for each country, programmes that open elsewhere, words that narrow them.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, withoutBanner } from './site.ts'

const main = (page: Page) => page.getByRole('main')

test.describe('the universities', () => {
  test('have a button a country that leads to it', async ({ page }) => {
    await withoutBanner(page)
    await page.goto('/universities')
    const buttons = page.getByRole('list', { name: 'Countries' }).getByRole('button')
    await expect(buttons).toHaveText([
      /^France/,
      /^Germany/,
      /^Italy/,
      /^New Zealand/,
      /^Portugal/,
      /^South Africa/,
      /^Spain/,
      /^United Kingdom/,
      /^United States/,
    ])
    await buttons.filter({ hasText: 'Spain' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^Spain/ })).toBeInViewport()
    await expect(page.getByRole('region', { name: /^Spain/ })).toBeFocused()
  })

  test('scroll smoothly, unless less motion is asked for', async ({ page }) => {
    await withoutBanner(page)
    await page.addInitScript(() => {
      const asked: unknown[] = []
      Object.assign(window, { asked })
      Element.prototype.scrollIntoView = (options) => void asked.push(options)
    })
    const asked = () => page.evaluate(() => (window as unknown as { asked: { behavior: string }[] }).asked.at(-1))
    await page.goto('/universities')
    const italy = page.getByRole('button', { name: 'Italy' })
    await italy.click()
    expect(await asked()).toEqual({ behavior: 'auto' })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await italy.click()
    expect(await asked()).toEqual({ behavior: 'smooth' })
  })

  test('are reached exactly, however much lies in between', async ({ page }) => {
    await withoutBanner(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/universities')
    for (const country of ['United States', 'Italy']) {
      await page.getByRole('button', { name: country }).click()
      const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${country}`) })
      await expect
        .poll(async () => Math.round((await heading.boundingBox())?.y ?? -1), { timeout: 10_000 })
        .toBeLessThan(300)
      await expect(heading).toBeInViewport()
    }
  })

  test('let whoever has arrived scroll on', async ({ page }) => {
    await withoutBanner(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/universities')
    const italy = page.getByRole('button', { name: 'Italy' })
    const top = () => page.evaluate(() => document.getElementById('italy')?.getBoundingClientRect().top ?? 0)
    const scrolled = () =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const twoFramesLater = () => requestAnimationFrame(() => requestAnimationFrame(resolve))
            window.addEventListener('scrollend', twoFramesLater, { once: true })
          }),
      )
    await Promise.all([scrolled(), italy.click()])
    await expect.poll(top).toBeLessThan(200)
    // Already there: nothing is scrolled, and so nothing ends.
    await italy.evaluate((button) => (button as HTMLButtonElement).click())
    await Promise.all([scrolled(), page.mouse.wheel(0, 400)])
    expect(await top()).toBeLessThan(0)
  })

  test('open the university in a new tab', async ({ page }) => {
    await withoutBanner(page)
    await page.goto('/universities')
    const links = main(page).getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(98)
    const wrong = await links.evaluateAll(
      (all) =>
        all.filter(
          (link) => link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noopener noreferrer',
        ).length,
    )
    expect(wrong).toBe(0)
  })

  test('say when a link leads to a home page instead of the programme', async ({ page }) => {
    await withoutBanner(page)
    await page.goto('/universities')
    const card = (title: string) => main(page).getByRole('listitem').filter({ hasText: title })
    await expect(card('BSc Oceanography').getByRole('link')).toHaveAccessibleDescription(
      'Link to the university’s home page',
    )
    await expect(card('MSc Biological Oceanography')).toContainText('Link to the school’s home page')
    await expect(card('MIT-WHOI Joint Program')).not.toContainText('home page')
  })

  test('can be filtered by words, say how many match, and when none does', async ({ page }) => {
    await withoutBanner(page)
    await page.goto('/universities')
    const filter = page.getByRole('searchbox', { name: 'Filter programs' })
    const status = main(page).getByRole('status')
    await expect(status).toHaveText('98 programs in 9 countries')
    await filter.fill('bremen aquatic')
    await expect(status).toHaveText('1 program in 1 country')
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([/^Germany/])
    await filter.fill('basket weaving')
    await expect(status).toHaveText('No program found')
    await expect(main(page).getByRole('heading', { name: 'No program found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Italy' }).click()
    await expect(filter).toHaveValue('')
    await expect(page.getByRole('heading', { level: 2, name: /^Italy/ })).toBeInViewport()
  })
})
