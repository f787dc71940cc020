import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { JobList, Stats } from '../board.schema.ts'
import { membershipRequiredText } from '../job.rules.ts'
import type { Job } from '../job.schema.ts'

let app: TestApi
let admin: Person
let free: Person
let member: Person
let jobs: Job[]

const specials = [
  {
    title: 'Marine Biologist',
    company: 'Coral Trust',
    location: 'Lisbon, Portugal',
    jobType: 'job',
    workType: 'full-time',
    paidPosition: true,
    description: 'Monitoring seagrass meadows.',
    closesOn: '2099-01-31',
  },
  {
    title: 'Sea Turtle Helper',
    company: 'Archelon Society',
    location: 'Zakynthos, Greece',
    jobType: 'volunteer',
    workType: 'part-time',
  },
  {
    title: 'Whale Surveying Placement',
    company: 'Étoile Bleue',
    location: 'Saint-Denis, Réunion',
    jobType: 'internship',
    workType: 'full-time',
    paidPosition: true,
  },
  {
    title: 'Reef Technician 100% Onsite',
    company: 'Atoll Works',
    location: 'Depth 100% Bay',
    jobType: ['job', 'internship'],
    workType: 'part-time',
    paidPosition: true,
  },
  { title: 'Kelp_Data Analyst', company: 'Brine Labs', location: 'Kelp_Cove', jobType: 'job', workType: 'part-time' },
]

beforeAll(async () => {
  app = await startApi()
  ;[admin, free, member] = [await anAdmin(app), await aFreeMember(app), await aMember(app)]
  jobs = []
  for (const special of specials) {
    app.advance(1_000)
    jobs.push(await aJob(app, admin, special))
  }
  for (let i = 1; i <= 26; i += 1) {
    app.advance(1_000)
    jobs.push(
      await aJob(app, admin, {
        title: `Dockside Clerk ${i}`,
        company: 'Filler Shipping',
        location: 'Port Nowhere',
        workType: 'full-time',
      }),
    )
  }
})
afterAll(() => app.stop())

const list = (who: Person | null, query = '') =>
  (who ? app.as(who) : app.call)<JobList & { code: string; error: string }>(
    'GET',
    `/api/jobs${query ? `?${query}` : ''}`,
  )
const titles = (answer: { body: JobList }) => answer.body.jobs.map((entry) => ('locked' in entry ? null : entry.title))
const clearIds = (answer: { body: JobList }) =>
  answer.body.jobs.flatMap((entry) => ('locked' in entry ? [] : [entry.id]))

describe('who sees what', () => {
  test('a visitor sees how many there are, and only locked entries', async () => {
    const { body } = await list(null)
    expect(body).toMatchObject({ total: 31, page: 1, pageSize: 20, totalPages: 2, access: 'visitor' })
    expect(body.jobs).toEqual(Array.from({ length: 20 }, () => ({ locked: true })))
  })

  test('a free member sees the same three, whatever is asked', async () => {
    const newest = jobs
      .slice(-3)
      .map(({ id }) => id)
      .reverse()
    expect(clearIds(await list(free))).toEqual(newest)
    expect(clearIds(await list(free, 'page=2'))).toEqual([])
    expect(clearIds(await list(free, 'search=dockside'))).toEqual(newest)
    expect(clearIds(await list(free, 'search=biologist'))).toEqual([])
    expect(clearIds(await list(free, 'jobType=volunteer'))).toEqual([])
    expect(clearIds(await list(free, 'jobType=job&jobType=volunteer'))).toEqual(newest)
    expect(clearIds(await list(free, 'page=1&limit=100&pageSize=100&unknown=1'))).toEqual(newest)
  })

  test('another order is for members: all others get the newest first', async () => {
    expect(titles(await list(member, 'sort=closing'))[0]).toBe('Marine Biologist')
    for (const who of [null, free]) expect((await list(who, 'sort=closing')).body).toEqual((await list(who)).body)
  })

  test('a member and an admin see everything, newest first, 20 a page', async () => {
    for (const who of [member, admin]) {
      const ids = [...clearIds(await list(who)), ...clearIds(await list(who, 'page=2'))]
      expect(ids).toEqual(jobs.map(({ id }) => id).reverse())
    }
    expect((await list(member, 'page=99')).body).toMatchObject({ jobs: [], total: 31 })
  })

  test.each([
    'workType=full-time',
    'paidPosition=true',
    'location=portugal',
    'jobType=job,internship',
    'payClass=salary',
    'mode=remote',
    'country=PT',
    'sea=baltic',
    'certificate=divemaster',
    'language=en',
    'visa=sponsored',
    'experienceLevel=senior',
    'closesBefore=2099-01-01',
    'company=harbour+works',
  ])('%s without a membership is refused with the text of the toast', async (query) => {
    for (const who of [null, free]) {
      expect(await list(who, query)).toMatchObject({
        status: 403,
        body: { code: 'membership_required', error: membershipRequiredText },
      })
    }
  })

  test.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=99999999',
    'jobType=banana',
    'paidPosition=maybe',
    `search=${'x'.repeat(201)}`,
    'search=%00',
  ])('nonsense like %s is a clear refusal or a page, never a failure', async (query) => {
    expect([200, 422]).toContain((await list(member, query)).status)
  })
})

