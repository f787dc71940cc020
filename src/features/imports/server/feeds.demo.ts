// One watched feed of the demo, with two drafts that wait. Its next look is a day away, so that a demo asks nobody.
import { eq } from 'drizzle-orm'
import { displayDaysDefault } from '#features/jobs/job.rules.ts'
import { insertJobs } from '#features/jobs/server/jobs.store.ts'
import { companies } from '#features/jobs/server/jobs.table.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { changeFeed, countFeeds, insertFeed, noteSeen } from './feeds.store.ts'

const hour = 3_600_000
const owner = 'Cape Penguin Rescue'
const title = 'Cape Penguin Rescue: work with us'
const entries = [
  {
    title: 'Rehabilitation Assistant, Moulting Season',
    description: 'Feed, weigh and swim eighty penguins a day until their new feathers are dry.',
  },
  { title: 'Volunteer Coordinator', description: 'Plan the shifts of forty volunteers, and welcome the new ones.' },
]

export async function addDemoFeed({ clock }: Deps, tx: Sql): Promise<void> {
  if ((await countFeeds(tx)) > 0) return
  const [company] = await tx.select().from(companies).where(eq(companies.name, owner))
  if (!company) return
  const now = clock.now()
  const lookedAt = new Date(now.getTime() - 2 * hour)
  const url = `${company.website}/work.rss`
  const feed = { url, urlKey: url, title, companyId: company.id, nextAt: now, createdAt: lookedAt }
  const id = (await insertFeed(tx, feed))!
  await changeFeed(tx, id, { lookedAt, nextAt: new Date(now.getTime() + 22 * hour) })
  const posts = entries.map((entry, at) => ({
    ...entry,
    company: owner,
    companyId: company.id,
    companyLogo: company.logo,
    jobUrl: `${company.website}/work/${at + 1}`,
    location: '',
    jobType: ['job' as const],
    displayDays: displayDaysDefault,
    experienceLevel: 'entry-level',
    industrySection: 'marine',
    featured: false,
    draft: true,
    active: false,
    origin: title,
    createdAt: lookedAt,
  }))
  const jobs = await insertJobs(tx, posts)
  const seen = jobs.map((job) => ({ key: job.id, page: null, jobId: job.id }))
  await noteSeen(tx, id, seen, lookedAt)
}
