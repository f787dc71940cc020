// Work in the background that failed for good: shown, tried again once its cause is mended, or let go.
import type { Deps } from '#platform/deps.ts'
import { refuse } from '../failed-work.refusals.ts'
import type { FailedWork, FailedWorkList } from '../failed-work.schema.ts'

const shown = 100

export async function readFailedWork(deps: Deps): Promise<FailedWorkList> {
  const work = await listWork(deps)
  return { work: work.slice(0, shown), total: work.length }
}

export async function findFailedWork(deps: Deps, id: string): Promise<FailedWork | null> {
  return (await listWork(deps)).find((each) => each.id === id) ?? null
}

async function listWork({ queue }: Deps): Promise<FailedWork[]> {
  const letters = await queue.listDeadLetters()
  return letters
    .toSorted((one, other) => other.failedAt.getTime() - one.failedAt.getTime())
    .map(({ id, queue: kind, reason, attempts, failedAt }) => {
      return { id, kind, reason, attempts, failedAt: failedAt.toISOString() }
    })
}

export async function retryFailedWork({ db, queue }: Deps, id: string): Promise<void> {
  if (!(await queue.retryDeadLetter(db.orm, id))) throw refuse('not_found', 'work_not_found')
}

export async function dropFailedWork({ db, queue }: Deps, id: string): Promise<void> {
  if (!(await queue.dropDeadLetter(db.orm, id))) throw refuse('not_found', 'work_not_found')
}