describe('searching and filtering', () => {
  test('what is asked with nothing behind it is not asked, whoever asks', async () => {
    const nothing = 'search=&jobType=&workType=&paidPosition=&location=&closesBefore=&sort=&page='
    for (const who of [null, free, member]) expect((await list(who, nothing)).body).toEqual((await list(who)).body)
  })

  test.each([
    ['search=biologist', ['Marine Biologist']],
    ['search=BIOLOGISTS', ['Marine Biologist']],
    ['search=biolog', ['Marine Biologist']],
    ['search=monitor', ['Marine Biologist']],
    ['search=surveys', ['Whale Surveying Placement']],
    ['search=biologst', ['Marine Biologist']],
    ['search=biolagist', ['Marine Biologist']],
    ['search=biollogist', ['Marine Biologist']],
    ['search=reunion', ['Whale Surveying Placement']],
    ['search=%C3%A9toile', ['Whale Surveying Placement']],
    ['search=turtle%20greece', ['Sea Turtle Helper']],
    ['search=turtle%20portugal', []],
    ['search=%25', ['Reef Technician 100% Onsite']],
    ['search=_', ['Kelp_Data Analyst']],
    ['search=%25%25', []],
    ['search=%5C', []],
    ["search='%20OR%201=1%20--", []],
    ['jobType=internship', ['Reef Technician 100% Onsite', 'Whale Surveying Placement']],
    ['jobType=volunteer,internship&workType=part-time', ['Reef Technician 100% Onsite', 'Sea Turtle Helper']],
    ['paidPosition=true&workType=full-time', ['Whale Surveying Placement', 'Marine Biologist']],
    ['location=ISBO', ['Marine Biologist']],
    ['location=R%C3%89UNION', ['Whale Surveying Placement']],
    ['location=%25', ['Reef Technician 100% Onsite']],
    ['search=marine&paidPosition=true&location=portugal', ['Marine Biologist']],
  ])('%s finds %o', async (query, expected) => {
    const answer = await list(member, query)
    expect(titles(answer)).toEqual(expected)
    expect(answer.body.total).toBe(expected.length)
  })
})

describe('numbers', () => {
  test('count each kind, a listing with two kinds in both', async () => {
    const { body } = await app.call<Stats>('GET', '/api/stats')
    expect(body).toEqual({ totalJobs: 31, jobsByType: { job: 29, volunteer: 1, internship: 2 } })
    expect((await app.call('GET', '/api/stats/recent')).body).toEqual({ newThisWeek: 31 })
  })
})

describe('favourites', () => {
  const favorites = async (who: Person) => (await app.as(who)<Job[]>('GET', `/api/users/${who.user.id}/favorites`)).body
  const change = (who: Person, method: string, jobId: string, userId = who.user.id) =>
    app.as(who)(method, '/api/favorites', { userId, jobId })

  test('a hundred at once are one row; removing what is not there is fine', async () => {
    const { id } = jobs[0]!
    const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await change(free, 'POST', id)).status))
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.every((status) => status === 201 || status === 200)).toBe(true)
    expect((await favorites(free)).map((job) => job.id)).toEqual([id])
    expect((await change(free, 'DELETE', id)).status).toBe(204)
    expect((await change(free, 'DELETE', id)).status).toBe(204)
    expect(await favorites(free)).toEqual([])
  })

  test('who forgets one takes it from nobody else', async () => {
    const { id } = jobs[1]!
    for (const who of [free, member]) await change(who, 'POST', id)
    expect((await change(free, 'DELETE', id)).status).toBe(204)
    expect([await favorites(free), (await favorites(member)).map((job) => job.id)]).toEqual([[], [id]])
    await change(member, 'DELETE', id)
  })

  test('a member is told when the page of one was seen open, nobody else', async () => {
    const { id } = jobs[2]!
    await app.deps.db.pool.query(`update jobs set checked_open_at = '2030-01-31' where id = $1`, [id])
    for (const who of [free, member]) await change(who, 'POST', id)
    expect(await favorites(member)).toMatchObject([{ id, checkedOpenAt: expect.any(String) }])
    expect(await favorites(free)).toMatchObject([{ id, checkedOpenAt: null }])
    for (const who of [free, member]) await change(who, 'DELETE', id)
  })

  test("only one's own, and only what exists", async () => {
    expect((await change(free, 'POST', jobs[0]!.id, member.user.id)).status).toBe(403)
    expect((await app.as(free)('GET', `/api/users/${member.user.id}/favorites`)).status).toBe(403)
    expect((await change(free, 'POST', '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  test('a listing that has closed stays among the favourites, marked', async () => {
    const job = await aJob(app, admin)
    await change(member, 'POST', job.id)
    await app.as(admin)('PATCH', `/api/jobs/${job.id}`, { active: false })
    expect(await favorites(member)).toMatchObject([{ id: job.id, isLive: false }])
    await app.as(admin)('DELETE', `/api/jobs/${job.id}`)
    expect(await favorites(member)).toEqual([])
  })
})
