// Browser tests: journeys through the demo site, in a real Chromium.
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { sitePort } from './e2e/site-place.ts'
import { findChromium } from './scripts/chromium.ts'

const port = Number(sitePort)
const executablePath = findChromium() ?? undefined

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than there are cores: a journey waits for the site a tenth of its time. With two more it takes longer.
  workers: Math.min(availableParallelism(), 4) + 1,
  // A shared machine can starve one test of its processor; what fails twice is broken.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  // However busy the machine is, what is waited for comes; only what fails takes this long.
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    // What can't be pressed within a minute never can: the journey ends then, not with its whole time.
    actionTimeout: 60_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        // Parts of the browser's own window that are pages themselves: a processor's second for every test.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Waves that move cost a processor without graphics dearly; what moves is tested where it matters.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node --import tsx e2e/server.ts',
    url: `http://localhost:${port}/readyz`,
    env: { E2E_PORT: String(port), NODE_ENV: 'production' },
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
