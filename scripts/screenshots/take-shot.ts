// One picture of one state, taken when fonts and data are there; returns what the page complained about.
import type { Page } from '@playwright/test'
import type { Scheme } from './flags.ts'
import type { State } from './states.ts'
import type { Visitors } from './visitors.ts'

export type Shot = { state: State; width: number; scheme: Scheme }

const heights: Record<number, number> = { 390: 844, 768: 1_024 }

export function nameOf({ state, width, scheme }: Shot): string {
  return `${state.name}-${state.who}-${width}-${scheme}.png`
}

export async function takeShot(
  visitors: Visitors,
  shot: Shot,
  file: string,
  { fullPage = true }: { fullPage?: boolean } = {},
): Promise<string[]> {
  const { state, width, scheme } = shot
  const look = { who: state.who, hasBanner: state.hasBanner ?? false, width, height: heights[width] ?? 900, scheme }
  const context = await visitors.open(look)
  try {
    const page = await context.newPage()
    const complaints = listen(page)
    const path = typeof state.path === 'string' ? state.path : await state.path(context.request)
    await page.goto(path, { waitUntil: 'networkidle' })
    await state.before?.(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(async () => void (await document.fonts.ready))
    await page.screenshot({ path: file, fullPage, animations: 'disabled' })
    return complaints
  } finally {
    await context.close()
  }
}

/** That the page itself is a 404 is not the page's fault. */
function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (4\d\d|503)/.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
