// Every page and state worth looking at. A feature adds a line for each of its own; a test holds routes and list together.
import type { APIRequestContext, Page } from '@playwright/test'

export type Who = 'visitor' | 'free' | 'member' | 'admin'

export type State = {
  /** The first part of the picture's name. */
  name: string
  /** For a path with an id: asked from the API, in the name of whoever is looking. */
  path: string | ((api: APIRequestContext) => Promise<string>)
  who: Who
  /** The route's file in src/web/routes, without .tsx, where the path does not tell it. */
  route?: string
  /** The cookie banner shows; elsewhere it has been answered. */
  hasBanner?: boolean
  /** Widths at which the state exists; all of them when not said. */
  widths?: readonly number[]
  /** What is done before the picture is taken. */
  before?(page: Page): Promise<void>
}

export const states: State[] = [
  { name: 'home', path: '/', who: 'visitor' },
  { name: 'home', path: '/', who: 'member' },
  { name: 'home', path: '/', who: 'admin' },
  { name: 'home-banner', path: '/', who: 'visitor', hasBanner: true },
  {
    name: 'home-banner-details',
    path: '/',
    who: 'visitor',
    hasBanner: true,
    before: (page) => page.getByRole('button', { name: 'Details' }).click(),
  },
  { name: 'home-menu', path: '/', who: 'visitor', widths: [390], before: openMenu },
  { name: 'home-menu', path: '/', who: 'admin', widths: [390], before: openMenu },
  { name: 'auth', path: '/auth', who: 'visitor' },
  { name: 'account', path: '/account', who: 'free' },
  { name: 'account', path: '/account', who: 'member' },
  { name: 'account-membership', path: '/account?tab=pricing', who: 'free' },
  { name: 'account-membership', path: '/account?tab=pricing', who: 'member' },
  { name: 'account-favorites', path: '/account?tab=favorites', who: 'free' },
  { name: 'account-forum', path: '/account?tab=forum', who: 'member' },
  { name: 'home', path: '/', who: 'free' },
  { name: 'guide', path: '/guide', who: 'visitor' },
  { name: 'guide', path: '/guide', who: 'member' },
  { name: 'guide-chapter', path: '/guide/reading-an-advert', who: 'member' },
  { name: 'unsubscribe', path: '/unsubscribe?token=none', who: 'visitor' },
  { name: 'preferences', path: '/preferences?token=none', who: 'visitor' },
  { name: 'confirm-newsletter', path: '/confirm-newsletter?token=none', who: 'visitor' },
  { name: 'admin-login', path: '/admin-login', who: 'visitor' },
  { name: 'admin', path: '/admin', who: 'admin' },
  { name: 'admin-site', path: '/admin', who: 'admin', before: (page) => openSection(page, 'Site Analytics') },
  { name: 'admin-users', path: '/admin', who: 'admin', before: (page) => openSection(page, 'Users & Accounts') },
  { name: 'admin-jobs', path: '/admin', who: 'admin', before: (page) => openSection(page, 'Job Analytics') },
  { name: 'admin-settings', path: '/admin', who: 'admin', before: (page) => openSection(page, 'Settings') },
  { name: 'admin-operations', path: '/admin', who: 'admin', before: (page) => openSection(page, 'Operations') },
  { name: 'admin-revenue', path: '/admin?section=revenue', who: 'admin' },
  { name: 'admin-subscribers', path: '/admin?section=operations&part=subscribers', who: 'admin' },
  { name: 'admin-feeds', path: '/admin?section=operations&part=feeds', who: 'admin' },
  { name: 'admin-data-requests', path: '/admin?section=operations&part=requests', who: 'admin' },
  { name: 'admin-forum-acts', path: '/admin?section=operations&part=acts', who: 'admin' },
  { name: 'admin-unread-texts', path: '/admin?section=operations&part=texts', who: 'admin' },
  { name: 'admin-gift-codes', path: '/admin', who: 'admin', before: (page) => openTab(page, 'Gift codes') },
  { name: 'admin-ngo-tally', path: '/admin', who: 'admin', before: (page) => openTab(page, 'NGO tally') },
  { name: 'admin-audit-log', path: '/admin', who: 'admin', before: (page) => openTab(page, 'Audit log') },
  { name: 'admin-system', path: '/admin', who: 'admin', before: openOperations('System', /^The biggest tables/) },
  { name: 'admin-newsletter', path: '/admin', who: 'admin', before: openOperations('Newsletter', /^Addresses/) },
  { name: 'admin-letters', path: '/admin', who: 'admin', before: openOperations('Letters', /^Undelivered/) },
  { name: 'unsubscribe-forum', path: '/unsubscribe?list=forum&token=none', who: 'visitor' },
  { name: 'admin-reset-password', path: '/admin-reset-password', who: 'visitor' },
  { name: 'verify-email', path: '/verify-email', who: 'visitor' },
  { name: 'undo-email', path: '/undo-email', who: 'visitor' },
  { name: 'post-job', path: '/post-job', who: 'admin' },
  { name: 'edit-job', path: pathOfJob('/edit-job'), route: 'edit-job.$id', who: 'admin' },
  { name: 'job', path: pathOfPublicJob, route: 'jobs.$id', who: 'visitor' },
  { name: 'job', path: pathOfJob('/jobs'), route: 'jobs.$id', who: 'member' },
  { name: 'forum', path: '/forum', who: 'visitor' },
  { name: 'forum', path: '/forum', who: 'member' },
  { name: 'forum-new-topic', path: '/forum/new-topic', who: 'member' },
  { name: 'forum-topic', path: pathOfTopic, route: 'forum.topics.$topicId', who: 'member' },
  { name: 'person', path: '/people/coral_cat', route: 'people.$username', who: 'member' },
  { name: 'blog', path: '/blog', who: 'visitor' },
  { name: 'blog-article', path: '/blog/coral-restoration-breakthrough', who: 'visitor' },
  { name: 'blog-article-unknown', path: '/blog/no-such-article', who: 'visitor' },
  { name: 'career', path: '/career/marine-biologist', who: 'visitor' },
  { name: 'career-unknown', path: '/career/no-such-career', who: 'visitor' },
  { name: 'educational', path: '/educational', who: 'visitor' },
  { name: 'universities', path: '/universities', who: 'visitor' },
  { name: 'membership', path: '/membership', who: 'visitor' },
  { name: 'pay', path: '/pay', who: 'visitor' },
  { name: 'about', path: '/about', who: 'visitor' },
  { name: 'page', path: '/pages/about', who: 'visitor', route: 'pages.$slug' },
  { name: 'ngo', path: '/ngo', who: 'visitor' },
  { name: 'versions', path: '/versions/terms-of-sale', who: 'visitor', route: 'versions.$slug' },
  { name: 'admin-texts', path: '/admin', who: 'admin', before: (page) => openSection(page, 'Texts') },
  { name: 'logbook', path: '/logbook', who: 'member' },
  { name: 'alerts', path: '/account?tab=alerts', who: 'member' },
  { name: 'stop-alerts', path: '/stop-alerts?token=none', who: 'visitor' },
  { name: 'stop-reminders', path: '/stop-reminders?token=none', who: 'visitor' },
  { name: 'organisation', path: '/organisations/atoll-reef-fellowship', who: 'member' },
  { name: 'chart', path: '/chart', who: 'visitor' },
  { name: 'chart-free', path: '/chart', who: 'free' },
  { name: 'chart-member', path: '/chart', who: 'member' },
  { name: 'privacy-policy', path: '/privacy-policy', who: 'visitor' },
  { name: 'terms-of-service', path: '/terms-of-service', who: 'visitor' },
  { name: 'terms-of-sale', path: '/terms-of-sale', who: 'visitor' },
  { name: 'not-found', path: '/no/such/page', who: 'visitor' },
]

