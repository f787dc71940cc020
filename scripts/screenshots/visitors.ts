// Browsers for everybody who looks: signed in once each, the cookie banner answered or not.
import { type Browser, type BrowserContext, type BrowserContextOptions, request } from '@playwright/test'
import { storageKeys } from '#shared/brand.ts'
import { type Account, admin, free, member } from '../../e2e/site.ts'
import type { Scheme } from './flags.ts'
import type { Who } from './states.ts'

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>
type Look = { who: Who; hasBanner: boolean; width: number; height: number; scheme: Scheme }

const accounts: Record<Exclude<Who, 'visitor'>, Account> = { free, member, admin }

export type Visitors = { open(look: Look): Promise<BrowserContext> }

export function makeVisitors(browser: Browser, url: string): Visitors {
  const sessions = new Map<Who, Promise<Storage>>()
  return {
    async open({ who, hasBanner, width, height, scheme }) {
      const session = sessions.get(who) ?? signIn(url, who)
      sessions.set(who, session)
      const { cookies, origins } = await session
      const kept = origins.flatMap(({ localStorage }) => localStorage)
      const localStorage = hasBanner ? kept : [...kept, ...bannerAnswered()]
      return browser.newContext({
        baseURL: url,
        viewport: { width, height },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        storageState: { cookies, origins: [{ origin: url, localStorage }] },
      })
    },
  }
}

/** Token and cookie, as a sign-in on the page leaves them. */
async function signIn(url: string, who: Who): Promise<Storage> {
  if (who === 'visitor') return { cookies: [], origins: [] }
  const api = await request.newContext({ baseURL: url })
  try {
    const response = await api.post('/api/login', { data: accounts[who] })
    if (!response.ok()) throw new Error(`Signing in as ${who} answered ${response.status()}`)
    const { token } = (await response.json()) as { token: string }
    const { cookies } = await api.storageState()
    return { cookies, origins: [{ origin: url, localStorage: [{ name: storageKeys.token, value: token }] }] }
  } finally {
    await api.dispose()
  }
}

function bannerAnswered(): { name: string; value: string }[] {
  return [
    { name: storageKeys.consent, value: 'declined' },
    { name: storageKeys.consentDate, value: new Date().toISOString() },
  ]
}
