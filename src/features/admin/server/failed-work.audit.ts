// What the audit log says of failed work: its kind and why it failed.
import type { ActDescription, ById } from '#http/admin-act.ts'
import { findFailedWork } from './failed-work.service.ts'

export const failedWorkChange: ActDescription<ById> = async (c) => {
  const { id: subject } = c.req.valid('param')
  const work = await findFailedWork(c.var.deps, subject)
  const before = work && { kind: work.kind, reason: work.reason, attempts: work.attempts }
  return async () => ({ subject, before, after: null })
}
