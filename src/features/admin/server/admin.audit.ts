// What the audit log says of an admin's acts on people and on many listings at once.
import { readAccountState } from '#features/accounts/server/accounts.store.ts'
import { readRequestState } from '#features/accounts/server/data-requests.store.ts'
import { readSuspensionState } from '#features/accounts/server/suspensions.store.ts'
import { readJobStates } from '#features/jobs/server/job-states.store.ts'
import { type ActDescription, changeById, creationOf } from '#http/admin-act.ts'
import type { JobsAct } from '../admin.schema.ts'
import { readAddressState } from './people.store.ts'
import { readNotesState } from './person-notes.store.ts'

export const personChange = changeById(readAccountState)
/** That the address changed, and whether it is confirmed; never what it is. */
export const addressChange = changeById(readAddressState)
export const suspensionChange = changeById(readSuspensionState)
export const newRequest = creationOf(readRequestState)
export const requestChange = changeById(readRequestState)
export const notesChange = changeById(readNotesState)

export const manyJobsChange: ActDescription<{ out: { json: JobsAct } }> = async (c) => {
  const { orm } = c.var.deps.db
  const { ids, act, days } = c.req.valid('json')
  const before = { jobs: await readJobStates(orm, ids) }
  const asked = act === 'extend' ? { act, days } : { act }
  return async () => ({ subject: null, before, after: { ...asked, jobs: await readJobStates(orm, ids) } })
}
