// The paywall's canaries: thirty listings with a unique word in every field, the guide's own words, and every way out of the
// site by which one of them could fly.
import { setMembership } from '#features/accounts/server/accounts.store.ts'
import type { BodyNode } from '#features/content/content-body.schema.ts'
import type { Job } from '#features/jobs/job.schema.ts'
import { openGuide } from '#features/membership/server/guide.service.ts'
import { describeRoutes } from '#http/openapi.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'
import { ensureBuild, loadBuild } from './build.ts'

type Listing = { job: Job; word: string }

export type Canary = {
  site: TestSite
  people: Record<'free' | 'expired' | 'member' | 'admin', Person>
  /** The newest last. */
  listings: readonly Listing[]
}

/** Stands in a listing that is not on the board yet. */
const draftWord = 'canarydraftbird'

const fields = [
  'title',
  'company',
  'location',
  'description',
  'requirements',
  'salary',
  'experienceLevel',
  'industrySection',
  'applicationInstructions',
] as const

export async function openCanary(): Promise<Canary> {
  await ensureBuild(() => undefined)
  const { render } = await loadBuild(false)
  const site = await startSite({}, render)
  const people = {
    free: await aFreeMember(site),
    expired: await aFreeMember(site),
    member: await aMember(site),
    admin: await anAdmin(site),
  }
  const yesterday = new Date(site.deps.clock.now().getTime() - 86_400_000)
  await setMembership(site.deps.db.orm, people.expired.user.id, {
    subscriptionType: 'Annual',
    subscriptionEndDate: yesterday,
  })
  const listings: Listing[] = []
  for (let i = 0; i < 30; i += 1) listings.push(await aListing(site, people.admin, i))
  await aJob(site, people.admin, { title: `Draft ${draftWord} kelp`, draft: true })
  return { site, people, listings }
}

async function aListing(site: TestSite, admin: Person, i: number): Promise<Listing> {
  const word = `canary${String.fromCharCode(97 + Math.floor(i / 26))}${String.fromCharCode(97 + (i % 26))}bird`
  const texts = Object.fromEntries(fields.map((field) => [field, `${field} ${word} kelp`]))
  const urls = {
    jobUrl: `https://${word}.example/`,
    companyWebsite: `https://www.${word}.example/`,
    applicationEmail: `hr@${word}.example`,
  }
  const marks = {
    closesOn: `2061-05-${10 + (i % 20)}`,
    startsOn: `2062-06-${10 + (i % 20)}`,
    endsOn: `2063-07-${10 + (i % 20)}`,
  }
  const facts = {
    pay: { class: 'salary', min: 7_130_000 + i, max: 7_130_000 + i, currency: 'EUR', period: 'year', note: word },
    place: { mode: 'onsite', country: 'FJ', city: word, lat: -17.31 - i / 10_000, lon: 178.13, sea: 'south-pacific' },
    needs: { certificates: ['stcw'], languages: ['fj'], visa: 'sponsored' },
  }
  site.advance(1_000)
  const body = { ...texts, ...urls, ...marks, ...facts, jobType: ['job', 'volunteer'] }
  const job = await aJob(site, admin, body)
  const checkedOpenAt = `2064-08-${10 + (i % 20)}T07:31:00.000Z`
  await site.deps.db.pool.query('update jobs set checked_open_at = $1 where id = $2', [checkedOpenAt, job.id])
  return { word, job: { ...job, checkedOpenAt } }
}

/** What the viewer may not see, found in an answer: marks of listings that are not among the newest three. */
export function leaksIn({ listings }: Canary, text: string, allowed: string[] = []): string[] {
  const hidden = listings.slice(0, -3).filter(({ job }) => !allowed.includes(job.id))
  const shown = listings.filter((each) => !hidden.includes(each)).map(({ job }) => JSON.stringify(job))
  const leaks = text.includes(draftWord) ? [draftWord] : []
  return hidden
    .flatMap(({ job, word }) =>
      [word, job.id, job.checkedOpenAt, job.closesOn, job.startsOn, job.endsOn, job.pay?.min, job.place?.lat]
        .map(String)
        .filter((secret) => text.includes(secret) && !shown.some((own) => own.includes(secret))),
    )
    .concat(leaks)
}