function pathOfJob(before: string): (api: APIRequestContext) => Promise<string> {
  return async (api) => {
    const { jobs } = (await (await api.get('/api/jobs')).json()) as { jobs: { id: string }[] }
    return `${before}/${jobs[0]?.id}`
  }
}

/** A visitor's list names none, but search engines are told. */
async function pathOfPublicJob(api: APIRequestContext): Promise<string> {
  const path = /\/jobs\/[0-9a-f-]{36}/.exec(await (await api.get('/sitemap.xml')).text())?.[0]
  if (!path) throw new Error('The sitemap names no listing')
  return path
}

async function pathOfTopic(api: APIRequestContext): Promise<string> {
  const { topics } = (await (await api.get('/api/forum/topics')).json()) as { topics: { id: string }[] }
  return `/forum/topics/${topics[0]?.id}`
}

function openMenu(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Open menu' }).click()
}

function openSection(page: Page, name: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Administration' }).getByRole('button', { name }).click()
}

async function openTab(page: Page, name: string): Promise<void> {
  await openSection(page, 'Operations')
  await page.getByRole('tab', { name, exact: true }).click()
}

/** Until the tab's last table is there. */
function openOperations(tab: string, table: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await openTab(page, tab)
    await page.getByRole('table', { name: table }).waitFor()
  }
}
