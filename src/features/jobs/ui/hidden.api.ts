// What somebody hides from their own lists: reading it, hiding with a way back, and showing it again.
import { useAct } from '#design/use-act.ts'
import { keyOfPath } from '#http/client/api-query.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { hiddenRoutes } from '../server/hidden.routes.ts'
import { jobsApi } from './jobs.api.ts'

const api = apiOf<typeof hiddenRoutes>()

export const hiddenQuery = api.query('/hidden')
/** The chart, too, shows what is not hidden. */
const refresh = [jobsApi.keyOf('/jobs'), jobsApi.keyOf('/stats'), keyOfPath('/api/chart'), hiddenQuery.queryKey]

/** A listing, or all of an organisation. */
export type Hideable = { jobId: string } | { company: string }

const change = (method: 'PUT' | 'DELETE', what: Hideable) =>
  'jobId' in what
    ? api.call(method, '/hidden/jobs/:id', { param: { id: what.jobId } })
    : api.call(method, '/hidden/companies/:name', { param: { name: what.company } })

const said = (what: Hideable) => ('jobId' in what ? 'the listing' : what.company)

export function useShowAgain() {
  return useAct({
    call: (what: Hideable) => change('DELETE', what),
    done: (_, what) => `You see ${said(what)} again`,
    failed: 'It is still hidden',
    refresh,
  })
}

export function useHide(onDone?: () => void) {
  const showAgain = useShowAgain()
  return useAct({
    call: (what: Hideable) => change('PUT', what),
    done: (_, what) => ({
      title: 'jobId' in what ? 'Listing hidden' : `${what.company} hidden`,
      description: 'The list to undo it is in your account, under Alerts.',
      action: { label: 'Undo', onClick: () => showAgain.mutate(what) },
    }),
    failed: 'It could not be hidden',
    refresh,
    ...(onDone ? { onDone } : {}),
  })
}
