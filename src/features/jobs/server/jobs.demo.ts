// About 120 listings over 60 days in every state: new, old, featured, closed by hand, past their time, posted anew; and
// some of the year before, long closed.
import { createHash } from 'node:crypto'
import { count } from 'drizzle-orm'
import sharp from 'sharp'
import { demoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { findCredentials } from '#features/accounts/server/accounts.store.ts'
import { putObject } from '#features/uploads/server/uploads.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { readNeeds } from '../needs/needs-text.ts'
import { insertCompany } from './companies.store.ts'
import type { DemoListing } from './demo/listing.ts'
import { listings } from './demo/listings.ts'
import { drawLogo } from './demo/logo.ts'
import type { Organisation } from './demo/organisation.ts'
import { type OrganisationKey, organisations } from './demo/organisations.ts'
import { insertJobs, type NewJob } from './jobs.store.ts'
import { jobs } from './jobs.table.ts'
import { factsOfNew } from './listing-facts.service.ts'

const hour = 3_600_000
const day = 24 * hour

/** The same number for the same words: the demo looks the same on every machine. */
function pick(seed: string, range: number): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) % range
}

export async function addDemoJobs(deps: Deps, tx: Sql): Promise<void> {
  const [there] = await tx.select({ n: count() }).from(jobs)
  if (Number(there?.n) > 0) return
  const admin = await findCredentials(tx, { email: demoAccounts[0].email })
  if (!admin) return
  const now = deps.clock.now()
  const known = new Map<OrganisationKey, Known>()
  for (const key of Object.keys(organisations) as OrganisationKey[])
    known.set(key, await addOrganisation(deps, tx, key, admin.user.id, now))
  const posts = planBoard().map(({ listing, ...post }) => makePost(listing, known.get(listing.at)!, post, now))
  const facts = await factsOfNew(tx, posts)
  await insertJobs(
    tx,
    posts.map((post, at) => ({ ...post, ...facts[at] })),
  )
}

type Known = Organisation & { id: string; logo: string; domain: string }

async function addOrganisation(deps: Deps, tx: Sql, key: OrganisationKey, adminId: string, now: Date): Promise<Known> {
  const organisation: Organisation = organisations[key]
  const content = await sharp(Buffer.from(drawLogo(organisation)))
    .png()
    .toBuffer()
  const logo = await putObject(deps, tx, adminId, content)
  const { name, about } = organisation
  const domain = `${key}.example`
  const company = await insertCompany(
    tx,
    { name, contactEmail: `people@${domain}`, website: `https://www.${domain}`, description: about, logo },
    new Date(now.getTime() - 90 * day),
  )
  return { ...organisation, id: company.id, logo, domain }
}

type Post = { ageHours: number; displayDays: number; featured: boolean; active: boolean }

/** Kinds of work mixed, a few today, then thinning out over sixty days. Some were on the board before and ran out. */
function planBoard(): ({ listing: DemoListing } & Post)[] {
  const mixed = [...listings].sort((one, other) => orderOf(one) - orderOf(other))
  const posts = mixed.map((listing, index) => ({
    listing,
    ageHours: index < 4 ? 2 + index * 5 : 20 + Math.floor(((index - 4) / (mixed.length - 5)) ** 1.4 * 59 * 24),
    displayDays: Math.max(listing.closesAfter ?? 0, [45, 60, 90][pick(`days ${listing.title}`, 3)]!),
    featured: pick(`featured ${listing.title}`, 11) === 0,
    active: !listing.isFilled,
  }))
  const before = posts
    .filter(({ ageHours }, index) => index % 4 === 1 && ageHours < 20 * 24)
    .map((post) => ({ ...post, ageHours: post.ageHours + 38 * 24, displayDays: 30, featured: false, active: true }))
  const closed = { displayDays: 30, featured: false, active: true }
  // Seasons of the year before: what work pays is told over several quarters.
  const seasons = [120, 210, 300].flatMap((days, season) =>
    posts
      .filter((_post, index) => index % 5 === season + 1)
      .map((post, index) => ({ ...post, ...closed, ageHours: (days + (index % 20)) * 24 })),
  )
  return [...posts, ...before, ...seasons]
}

const orderOf = ({ title }: DemoListing) => pick(`order ${title}`, 2 ** 32)

const advice = [
  'A short letter in your own words counts for more than a long list.',
  'Tell them when you could start, and what you would like to learn.',
  'Name somebody who has worked with you and may be asked.',
]
const writeDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

function makePost(listing: DemoListing, organisation: Known, { ageHours, ...post }: Post, now: Date): NewJob {
  const { title, closesAfter } = listing
  const createdAt = new Date(now.getTime() - ageHours * hour)
  const lastDay = closesAfter ? new Date(createdAt.getTime() + closesAfter * day) : null
  const slug = title.toLowerCase().replace(/[^a-z]+/g, '-')
  return {
    title,
    company: organisation.name,
    companyId: organisation.id,
    companyLogo: organisation.logo,
    companyWebsite: `https://www.${organisation.domain}`,
    location: listing.place ?? organisation.place,
    jobUrl: `https://jobs.${organisation.domain}/${slug}-${pick(`${title} ${ageHours}`, 9_000) + 1_000}`,
    description: `${listing.about}\n\n${organisation.about}`,
    requirements: listing.asks,
    salary: listing.pay,
    jobType: listing.kinds ?? ['job'],
    workType: listing.work,
    experienceLevel: listing.level,
    industrySection: 'marine',
    applicationInstructions: `Apply on the organisation’s own page${lastDay ? ` by ${writeDay.format(lastDay)}` : ''}. ${advice[pick(title, 3)]}`,
    paidPosition: listing.isPaid,
    closesOn: lastDay?.toISOString().slice(0, 10),
    ...seasonOf(listing, createdAt),
    needs: readNeeds(`${listing.asks}\n${listing.about}`),
    ...post,
    createdAt,
  }
}

const nameOfMonth = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/

/** Seasons begin with a month, some weeks after they are offered; who writes when says so in words. */
function seasonOf({ kinds, about, asks, title, months }: DemoListing, createdAt: Date) {
  const isSeasonal = kinds?.some((kind) => kind !== 'job')
  if (!isSeasonal || nameOfMonth.test(about + asks)) return {}
  const first = createdAt.getUTCMonth() + 2 + pick(`starts ${title}`, 6)
  const dayOf = (month: number, date: number) =>
    new Date(Date.UTC(createdAt.getUTCFullYear(), month, date)).toISOString().slice(0, 10)
  return { startsOn: dayOf(first, 1), endsOn: months ? dayOf(first + months, 0) : null }
}
