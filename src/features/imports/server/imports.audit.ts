// What the audit log says of a commit: which listings came of it.
import type { Input } from 'hono'
import { z } from 'zod'
import { readJobStates } from '#features/jobs/server/job-states.store.ts'
import type { ActDescription } from '#http/admin-act.ts'

const Made = z.object({ jobs: z.array(z.object({ id: z.string() })) })

export const importedJobs: ActDescription<Input> = async (c) => async () => {
  const { jobs } = Made.parse(await c.res.clone().json())
  const ids = jobs.map(({ id }) => id)
  return { subject: null, before: null, after: { jobs: await readJobStates(c.var.deps.db.orm, ids) } }
}
