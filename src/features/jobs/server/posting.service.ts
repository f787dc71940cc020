// What an admin does with listings and organisations: post, edit, delete.
import { isStoredObject } from '#features/uploads/server/uploads.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { Refusal } from '#shared/refusal.ts'
import { isOver } from '../closing.rules.ts'
import type { Company, CompanyDraft, CompanyEdit } from '../company.schema.ts'
import { beginOf, waitingOf } from '../drafting.rules.ts'
import { refuse } from '../job.refusals.ts'
import type { Job, JobEdit, JobPost } from '../job.schema.ts'
import { boardRegion, changeListings } from './board.cache.ts'
import * as companies from './companies.store.ts'
import { findLogos, type UnsignedPost } from './company-logos.store.ts'
import * as store from './jobs.store.ts'
import { tellOfChange } from './listing-changes.service.ts'
import { factsOfEdit, factsOfNew } from './listing-facts.service.ts'

export async function postJob(deps: Deps, post: JobPost): Promise<Job> {
  const insert = async (tx: Sql) => {
    const now = deps.clock.now()
    const [job] = await store.insertJobs(tx, [await readyToPost(tx, post, now)])
    await tellOfChange(deps.queue, tx, job!.id)
    return job!
  }
  return changeListings(deps, insert, (job) => [job])
}

/** All or none. Without a logo a listing takes its organisation's, or is shown without. */
export async function postJobs(deps: Deps, posts: readonly UnsignedPost[]): Promise<Job[]> {
  const insert = async (tx: Sql) => {
    const now = deps.clock.now()
    const logoOf = await findLogos(tx, posts)
    const ready: store.NewJob[] = []
    for (const [at, post] of posts.entries()) {
      const signed = { ...post, companyLogo: post.companyLogo ?? logoOf(post) }
      ready.push(await readyToPost(tx, signed, now).catch((error) => complainOf(`jobs.${at}`, error)))
    }
    const jobs = await store.insertJobs(tx, ready)
    for (const { id } of jobs) await tellOfChange(deps.queue, tx, id)
    return jobs
  }
  return changeListings(deps, insert, (jobs) => jobs)
}

/** One of many that is refused is named by its place. */
function complainOf(place: string, error: unknown): never {
  if (!(error instanceof Refusal) || !error.fields) throw error
  const fields = Object.fromEntries(Object.entries(error.fields).map(([name, text]) => [`${place}.${name}`, text]))
  throw new Refusal(error.kind, error.reason, { text: error.message, fields })
}

async function readyToPost(tx: Sql, post: UnsignedPost, now: Date): Promise<store.NewJob> {
  await checkReferences(tx, post)
  checkDays(post, null, now)
  const [facts] = await factsOfNew(tx, [post])
  const { checkedOpenAt: _checked, companyContact, ...said } = post
  const companyId = post.companyId ?? (companyContact ? await rememberCompany(tx, post, companyContact, now) : null)
  return { ...said, companyId, ...facts, ...beginOf(post, now), createdAt: now }
}

/** The organisation of a listing, saved with it when it is the first; what is known of it stays. */
async function rememberCompany(tx: Sql, post: UnsignedPost, contactEmail: string, now: Date): Promise<string> {
  const known = await companies.findCompanyNamed(tx, post.company)
  if (known) return known.id
  const { company: name, companyLogo: logo, companyWebsite } = post
  const draft = { name, contactEmail, logo, website: companyWebsite || null }
  return (await companies.ensureCompany(tx, draft, now)).id
}

export async function editJob(deps: Deps, id: string, edit: JobEdit): Promise<Job> {
  const update = async (tx: Sql) => {
    await checkReferences(tx, edit)
    const before = await store.holdJob(tx, id)
    if (!before) throw refuse('not_found', 'job_not_found')
    checkDays(edit, before, deps.clock.now())
    const { checkedOpenAt: _checked, draft: _draft, publishAt: _publishAt, ...change } = edit
    const waiting = waitingOf(before, edit, deps.clock.now())
    // A draft of a feed has no place yet.
    const isToAppear = waiting.draft === false || Boolean(waiting.publishAt)
    if (isToAppear && (edit.location ?? before.location) === '') throw refuse('invalid', 'place_missing', 'location')
    const job = await store.updateJob(tx, before, { ...change, ...(await factsOfEdit(tx, before, edit)), ...waiting })
    await tellOfChange(deps.queue, tx, id)
    return { before, job }
  }
  const { job } = await changeListings(deps, update, ({ before, job: after }) => [before, after])
  return job
}

export async function deleteJob(deps: Deps, id: string): Promise<void> {
  const remove = async (tx: Sql) => {
    const gone = await store.deleteJob(tx, id)
    if (!gone) throw refuse('not_found', 'job_not_found')
    return gone
  }
  await changeListings(deps, remove, (gone) => [gone])
}

type Days = Partial<Pick<Job, 'closesOn' | 'startsOn' | 'endsOn'>>

/** A day that has passed is no closing day, unless it stood there before. */
export function checkDays(sent: { [N in keyof Days]?: Days[N] | undefined }, before: Days | null, now: Date): void {
  const { closesOn } = sent
  if (closesOn && closesOn !== before?.closesOn && isOver(closesOn, now))
    throw refuse('invalid', 'closing_day_over', 'closesOn')
  const startsOn = sent.startsOn === undefined ? before?.startsOn : sent.startsOn
  const endsOn = sent.endsOn === undefined ? before?.endsOn : sent.endsOn
  if (startsOn && endsOn && endsOn < startsOn) throw refuse('invalid', 'ends_before_start', 'endsOn')
}

async function checkReferences(
  tx: Sql,
  job: { companyLogo?: string | null | undefined; companyId?: string | null | undefined },
): Promise<void> {
  if (job.companyLogo && !(await isStoredObject(tx, job.companyLogo)))
    throw refuse('invalid', 'logo_not_uploaded', 'companyLogo')
  if (job.companyId && !(await companies.findCompany(tx, job.companyId)))
    throw refuse('invalid', 'company_not_found', 'companyId')
}

/** A change of the board, as is editing one: the organisation's own page shows what is known of it. */
export async function addCompany(deps: Deps, draft: CompanyDraft): Promise<Company> {
  return boardRegion(deps).change(deps.db, async (tx) => {
    await checkLogo(tx, draft)
    return companies.insertCompany(tx, draft, deps.clock.now())
  })
}

export async function editCompany(deps: Deps, id: string, edit: CompanyEdit): Promise<Company> {
  return boardRegion(deps).change(deps.db, async (tx) => {
    await checkLogo(tx, edit)
    const company = await companies.updateCompany(tx, id, edit)
    if (!company) throw refuse('not_found', 'company_not_found')
    return company
  })
}

async function checkLogo(tx: Sql, { logo }: { logo?: string | null | undefined }): Promise<void> {
  if (logo && !(await isStoredObject(tx, logo))) throw refuse('invalid', 'logo_not_uploaded', 'logo')
}
