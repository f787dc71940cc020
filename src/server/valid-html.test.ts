// Every page that leaves the server is HTML by the rules of the Nu checker: of every route, for everybody, and those of errors.
import { readdirSync } from 'node:fs'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountSandbox } from '#features/membership/server/sandbox.pages.ts'
import type { AppEnv } from '#http/app-env.ts'
import { findHtmlFaults } from '#testing/html/html-checker.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'
import { ensureBuild, loadBuild } from './build.ts'
import { loadDemoData } from './demo-data.ts'
import { mountDemoOutbox } from './demo-outbox.ts'
import { faultPage } from './pages/fault-page.ts'

let site: TestSite
let people: Record<string, Person | null>
let ids: { job: string; topic: string }

beforeAll(async () => {
  await ensureBuild(() => undefined)
  const { render, assets } = await loadBuild(false)
  site = await startSite({}, render, assets)
  await loadDemoData(site.deps)
  const [free, member, admin] = [await aFreeMember(site), await aMember(site), await anAdmin(site)]
  people = { visitor: null, 'free member': free, member, admin }
  const { jobs } = (await site.as(admin)<{ jobs: { id: string }[] }>('GET', '/api/jobs')).body
  const { topics } = (await site.as(admin)<{ topics: { id: string }[] }>('GET', '/api/forum/topics')).body
  ids = { job: jobs[0]!.id, topic: topics[0]!.id }
}, 180_000)
afterAll(() => site.stop())

/** By the file of the route, so that none can be forgotten. */
const addresses = (): Record<string, string[]> => ({
  about: ['/about'],
  account: ['', '?tab=favorites', '?tab=forum', '?tab=pricing', '?tab=alerts'].map((tab) => `/account${tab}`),
  'admin-login': ['/admin-login'],
  'admin-reset-password': ['/admin-reset-password'],
  admin: ['/admin', '/admin?section=revenue', '/admin?section=operations'],
  auth: ['/auth'],
  'blog.$id': ['/blog/coral-restoration-breakthrough', '/blog/no-such-article'],
  'blog.index': ['/blog'],
  'career.$id': ['/career/marine-biologist', '/career/no-such-career'],
  chart: ['/chart', '/chart?jobType=volunteer'],
  'confirm-newsletter': ['/confirm-newsletter?token=none'],
  'edit-job.$id': [`/edit-job/${ids.job}`],
  educational: ['/educational'],
  'forum.index': ['/forum', '/forum?category=field-work'],
  'forum.new-topic': ['/forum/new-topic'],
  'forum.topics.$topicId': [`/forum/topics/${ids.topic}`],
  'guide.$chapter': ['/guide/reading-an-advert', '/guide/no-such-chapter'],
  'guide.index': ['/guide'],
  index: ['/', '/?page=2', '/?search=reef', '/?search=nobody+looks+for+this', '/?jobType=volunteer&sea=baltic'],
  'jobs.$id': [`/jobs/${ids.job}`, '/jobs/00000000-0000-4000-8000-000000000000'],
  logbook: ['/logbook'],
  membership: ['/membership'],
  ngo: ['/ngo'],
  'organisations.$slug': ['/organisations/atoll-reef-fellowship', '/organisations/nobody-at-all'],
  'pages.$slug': ['/pages/no-such-page'],
  pay: ['/pay'],
  'people.$username': ['/people/coral_cat', '/people/nobody'],
  'post-job': ['/post-job'],
  preferences: ['/preferences?token=none'],
  'privacy-policy': ['/privacy-policy'],
  'stop-alerts': ['/stop-alerts?token=none'],
  'stop-reminders': ['/stop-reminders?token=none'],
  'terms-of-sale': ['/terms-of-sale'],
  'terms-of-service': ['/terms-of-service'],
  'undo-email': ['/undo-email'],
  universities: ['/universities'],
  unsubscribe: ['/unsubscribe?token=none'],
  'verify-email': ['/verify-email'],
  'versions.$slug': ['/versions/terms-of-sale'],
})

/** Whose page is nobody else's: all others differ by the header alone. */
const own: Record<string, RegExp> = {
  visitor: /^/,
  'free member': /^\/(account|chart|forum|guide|jobs|logbook|membership|people|\?|$)/,
  member: /^/,
  admin: /^\/(account|admin|edit-job|forum|jobs|post-job|\?|$)/,
}

test('no route is forgotten', () => {
  const files = readdirSync(new URL('../web/routes', import.meta.url)).filter((name) => /^[a-z].*\.tsx$/.test(name))
  expect(Object.keys(addresses()).sort()).toEqual(files.map((name) => name.replace(/\.tsx$/, '')).sort())
})

test.each(Object.entries(own))('every page is valid HTML: %s', async (who, looks) => {
  const cookie = people[who]?.cookie
  const faults: string[] = []
  const checked: string[] = []
  const paths = [...Object.values(addresses()).flat(), '/no/such/page', '/api/docs']
  for (const path of paths.filter((each) => looks.test(each))) {
    const { status, headers, body } = await site.send({ path, headers: cookie ? { cookie } : {} })
    if (status >= 300 && status < 400) continue
    expect([path, headers['content-type']]).toEqual([path, expect.stringContaining('text/html')])
    checked.push(path)
    faults.push(...(await findHtmlFaults(body)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
  expect(checked.length).toBeGreaterThan(15)
})

describe('pages that are made without the renderer', () => {
  test.each([404, 414, 429, 500, 503])('the one for an error of kind %i', async (status) => {
    expect(await findHtmlFaults(faultPage(status, '00000000-0000-4000-8000-000000000000'))).toEqual([])
  })

  test('the outbox and the till of the demo', async () => {
    const demo = new Hono<AppEnv>()
    const deps = { ...site.deps, config: { ...site.deps.config, mode: 'demo' as const } }
    mountDemoOutbox(demo, deps)
    mountSandbox(demo, deps)
    for (const path of ['/demo/outbox', '/sandbox/checkout']) {
      const answer = await demo.request(path)
      expect([path, answer.status, await findHtmlFaults(await answer.text())]).toEqual([path, 200, []])
    }
  })
})
