// The dashboard's sections drawn with known numbers: each stands where it should.
import { expect, test } from 'vitest'
import type { User } from '#features/accounts/account.schema.ts'
import { type Analytics, mostJobNumbers } from '#features/analytics/analytics.schema.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import { countBySection } from '../waiting.rules.ts'
import { DraftsPanel } from './drafts-panel.tsx'
import { JobsSection } from './jobs-section.tsx'
import { OverviewSection } from './overview-section.tsx'
import { sectionsFor } from './sections.ts'
import { ContactCard } from './settings/contact-card.tsx'
import { SettingsSection } from './settings-section.tsx'
import { Sidebar } from './sidebar.tsx'
import { SiteSection } from './site-section.tsx'
import { UsersSection } from './users-section.tsx'

const me = { id: '1', username: 'harbour-master', email: 'boss@mail.example', role: 'admin' } as User
const day = { date: '2026-06-15', visitors: 1, sessions: 1, signups: 1 }
const data: Analytics = {
  siteAnalytics: {
    dailyVisitors: 11,
    weeklyVisitors: 22,
    monthlyVisitors: 33,
    dailySessions: 44,
    weeklySessions: 55,
    monthlySessions: 66,
    totalJobs: 77,
    jobsByType: { job: 71, volunteer: 72, internship: 73 },
    series: [day],
  },
  userAnalytics: {
    totalUsers: 81,
    activeUsers: 82,
    retentionRate: 83.5,
    dailySignups: 84,
    weeklySignups: 85,
    monthlySignups: 86,
    usersByPlan: { Free: 91, Monthly: 92, Quarterly: 93, Annual: 94 },
    series: [day],
  },
  jobAnalytics: [
    {
      id: '6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f01',
      title: 'Deck Hand',
      company: 'Harbour Works',
      createdAt: '2026-06-01T00:00:00.000Z',
      expiresAt: '2099-07-01T00:00:00.000Z',
      active: true,
      featured: false,
      likes: 101,
      titleClicks: 102,
      discoverClicks: 103,
      websiteClicks: 104,
    },
  ],
}
const refresh = { isRefreshing: false, onRefresh: () => undefined }

test('the overview has four numbers, the last of them the sum of likes and clicks', () => {
  const words = wordsOf(draw(<OverviewSection data={data} {...refresh} />))
  expect(words).toMatch(/Visitors \(30d\) 33 .*Sessions \(30d\) 66 .*Published Jobs 77 .*Interactions 410/)
  expect(words).toContain('Refresh Data')
  expect(wordsOf(draw(<OverviewSection data={data} {...refresh} isRefreshing />))).toContain('Refreshing...')
})

test('the site: visitors and sessions of a day, a week, a month, and jobs by type', () => {
  const words = wordsOf(draw(<SiteSection site={data.siteAnalytics} seesRevenue />))
  expect(words).toMatch(/Unique visitors Daily 11 .*Weekly 22 .*Monthly 33 last 30 days/)
  expect(words).toMatch(/Sessions Daily 44 .*Weekly 55 .*Monthly 66 last 30 days/)
  expect(words).toMatch(/Jobs by type.*Job 71.*Volunteer 72.*Internship 73/)
})

test('people: totals, retention in percent, signups, and members per plan', () => {
  const words = wordsOf(draw(<UsersSection me={me} people={data.userAnalytics} />))
  expect(words).toMatch(/Total users 81 .*Active users 82 .*Retention rate 83.5 % /)
  expect(words).toMatch(/Daily signups 84 last 24 hours .*85 last 7 days .*86 last 30 days/)
  expect(words).toMatch(/Members per plan.*Free 91.*Monthly 92.*Quarterly 93.*Annual 94/)
  expect(words).toContain('Not confirmed Silenced or suspended Team')
})

test('from visits one gets to where they came from, which stands beside what came of them', () => {
  const html = draw(<SiteSection site={data.siteAnalytics} seesRevenue />)
  expect(html).toMatch(/href="\/admin\?section=revenue#sources"[^>]*>Where they came from</)
  expect(draw(<SiteSection site={data.siteAnalytics} seesRevenue={false} />)).not.toContain('revenue')
})

