// The board's parts drawn one by one: list, filters, hero, and a listing's own page. The card: job-card.test.tsx.
import { expect, test } from 'vitest'
import { ApiError } from '#http/client/call-api.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import { aWrittenJob } from '#testing/jobs.ts'
import type { JobList } from '../board.schema.ts'
import type { Organisation } from '../company.schema.ts'
import type { Job } from '../job.schema.ts'
import { FilterPanel } from './filter-panel.tsx'
import { Hero } from './hero.tsx'
import { JobPage } from './job-page.tsx'
import { JobResults, type ResultsProps } from './job-results.tsx'
import { useFavoriteToggle } from './jobs.api.ts'
import { OrganisationPage } from './organisation-page.tsx'
import { WithJob } from './with-job.tsx'

const now = new Date('2026-06-15T12:00:00Z')
const job = aWrittenJob({ workType: 'full-time', featured: true })
const nothing = () => undefined

const results = (list: JobList | undefined, change: Partial<ResultsProps> = {}) =>
  draw(
    <JobResults
      list={list}
      failure={null}
      isRetrying={false}
      onRetry={nothing}
      now={now}
      chart={null}
      stats={{ totalJobs: 120, jobsByType: { job: 80, volunteer: 25, internship: 20 } }}
      favoriteIds={null}
      onToggleFavorite={nothing}
      filters={{ search: 'sea trtle', workType: ['part-time'] }}
      onOpen={nothing}
      upgradeBanner={<hr />}
      onFollowPage={nothing}
      linkOfPage={(page) => ({ to: '/', search: { page: String(page) } })}
      linkOfSearch={(search) => ({ to: '/', search: { search } })}
      {...change}
    />,
  )

test('three placeholders stand for a list that is on its way', () => {
  const html = results(undefined)
  expect(html.match(/size-14/g)).toHaveLength(3)
  expect(html).toContain('Loading opportunities')
})

test('a list that did not come says why: whoever searched too often is told how long to wait', () => {
  const body = JSON.stringify({ error: 'Too many requests. Please try again in 8 minutes.', code: 'too_many_requests' })
  const refused = wordsOf(results(undefined, { failure: new ApiError(429, 'Too Many Requests', body) }))
  expect(refused).toContain('The listings did not load Too many requests. Please try again in 8 minutes. Try again')
  expect(refused).not.toContain('connection')
  expect(wordsOf(results(undefined, { failure: new TypeError('Failed to fetch') }))).toContain(
    'Please check your connection',
  )
})

test('what is not for the viewer is blurred: every listing for a visitor, most of them and the pager for a free member', () => {
  const locked = { locked: true } as const
  const page = { total: 120, page: 1, pageSize: 20, totalPages: 6, suggestion: null, near: [] }
  const visitor = results({ ...page, access: 'visitor', jobs: [locked, locked] })
  expect(visitor.match(/blur-\[5px\]/g)).toHaveLength(2)
  expect(visitor).toContain('Become a member to view all the 120 opportunities')
  const free = results({
    ...page,
    access: 'free',
    jobs: [{ ...job, matched: null }, locked, locked, locked, locked, locked],
  })
  expect(free.match(/blur-\[5px\]/g)).toHaveLength(5)
  expect(free).toMatch(/blur-\[3px\][^>]*aria-hidden="true"/)
  expect(free.split('<li').findIndex((item) => item.includes('<hr'))).toBe(5)
  expect(wordsOf(visitor)).toContain('Listings for members on this page: 2')
  expect(wordsOf(free)).toContain('Listings for members on this page: 5')
  const member = results({ ...page, access: 'member', jobs: [{ ...job, matched: null }] })
  expect(member).not.toContain('blur')
})

test('a visitor is never told that there is nothing to see while the numbers of the board are missing', () => {
  const page = { total: 40, page: 1, pageSize: 20, totalPages: 2, suggestion: null, near: [] }
  const list: JobList = { ...page, access: 'visitor', jobs: [{ locked: true }] }
  const heading = (change: Partial<ResultsProps>) =>
    /Become a member[^<]*/.exec(results(list, { stats: undefined, ...change }))?.[0]
  expect(heading({ filters: { page: 2 } })).toBe('Become a member to view all the 40 opportunities')
  expect(heading({ filters: { search: 'kelp' } })).toBe('Become a member to view all opportunities')
})

test('a find that is not plain says why, and nothing found says what else there is', () => {
  const page = { total: 1, page: 1, pageSize: 20, totalPages: 1, access: 'member', suggestion: null, near: [] } as const
  expect(wordsOf(results({ ...page, jobs: [{ ...job, matched: 'cetacean → whale' }], near: [] }))).toContain(
    'Found by cetacean → whale',
  )
  const empty = results({ ...page, total: 0, jobs: [], suggestion: 'sea turtle', near: [job] })
  expect(wordsOf(empty)).toMatch(
    /No opportunities found.*Nothing found for “sea trtle”.*Did you mean sea turtle ?\?.*Clear search and filters.*Close to your search.*Deck Hand/,
  )
})

const noFacets = { jobType: {}, workType: {}, payClass: {}, mode: {}, country: {}, sea: {}, experienceLevel: {} }

