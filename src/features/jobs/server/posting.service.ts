// What an admin does with listings and organisations: post, edit, delete.
import { isStoredObject } from '#features/uploads/server/uploads.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { refuse } from '../job.refusals.ts'
import type { Company, CompanyDraft, CompanyEdit, Job, JobEdit, JobPost } from '../job.schema.ts'
import { boardRegion } from './board.cache.ts'
import * as companies from './companies.store.ts'
import * as store from './jobs.store.ts'

export async function postJob(deps: Deps, post: JobPost): Promise<Job> {
  return boardRegion(deps).change(deps.db, async (tx) => {
    await checkReferences(tx, post)
    const [job] = await store.insertJobs(tx, [{ ...post, createdAt: deps.clock.now() }])
    return job!
  })
}

export async function editJob(deps: Deps, id: string, edit: JobEdit): Promise<Job> {
  return boardRegion(deps).change(deps.db, async (tx) => {
    await checkReferences(tx, edit)
    const job = await store.updateJob(tx, id, edit)
    if (!job) throw refuse('not_found', 'job_not_found')
    return job
  })
}

export async function deleteJob(deps: Deps, id: string): Promise<void> {
  await boardRegion(deps).change(deps.db, async (tx) => {
    if (!(await store.deleteJob(tx, id))) throw refuse('not_found', 'job_not_found')
  })
}

async function checkReferences(
  tx: Sql,
  job: { companyLogo?: string | undefined; companyId?: string | null | undefined },
): Promise<void> {
  if (job.companyLogo && !(await isStoredObject(tx, job.companyLogo)))
    throw refuse('invalid', 'logo_not_uploaded', 'companyLogo')
  if (job.companyId && !(await companies.findCompany(tx, job.companyId)))
    throw refuse('invalid', 'company_not_found', 'companyId')
}

export async function addCompany({ db, clock }: Deps, draft: CompanyDraft): Promise<Company> {
  return db.orm.transaction(async (tx) => {
    await checkLogo(tx, draft)
    return companies.insertCompany(tx, draft, clock.now())
  })
}

export async function editCompany({ db }: Deps, id: string, edit: CompanyEdit): Promise<Company> {
  return db.orm.transaction(async (tx) => {
    await checkLogo(tx, edit)
    const company = await companies.updateCompany(tx, id, edit)
    if (!company) throw refuse('not_found', 'company_not_found')
    return company
  })
}

async function checkLogo(tx: Sql, { logo }: { logo?: string | null | undefined }): Promise<void> {
  if (logo && !(await isStoredObject(tx, logo))) throw refuse('invalid', 'logo_not_uploaded', 'logo')
}