test('jobs: a row each, with its numbers, and ways to edit and to delete it', () => {
  const html = draw(<JobsSection jobs={data.jobAnalytics} />)
  expect(wordsOf(html)).toMatch(/Deck Hand .*Harbour Works .*2026.* 101 102 103 104/)
  expect(html).toMatch(/href="\/jobs\/6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f01"[^>]*><bdi>Deck Hand<\/bdi>/)
  expect(html).toContain('href="/edit-job/6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f01?back=')
  expect(html).toContain('aria-label="Delete Deck Hand"')
})

test('a draft leads to how it will look', () => {
  const draft = {
    id: 'd1',
    title: 'Bosun',
    company: 'Reef',
    publishAt: null,
    createdAt: '2026-06-15T12:00:00.000Z',
    origin: null,
  }
  expect(draw(<DraftsPanel />, { '/api/admin/drafts': { drafts: [draft] } })).toMatch(
    /href="\/jobs\/d1"[^>]*><bdi>Bosun/,
  )
})

test('of a very large board the numbers say that they are those of the newest listings', () => {
  const [job] = data.jobAnalytics
  const newest = Array.from({ length: mostJobNumbers }, (_, number) => ({ ...job!, id: String(number) }))
  expect(wordsOf(draw(<JobsSection jobs={newest} />))).toContain('10,000 of the newest 10,000 jobs')
  expect(wordsOf(draw(<JobsSection jobs={newest.slice(1)} />))).toContain('9,999 of 9,999 jobs')
  const overview = (jobAnalytics: typeof newest) =>
    wordsOf(draw(<OverviewSection data={{ ...data, jobAnalytics }} {...refresh} />))
  expect(overview(newest)).toContain('the newest 10,000 jobs, last 13 months')
  expect(overview(newest.slice(1))).toContain('all jobs, last 13 months')
})

test('settings: who the admin is, the own password, and links for members', () => {
  const words = wordsOf(draw(<SettingsSection me={me} />))
  expect(words).toMatch(/Username harbour-master Email boss@mail.example Role admin/)
  expect(words).toMatch(/Change password Current password .*New password .*Confirm new password/)
  expect(words).toContain('E-mail du membre')
})

test('the address for support does not claim letters that go to the admins', () => {
  const words = wordsOf(draw(<ContactCard supportEmail="help@mail.example" />))
  expect(words).toContain('The daily letter about the desk goes to each admin.')
})

test('what waits is marked at the section where it is dealt with', () => {
  const nothing = {
    payments: 0,
    reports: 0,
    links: 0,
    drafts: 0,
    requests: 0,
    letters: 0,
    disk: 0,
    backup: 0,
    settings: 0,
  }
  const html = draw(
    <Sidebar
      sections={sectionsFor(me)}
      section="overview"
      onSection={() => undefined}
      waiting={countBySection({ ...nothing, links: 3, drafts: 1, payments: 2, letters: 5, total: 11 })}
      onSignOut={() => undefined}
      isSigningOut={false}
    />,
  )
  const words = wordsOf(html)
  expect(words).toContain('Links 3 3 things wait for you')
  expect(words).toContain('Job Analytics 1 One thing waits for you')
  expect(words).toContain('Operations 7 7 things wait for you')
})

test('the sidebar leads to the five sections, home, and out', () => {
  const html = draw(
    <Sidebar
      sections={sectionsFor(me)}
      section="overview"
      onSection={() => undefined}
      onSignOut={() => undefined}
      isSigningOut={false}
    />,
  )
  expect(wordsOf(html)).toMatch(/Overview Site Analytics Users & Accounts Job Analytics .*Settings/)
  expect(html).toMatch(/aria-current="page"[^>]*>.*?Overview/)
  expect(html).toContain('href="/"')
  expect(wordsOf(html)).toContain('Sign Out')
})
