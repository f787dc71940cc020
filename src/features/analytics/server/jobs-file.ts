// Listings as a file: pay, place, closing day and needs as cells of their own, and what people did with each.
import type { Deps } from '#platform/deps.ts'
import { inBits } from '#platform/keyset.ts'
import type { JobsFileQuery } from '../analytics.schema.ts'
import { type FiledJob, readJobs } from './jobs-file.store.ts'

const columns = [
  ...['id', 'title', 'company', 'jobType', 'workType', 'location', 'mode', 'country', 'city', 'sea', 'lat', 'lon'],
  ...['payClass', 'payMin', 'payMax', 'payCurrency', 'payPeriod', 'fee', 'feeCurrency', 'inKind', 'salary'],
  ...['experienceLevel', 'certificates', 'languages', 'visa', 'closesOn', 'startsOn', 'endsOn'],
  ...['createdAt', 'expiresAt', 'liveUntil', 'active', 'draft', 'featured', 'jobUrl', 'applicationEmail'],
  ...['likes', 'titleClicks', 'discoverClicks', 'websiteClicks'],
] as const

const iso = (time: Date) => time.toISOString()

function toRow({ job, likes, titleClicks, discoverClicks, websiteClicks }: FiledJob) {
  const { pay, place, needs } = job
  return {
    ...{ id: job.id, title: job.title, company: job.company, jobType: job.jobType.join(' '), workType: job.workType },
    ...{
      location: job.location,
      mode: place?.mode ?? null,
      country: place?.country ?? null,
      city: place?.city ?? null,
    },
    ...{ sea: place?.sea ?? null, lat: place?.lat ?? null, lon: place?.lon ?? null },
    ...{ payClass: job.payClass, payMin: pay?.min ?? null, payMax: pay?.max ?? null },
    ...{ payCurrency: pay?.currency ?? null, payPeriod: pay?.period ?? null, fee: pay?.fee ?? null },
    ...{ feeCurrency: pay?.feeCurrency ?? null, inKind: pay?.inKind?.join(' ') ?? null, salary: job.salary },
    ...{ experienceLevel: job.experienceLevel, certificates: needs?.certificates.join(' ') ?? null },
    ...{ languages: needs?.languages.join(' ') ?? null, visa: needs?.visa ?? null },
    ...{ closesOn: job.closesOn, startsOn: job.startsOn, endsOn: job.endsOn },
    ...{ createdAt: iso(job.createdAt), expiresAt: iso(job.expiresAt), liveUntil: iso(job.liveUntil) },
    ...{ active: job.active, draft: job.draft, featured: job.featured },
    ...{ jobUrl: job.jobUrl, applicationEmail: job.applicationEmail },
    ...{ likes, titleClicks, discoverClicks, websiteClicks },
  }
}

export function jobsFile(deps: Deps, search: JobsFileQuery) {
  const { db, clock, batches } = deps
  const now = clock.now()
  async function* read() {
    await batches.flush()
    for await (const rows of inBits((bit) => readJobs(db.orm, search, now, bit))) yield rows.map(toRow)
  }
  return { name: 'jobs', columns, batches: read() }
}
