// About 140 listings over 60 days in every state: new, old, featured, closed by hand, past their time.
import { createHash } from 'node:crypto'
import { count } from 'drizzle-orm'
import sharp from 'sharp'
import { demoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { findCredentials } from '#features/accounts/server/accounts.store.ts'
import { putObject } from '#features/uploads/server/uploads.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { insertCompany } from './companies.store.ts'
import { drawLogo } from './demo/logo.ts'
import { openings } from './demo/openings.ts'
import { type Organisation, organisations } from './demo/organisations.ts'
import { insertJobs, type NewJob } from './jobs.store.ts'
import { jobs } from './jobs.table.ts'

const listings = 140
const hour = 3_600_000

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
  const known: Known[] = []
  for (const organisation of organisations)
    known.push(await addOrganisation(deps, tx, organisation, admin.user.id, now))
  const posts = Array.from({ length: listings }, (_, index) => makeListing(index, known, now))
  await insertJobs(tx, posts)
}

type Known = Organisation & { id: string; logo: string }

async function addOrganisation(
  deps: Deps,
  tx: Sql,
  organisation: Organisation,
  adminId: string,
  now: Date,
): Promise<Known> {
  const content = await sharp(Buffer.from(drawLogo(organisation)))
    .png()
    .toBuffer()
  const logo = await putObject(deps, tx, adminId, content)
  const { name, domain, about } = organisation
  const company = await insertCompany(
    tx,
    { name, contactEmail: `people@${domain}`, website: `https://www.${domain}`, description: about, logo },
    new Date(now.getTime() - 90 * 24 * hour),
  )
  return { ...organisation, id: company.id, logo }
}

function makeListing(index: number, known: Known[], now: Date): NewJob {
  const opening = openings[index % openings.length]!
  const fitting = known.filter(({ domain }) => opening.at.includes(domain.split('.')[0]!))
  const organisation = fitting[pick(`organisation ${index}`, fitting.length)]!
  // A few today, then thinning out over sixty days.
  const ageHours = index < 4 ? 2 + index * 5 : 20 + Math.floor(((index - 4) / (listings - 4)) ** 1.4 * 59 * 24)
  const displayDays = [30, 45, 60, 90][pick(`days ${index}`, 4)]!
  return {
    title: opening.title,
    company: organisation.name,
    companyId: organisation.id,
    companyLogo: organisation.logo,
    companyWebsite: `https://www.${organisation.domain}`,
    location: organisation.place,
    jobUrl: `https://jobs.${organisation.domain}/${opening.title.toLowerCase().replace(/[^a-z]+/g, '-')}-${index}`,
    description: `${opening.about}\n\n${organisation.about}`,
    requirements: opening.asks,
    salary: opening.salary,
    jobType: opening.kinds,
    workType: opening.work,
    experienceLevel: opening.level,
    industrySection: 'marine',
    applicationInstructions:
      'Apply on the organisation’s own page. A short letter in your own words counts for more than a long list.',
    paidPosition: opening.salary !== null,
    featured: pick(`featured ${index}`, 11) === 0,
    active: pick(`active ${index}`, 23) !== 0,
    displayDays,
    createdAt: new Date(now.getTime() - ageHours * hour),
  }
}
