// What the audit log says of an admin's acts on listings and organisations.
import { changeById, creationOf } from '#http/admin-act.ts'
import { readCompanyState, readJobState } from './job-states.store.ts'

export const newJob = creationOf(readJobState)
export const jobChange = changeById(readJobState)
export const newCompany = creationOf(readCompanyState)
export const companyChange = changeById(readCompanyState)
