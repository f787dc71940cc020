// For journeys without a mouse: going on by Tab as a person would.
import type { Locator, Page } from '@playwright/test'

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

/** Goes on by Tab until it is there, and fails when it is out of reach. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(target)) return
  }
  throw new Error(`not reached by keyboard: ${target}`)
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
