// What the audit log says of the operator's decisions about links and reports.
import { changeById, changeOf } from '#http/admin-act.ts'
import { readLinkState } from './links.store.ts'
import { readReportState } from './listing-reports.store.ts'

export type ByJobPath = { out: { param: { jobId: string } } }

export const linkChange = changeOf<ByJobPath>({ subject: (c) => c.req.valid('param').jobId, look: readLinkState })
export const reportChange = changeById(readReportState)
