// What the audit log says of the operator's decisions about links and reports.
import { changeOf } from '#http/admin-act.ts'
import { readLinkState } from './links.store.ts'
import { readReportState } from './listing-reports.store.ts'

type ByJob = { out: { param: { jobId: string } } }
type ById = { out: { param: { id: string } } }

export const linkChange = changeOf<ByJob>({ subject: (c) => c.req.valid('param').jobId, look: readLinkState })
export const reportChange = changeOf<ById>({ subject: (c) => c.req.valid('param').id, look: readReportState })