export const chapters = openGuide()

/** A run of plain words from every piece of the guide's text that is neither free nor the beginning of a chapter. */
export const guideWords = chapters.flatMap(({ body, free }) =>
  (free ? [] : body)
    .slice(1)
    .flatMap(piecesOf)
    .flatMap((text) => text.match(/[a-z][a-z ,]{34,}/g)?.[0] ?? []),
)
export const guideLeaksIn = (text: string) => guideWords.filter((words) => text.includes(words))

function piecesOf(node: BodyNode): string[] {
  return typeof node === 'string' ? [node] : node[2].flatMap(piecesOf)
}

const queries = [
  '',
  '?page=2',
  '?search=kelp',
  '?search=canaryaabir',
  '?jobType=job',
  '?jobType=volunteer&page=2',
  '?search=canary&jobType=job&page=1&page=2',
  '?search=canaryaabrid',
  '?search=kelp+canaryzz',
  '?search=kelp&sort=match',
]
const chartQueries = ['?jobType=job', '?jobType=volunteer', '?season=jun-aug', '?season=jun-aug&jobType=job']
const prefixes = ['kelp', 'canary', 'canaryaabird', 'ti']
const pages = [
  '/',
  '/chart',
  '/chart?jobType=job',
  '/chart?season=jun-aug',
  '/chart.svg',
  '/?page=2',
  '/?search=kelp',
  '/?jobType=job',
  '/?search=canaryaabir',
  '/?search=kelp+canaryzz',
  '/jobs.rss',
  '/sitemap.xml',
  '/robots.txt',
  '/blog',
  '/educational',
  '/universities',
  '/forum',
  '/people/nobody',
  '/auth',
  '/account',
  '/account?tab=favorites',
  '/account?tab=alerts',
  '/account?tab=logbook',
  '/logbook',
  '/guide',
  '/membership',
  '/pay',
  '/career/marine-biologist',
  ...chapters.map(({ id }) => `/guide/${id}`),
  '/no-such-page',
]

/** Every listing, as posts in the forum may link to it. */
const linkedIds = ({ listings }: Canary) =>
  Array.from({ length: Math.ceil(listings.length / 3) }, (_, at) =>
    listings
      .slice(at * 3, at * 3 + 3)
      .map(({ job }) => job.id)
      .join(),
  )

export async function everyAnswer(canary: Canary, who: Person | null): Promise<Map<string, string>> {
  const { site } = canary
  const answers = new Map<string, string>()
  const bearer: Record<string, string> = who ? { authorization: `Bearer ${who.token}` } : {}
  const get = async (path: string, headers: Record<string, string>) => {
    const { status, body, headers: sent } = await site.send({ path, headers })
    answers.set(path, `${status} ${JSON.stringify(sent)} ${body}`)
  }
  const known = describeRoutes(site.api).filter(({ method }) => method === 'GET')
  for (const { path } of known.filter((route) => !route.path.includes(':'))) {
    for (const query of path === '/api/jobs' ? queries : ['']) await get(path + query, bearer)
    if (/^\/api\/chart(\/drawing)?$/.test(path)) for (const query of chartQueries) await get(path + query, bearer)
    if (path === '/api/forum/listings') for (const ids of linkedIds(canary)) await get(`${path}?ids=${ids}`, bearer)
    if (path === '/api/jobs/suggestions') for (const prefix of prefixes) await get(`${path}?prefix=${prefix}`, bearer)
  }
  for (const { path } of known.filter((route) => route.path.startsWith('/api/users/:id'))) {
    if (who) await get(path.replace(':id', who.user.id), bearer)
  }
  await get('/api/pay/careers/marine-biologist', bearer)
  for (const { id } of chapters) await get(`/api/guide/${id}`, bearer)
  for (const path of pages) await get(path, who ? { cookie: await freshCookie(canary, who) } : {})
  return answers
}

/** What a browser gets that kept its token and lost its cookie. */
export async function freshCookie({ site }: Canary, who: Person): Promise<string> {
  const { headers } = await site.as(who)('POST', '/api/user/cookie')
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