test('the filters carry their names, and a count beside each kind when it is known', () => {
  const panel = (counts?: { job: number; volunteer: number; internship: number }) =>
    draw(<FilterPanel filters={{}} counts={counts} facets={undefined} now={now} isMember onChange={nothing} />)
  const known = panel({ job: 71, volunteer: 8, internship: 13 })
  expect(wordsOf(known)).toMatch(
    /Filters Clear All Opportunity Type Job 71 Volunteer 8 Internship 13 Work Type Full-time Part-time Paid Position Only paid positions Location/,
  )
  expect(known).toContain('placeholder="Search locations..."')
  const boxes = [...known.matchAll(/<input[^>]* type="checkbox"[^>]*>/g)].map(([box]) => box)
  const said = boxes.map((box) => [/ name="([^"]+)"/.exec(box)?.[1], / value="([^"]+)"/.exec(box)?.[1]].join('='))
  expect(said).toEqual([
    ...['jobType=job', 'jobType=volunteer', 'jobType=internship'],
    ...['workType=full-time', 'workType=part-time', 'paidPosition=true'],
  ])
  expect(wordsOf(panel())).toContain('Opportunity Type Job Volunteer Internship Work Type')
  const member = draw(
    <FilterPanel
      filters={{}}
      facets={{ ...noFacets, workType: { 'full-time': 5 } }}
      now={now}
      isMember
      onChange={nothing}
    />,
  )
  expect(wordsOf(member)).toContain('Full-time 5 Part-time 0')
})

test('the hero counts the jobs only when there are some, and offers all types and each', () => {
  const hero = (total: number) =>
    draw(<Hero total={total} search="" jobType="all" onSearch={nothing} onAsk={nothing} />)
  expect(wordsOf(hero(12))).toContain('Become a part of the ocean')
  expect(wordsOf(hero(12))).toContain('Right now there are 12 jobs waiting.')
  expect(wordsOf(hero(1))).toContain('Right now there is 1 job waiting.')
  expect(wordsOf(hero(0))).not.toContain('jobs waiting')
  expect(wordsOf(hero(0))).not.toContain('0 jobs')
  expect(wordsOf(hero(0))).toContain('Job Type All Types Job Volunteer Internship Search Jobs')
})

test("a listing's page shows who, where, what kind, since when, and that it is featured", () => {
  const page = draw(<JobPage job={{ ...job, jobType: ['job', 'volunteer'] }} me={null} now={now} report={nothing} />)
  const words = wordsOf(page)
  for (const text of ['Deck Hand', 'Harbour Works', 'Valletta, Malta', 'FEATURED', 'Ocean Industry', 'June 15, 2026'])
    expect(words).toContain(text)
  expect(words).toMatch(/Job types Job.{1,5}Volunteer/)
  expect(words).toMatch(/Save .*Share/)
  expect(page).toContain(`src="${job.companyLogo}`)
  const plain = draw(
    <JobPage job={{ ...job, featured: false, companyLogo: null }} me={null} now={now} report={nothing} />,
  )
  expect(wordsOf(plain)).not.toContain('FEATURED')
  expect(plain).toMatch(/aria-hidden="true"[^>]*>H</)
})

test('a closed listing speaks of its last day as over only when it is', () => {
  const page = (change: Partial<Job>) =>
    wordsOf(draw(<JobPage job={{ ...job, active: false, ...change }} me={null} now={now} report={nothing} />))
  expect(page({ expiresAt: '2026-06-01T12:00:00.000Z', closesOn: null })).toContain('Was open until June 1, 2026')
  expect(page({ expiresAt: '2026-07-01T12:00:00.000Z', closesOn: null })).toContain(
    'Was to stay open until July 1, 2026',
  )
  expect(page({ closesOn: '2026-06-10' })).toContain('Last day to apply was June 10, 2026')
  expect(page({ closesOn: '2026-06-20' })).toContain('Apply by June 20, 2026')
})

test('a draft is shown to the team as what it is: nothing of it has closed', () => {
  const draft = { ...job, draft: true, active: false, displayDays: 45, closesOn: null }
  const words = wordsOf(draw(<JobPage job={draft} me={null} now={now} report={nothing} />))
  expect(words).toMatch(/ Draft .*On the board for 45 days/)
  expect(words).toContain('Saved June 15, 2026')
  expect(words).not.toMatch(/Closed|Was to stay open|Posted/)
})

test('an organisation’s page says how many are open, also beyond those that it shows', () => {
  const about = { slug: 'reef', name: 'Reef', website: null, logo: null, description: null, since: null, total: 1101 }
  const of = (access: 'visitor' | 'member', jobs: Organisation['jobs']) =>
    wordsOf(
      draw(<OrganisationPage organisation={{ ...about, access, jobs }} now={now} follow={null} onOpen={nothing} />),
    )
  expect(of('member', [job])).toContain('1,101 open listings')
  expect(of('member', [job])).toContain('See all 1,101 in the list')
  expect(of('visitor', [{ locked: true }])).toContain('1,101 are open to members.')
})

test('the form of a listing waits with "Loading..."', () => {
  expect(wordsOf(draw(<WithJob id={job.id}>{() => 'the form'}</WithJob>))).toContain('Loading...')
})

type Toggle = ReturnType<typeof useFavoriteToggle>

function Heart({ onReady }: { onReady: (toggle: Toggle) => void }) {
  onReady(useFavoriteToggle(null))
  return null
}

test('who is not signed in saves nothing', async () => {
  const toggles: Toggle[] = []
  draw(<Heart onReady={(toggle) => toggles.push(toggle)} />)
  await expect(toggles[0]!.mutateAsync({ job, wasFavorite: false })).rejects.toThrow('User not logged in')
})
